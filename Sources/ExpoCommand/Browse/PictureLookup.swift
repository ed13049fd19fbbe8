import ExpoCatalog
import ExpoText

/// Says what picture an entry has: the files of its image set, with their sizes.
///
/// The catalog's lists are read once; the files themselves only for an entry that is shown, and of
/// them only the header. A name is looked up among the sets there are and never made into a path.
struct PictureLookup: Sendable {
  /// Bytes of a file that hold its size, most often.
  private static let headerLength = 4096

  private let sets: [(name: String, files: [(scale: String?, path: String)])]

  /// Knows no pictures.
  init() { sets = [] }

  /// The pictures of the catalog that a document lies in; none if it lies in none.
  init(around path: String) {
    guard let catalog = DocumentFinder.catalog(around: path),
      let read = try? AssetCatalogReader().catalog(at: catalog)
    else {
      sets = []
      return
    }
    sets = read.imageSets.map { set in
      let files = set.contents.items("images").compactMap { item in
        item.filename.flatMap { name in
          set.children.contains(name) ? (scale: item.scale, path: "\(set.path)/\(name)") : nil
        }
      }
      return (set.name, files)
    }
  }

  /// The files of an image set: `1x 342×256 · 2x 683×512`, `PDF`; nil if there is no such set.
  func summary(of name: String) -> String? {
    guard let files = sets.first(where: { $0.name.utf8.elementsEqual(name.utf8) })?.files else {
      return nil
    }
    return files.compactMap { file in
      guard let bytes = try? FileReader.readBeginning(of: file.path, count: Self.headerLength),
        let header = PictureHeader(bytes)
      else { return nil }
      let size = header.size.map { "\($0.width)×\($0.height)" } ?? header.kind.rawValue
      return [file.scale, size].compactMap { $0 }.joined(separator: " ")
    }.joined(separator: " · ")
  }
}
