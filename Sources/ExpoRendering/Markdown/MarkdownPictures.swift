import ExpoModel

/// The pictures of a book, one file each.
///
/// A Markdown image has one destination and no scales. The 2x file is sharp on most screens and half
/// the size of 3x; without a 2x file the largest is used.
struct MarkdownPictures: Sendable {
  private let mode: MarkdownBook.Pictures
  private let names: PictureFiles
  /// The files to copy.
  let files: [RenderedFile]

  /// Creates the selection and names of the pictures of an exhibition.
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

  /// The path of a picture relative to the export; nil if the book does not show it.
  func path(of picture: Picture?) -> String? {
    guard let picture, let best = Self.best(of: picture) else { return nil }
    switch mode {
    case .none: return nil
    case .copied: return names.path(of: best, of: picture)
    case .referenced(let folder): return Self.path(of: best.source, from: folder)
    }
  }

  private static func best(of picture: Picture) -> Picture.Candidate? {
    picture.candidates.first { $0.scale == 2 } ?? picture.candidates.last
  }
}

// MARK: - Relative paths

extension MarkdownPictures {
  /// The path of a file relative to a folder, computed from the names alone: links are not followed.
  ///
  /// `/a/Assets/x.png` from `/a/out` → `../Assets/x.png`. Returns the path unchanged if only one of
  /// the two is absolute, or if the folder lies above the current one.
  static func path(of path: String, from folder: String) -> String {
    let (target, base) = (components(of: path), components(of: folder))
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path }
    let common = zip(target, base).prefix { $0 == $1 }.count
    let up = base.dropFirst(common)
    guard !up.contains("..") else { return path }
    return (up.map { _ in ".." } + target.dropFirst(common)).joined(separator: "/")
  }

  /// The components of a path, with `.` and `..` resolved where possible.
  private static func components(of path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { components, name in
      if name == ".." && !path.hasPrefix("/") && components.last.map({ $0 == ".." }) ?? true {
        components.append(name)
      } else if name == ".." {
        _ = components.popLast()
      } else if name != "." {
        components.append(name)
      }
    }
  }
}
