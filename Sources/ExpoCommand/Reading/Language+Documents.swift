import ExpoModel
import ExpoRendering
import ExpoSource
import ExpoValidation

extension Language {
  /// The most entries whose names and summaries are looked at.
  private static let sampledEntries = 20

  /// Creates the language of the labels of documents, as exports choose it: from the poster and the
  /// beginning of the list, so that long documents need not be read.
  init(of source: ExhibitionDocuments) {
    let entries = source.entries.map { list in
      list.elements.prefix(Self.sampledEntries).map { element in
        PublishedEntry(
          number: element.number,
          entry: Entry(
            name: list.text(.name, of: element) ?? "", imageName: "",
            shortDescription: list.text(.shortDescription, of: element) ?? "", description: ""))
      }
    }
    self.init(
      of: Exhibition(
        fileName: "", exposition: source.exposition?.exposition, entries: entries ?? []))
  }
}
