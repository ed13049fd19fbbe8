import ExpoModel

/// A picture as a page of a book refers to it.
struct MarkdownPicture: Sendable {
  /// The path from the page to the shown file.
  let path: String
  /// The path of the shown file in the book.
  let shown: String
  /// The copied files, the smallest scale first; for Hugo, the path is a name beside the page, else a path in the
  /// book.
  let files: [(path: String, file: Picture.Candidate)]
}

/// The pictures of a book.
///
/// A Markdown image has one destination and no scales. The 2x file is sharp on most screens and half the size
/// of 3x; without a 2x file the largest is used. Site generators get the other scales too, for templates:
/// Jekyll in a folder, Hugo beside each page.
struct MarkdownPictures: Sendable {
  private let mode: MarkdownBook.Pictures
  private let preset: MarkdownRenderer.Preset
  private let layout: MarkdownLayout
  private let names: PictureFiles
  private(set) var files: [RenderedFile] = []

  init(
    of exhibition: Exhibition, _ mode: MarkdownBook.Pictures, for preset: MarkdownRenderer.Preset,
    in layout: MarkdownLayout
  ) {
    self.mode = mode
    self.preset = preset
    self.layout = layout
    names = PictureFiles([exhibition], folder: layout.pictures)
    guard mode == .copied else { return }
    switch preset {
    case .jekyll: files = names.files
    case .hugo: files = bundled(exhibition)
    case .gfm, .commonmark:
      let shown = Set(
        exhibition.pictures.compactMap { [names] picture in
          Self.best(of: picture).map { names.path(of: $0, of: picture) }
        })
      files = names.files.filter { shown.contains($0.path) }
    }
  }

  /// The picture of the entry at an index from 0, or of the poster for nil; nil if there is none.
  func picture(_ picture: Picture?, of index: Int?) -> MarkdownPicture? {
    guard let picture, let best = Self.best(of: picture) else { return nil }
    switch mode {
    case .none: return nil
    case .referenced(let folder):
      let path = Self.path(of: best.source, from: layout.folder(in: folder))
      return MarkdownPicture(path: layout.path(path, from: index), shown: path, files: [])
    case .copied:
      let files = picture.candidates.map { (path(of: $0, of: picture), $0) }
      let shown = path(of: best, of: picture)
      return MarkdownPicture(
        path: preset == .hugo ? shown : layout.path(shown, from: index), shown: shown, files: files)
    }
  }

  private func path(of candidate: Picture.Candidate, of picture: Picture) -> String {
    preset == .hugo
      ? Self.bundleName(of: candidate, in: picture) : names.path(of: candidate, of: picture)
  }

  private static func best(of picture: Picture) -> Picture.Candidate? {
    picture.candidates.first { $0.scale == 2 } ?? picture.candidates.last
  }

  /// The name of a file beside a page: `feature@2x.png` for the one that is shown, `cover.png`,
  /// `cover@3x.png` for the others.
  ///
  /// Hugo's templates for link previews take the first picture called `feature`, else `cover`.
  private static func bundleName(
    of candidate: Picture.Candidate, in picture: Picture
  ) -> String {
    let name = candidate == best(of: picture) ? "feature" : "cover"
    return PictureFiles.path("", name, candidate)
  }

  private func bundled(_ exhibition: Exhibition) -> [RenderedFile] {
    let pages: [(Int?, Picture?)] =
      [(nil, exhibition.posterPicture)] + exhibition.entries.enumerated().map { ($0, $1.picture) }
    return pages.flatMap { index, picture in
      guard let picture else { return [RenderedFile]() }
      let folder = layout.bundle(index)
      return picture.candidates.map { candidate in
        RenderedFile(
          path: "\(folder)/\(Self.bundleName(of: candidate, in: picture))",
          content: .copy(of: candidate.source))
      }
    }
  }

  /// The path of a file relative to a folder, by names alone: links are not followed.
  ///
  /// `/a/Assets/x.png` from `/a/out` → `../Assets/x.png`. The path stays unchanged if only one of the two is
  /// absolute, or if the folder is above the current one.
  static func path(of path: String, from folder: String) -> String {
    let target = components(of: path)
    let base = components(of: folder)
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
