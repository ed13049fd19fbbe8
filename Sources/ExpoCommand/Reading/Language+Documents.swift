import ExpoModel
import ExpoRendering
import ExpoBase
import ExpoKit

extension Language {
  /// The most entries whose names and summaries are looked at.
  private static let sampledEntries = 20

  /// Creates the language of the labels of documents, as exports choose it: from the poster and the
  /// beginning of the list, so that long documents need not be read.
  init(of source: ExhibitionDocuments) {
    let poster = source.exposition.map { document in
      let exposition = document.partial
      return [exposition.title, exposition.location, exposition.description].map(\.value)
    }
    let entries = source.entries.map { list in
      list.elements.prefix(Self.sampledEntries).flatMap { element in
        [list.text(.name, of: element), list.text(.shortDescription, of: element)]
      }
    }
    self.init(ofTexts: ((poster ?? []) + (entries ?? [])).compactMap(\.self))
  }
}
