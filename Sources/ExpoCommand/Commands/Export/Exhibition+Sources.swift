import ExpoModel

extension Exhibition {
  /// The same with other paths for the files of pictures.
  func withSources(_ path: (String) -> String) -> Exhibition {
    Exhibition(
      fileName: fileName, exposition: exposition, posterPicture: posterPicture?.withSources(path),
      entries: entries.map {
        PublishedEntry(
          number: $0.number, entry: $0.entry, facts: $0.facts,
          picture: $0.picture?.withSources(path), pictureDescription: $0.pictureDescription)
      }, icon: icon?.withSources(path))
  }
}

extension Picture {
  fileprivate func withSources(_ path: (String) -> String) -> Picture {
    let candidates = candidates.map { $0.moved(to: path($0.source)) }
    return Picture(name: name, candidates: candidates, unshownTypes: unshownTypes)
  }
}
