/// The paths of a book's files, and how the files link to each other.
///
/// | preset           | poster              | entry                    | pictures          |
/// |------------------|---------------------|--------------------------|-------------------|
/// | gfm, commonmark  | `index.md`          | `entries/SLUG.md`        | `images/`         |
/// | hugo             | `content/_index.md` | `content/entries/….md`   | `content/images/` |
/// | jekyll           | `index.md`          | `_entries/SLUG.md`       | `images/`         |
///
/// Hugo and Jekyll publish entries as `entries/SLUG/` below any address; links are relative to that.
struct MarkdownLayout: Sendable {
  private let preset: MarkdownRenderer.Preset
  private let slugs: Slugs
  /// The file names of entries, without extension.
  private let fileNames: [String]

  /// Creates the layout of a book with `count` entries.
  init(_ preset: MarkdownRenderer.Preset, slugs: Slugs, count: Int) {
    self.preset = preset
    self.slugs = slugs
    let names = (0..<count).map { slugs[$0] }
    fileNames = preset == .hugo ? Self.withoutLanguages(names) : names
  }

  /// The path of the poster's file.
  var poster: String { preset == .hugo ? "content/_index.md" : "index.md" }

  /// The folder of pictures.
  var pictures: String { preset == .hugo ? "content/images" : "images" }

  /// The path of the file of an entry, by its index from 0.
  func entry(_ index: Int) -> String {
    switch preset {
    case .gfm, .commonmark: "entries/\(fileNames[index]).md"
    case .hugo: "content/entries/\(fileNames[index]).md"
    case .jekyll: "_entries/\(fileNames[index]).md"
    }
  }

  /// The destination of the poster's link to an entry.
  func link(to index: Int) -> String {
    isPublished ? "entries/\(slugs[index])/" : entry(index)
  }

  /// The slug of an entry in its published address.
  func slug(_ index: Int) -> String { slugs[index] }

  /// Whether a site generator turns the files into pages.
  var isPublished: Bool { preset == .hugo || preset == .jekyll }

  /// The relative path from the page of an entry to the folder of the poster.
  var pathToRoot: String { isPublished ? "../../" : "../" }

  /// The path of an exported file in the published site.
  func published(_ path: String) -> String {
    let folder = "content/"
    return preset == .hugo && path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Replaces dots: Hugo reads `flag.en.md` as the English version of `flag.md`.
  private static func withoutLanguages(_ names: [String]) -> [String] {
    DistinctNames(
      names.map { $0.split(separator: ".").joined(separator: "-") }, reserved: ["index", "_index"]
    ).names
  }
}
