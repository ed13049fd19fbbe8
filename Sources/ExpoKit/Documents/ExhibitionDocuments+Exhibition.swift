package import ExpoModel

extension ExhibitionDocuments {
  /// The decoded exhibition with its pictures; nil if anything cannot be decoded.
  ///
  /// A picture is the image set whose name is, byte for byte, the `image_name` of the entry.
  ///
  /// - Throws: ``FileError`` if a picture cannot be read.
  package func exhibition(with pictures: PictureIndex?) throws(FileError) -> Exhibition? {
    if let exposition, exposition.exposition == nil { return nil }
    var published: [PublishedEntry] = []
    if let entries {
      published.reserveCapacity(entries.count)
      for (element, entry) in entries.entries {
        guard let entry else { return nil }
        published.append(
          PublishedEntry(
            number: element.number, entry: entry, facts: entries.facts(of: element),
            picture: try pictures?.picture(named: entry.imageName),
            pictureDescription: entries.pictureDescription(of: element)))
      }
    }
    let isUsed = published.contains { $0.entry.imageName == PictureIndex.posterName }
    return Exhibition(
      fileName: publishedName, exposition: exposition?.exposition,
      posterPicture: isUsed ? nil : try pictures?.picture(named: PictureIndex.posterName),
      entries: published, icon: pictures?.icon())
  }
}
