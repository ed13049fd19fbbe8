import ExpoModel
import ExpoText

/// The pictures that a book shows: one file each.
///
/// Markdown names one file for a picture and cannot say its scales. The one for 2x is sharp on
/// most screens and half as large as that for 3x; without it the largest there is.
struct MarkdownPictures: Sendable {
  private let mode: MarkdownBook.Pictures
  private let names: PictureFiles
  /// The files to be copied.
  let files: [RenderedFile]

  init(_ exhibition: Exhibition, _ mode: MarkdownBook.Pictures, folder: String) {
    self.mode = mode
    names = PictureFiles(exhibition, folder: folder)
    guard mode == .copied else {
      files = []
      return
    }
    let shown = Set(
      exhibition.pictures.compactMap { [names] picture in
        Self.best(of: picture).map { names.path(of: $0, of: picture) }
      })
    files = names.files.filter { shown.contains($0.path) }
  }

  /// The path of a picture below the export; nil if none is shown.
  func path(of picture: Picture?) -> String? {
    guard let picture, let best = Self.best(of: picture) else { return nil }
    switch mode {
    case .none: return nil
    case .copied: return names.path(of: best, of: picture)
    case .referenced(let folder): return RelativePath.of(best.source, from: folder)
    }
  }

  private static func best(of picture: Picture) -> Picture.Candidate? {
    picture.candidates.first { $0.scale == 2 } ?? picture.candidates.last
  }
}
