/// Where the files of a book lie, and how they refer to each other.
///
/// | preset           | poster              | entry                    | pictures          |
/// |------------------|---------------------|--------------------------|-------------------|
/// | gfm, commonmark  | `index.md`          | `entries/SLUG.md`        | `images/`         |
/// | hugo             | `content/_index.md` | `content/entries/….md`   | `content/images/` |
/// | jekyll           | `index.md`          | `_entries/SLUG.md`       | `images/`         |
///
/// Pages of Hugo and Jekyll are published as `entries/SLUG/`, below any address; what they refer
/// to is relative to that.
struct MarkdownLayout: Sendable {
  private let preset: MarkdownRenderer.Preset
  private let slugs: Slugs
  /// The names of the files of entries, without their ending.
  private let fileNames: [String]

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

  /// What the poster calls the page of an entry.
  func link(to index: Int) -> String {
    isPublished ? "entries/\(slugs[index])/" : entry(index)
  }

  /// The name in the address of the page of an entry.
  func slug(_ index: Int) -> String { slugs[index] }

  /// Whether a program makes pages of the files, at addresses of their own.
  var isPublished: Bool { preset == .hugo || preset == .jekyll }

  /// What leads from the page of an entry to the poster's folder.
  var wayUp: String { isPublished ? "../../" : "../" }

  /// The path below the published site of a file of the export.
  func published(_ path: String) -> String {
    let folder = "content/"
    return preset == .hugo && path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Hugo takes `flag.en.md` for the English `flag.md`.
  private static func withoutLanguages(_ names: [String]) -> [String] {
    DistinctNames(
      names.map { $0.split(separator: ".").joined(separator: "-") }, reserved: ["index", "_index"]
    ).names
  }
}
