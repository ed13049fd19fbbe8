/// The paths of a book's files, and how the files link to each other.
///
/// | preset           | poster              | entry                           | pictures         |
/// |------------------|---------------------|---------------------------------|------------------|
/// | gfm, commonmark  | `index.md`          | `entries/SLUG.md`               | `images/`        |
/// | hugo             | `content/_index.md` | `content/entries/SLUG/index.md` | beside each page |
/// | jekyll           | `index.md`          | `_entries/SLUG.md`              | `images/`        |
///
/// The book of one of several exhibitions has a folder: `FAIR/index.md`, `content/FAIR/_index.md`,
/// `_entries/FAIR/SLUG.md`.
/// Hugo and Jekyll publish entries as `entries/SLUG/` below the poster; links are relative to that.
struct MarkdownLayout: Sendable {
  private let preset: MarkdownRenderer.Preset
  /// The folder of the book with a final slash; empty for the only book.
  private let folder: String
  private let slugs: [String]
  /// The file names of entries, without extension.
  private let fileNames: [String]

  /// Creates the layout of a book; `names` are the slugs of its entries.
  init(_ preset: MarkdownRenderer.Preset, folder: String = "", slugs names: [String]) {
    self.preset = preset
    self.folder = folder.isEmpty ? "" : "\(folder)/"
    slugs = preset == .hugo ? SafeName.distinctForHugo(names) : names
    fileNames =
      preset == .jekyll
      ? SafeName.distinct(names.map(Self.withoutDate), reserved: ["index"]) : slugs
  }

  var poster: String { page(of: preset == .hugo ? "_index.md" : "index.md") }

  /// The path of the file that names the section of entries.
  var entriesSection: String? {
    preset == .hugo && folder.isEmpty ? page(of: "entries/_index.md") : nil
  }

  var pictures: String { "\(folder)images" }

  /// The path of the file of an entry, by its index from 0.
  func entry(_ index: Int) -> String {
    switch preset {
    case .gfm, .commonmark: page(of: "entries/\(fileNames[index]).md")
    case .hugo: page(of: "entries/\(fileNames[index])/index.md")
    case .jekyll: "_entries/\(folder)\(fileNames[index]).md"
    }
  }

  /// The folder of the book in the folder of the export.
  func folder(in export: String) -> String { folder.isEmpty ? export : "\(export)/\(folder)" }

  /// The folder of the page of an entry, where Hugo looks for its pictures; of the poster for nil.
  func bundle(_ index: Int?) -> String {
    let file = index.map(entry) ?? poster
    return file.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The destination of the poster's link to an entry.
  func link(to index: Int) -> String {
    isPublished ? "entries/\(slugs[index])/" : "entries/\(fileNames[index]).md"
  }

  /// The published path of an entry, or of the poster for nil: `/entries/haegeum/`.
  func permalink(_ index: Int?) -> String {
    "/\(folder)" + (index.map { "entries/\(slugs[$0])/" } ?? "")
  }

  /// Whether a site generator turns the files into pages.
  var isPublished: Bool { preset == .hugo || preset == .jekyll }

  /// A path of the export or the site, relative to the page of an entry; for nil, to the poster.
  func path(_ path: String, from index: Int?) -> String {
    if path.hasPrefix("/") { return path }
    let inFolder = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    guard index != nil else { return inFolder }
    return (isPublished ? "../../" : "../") + inFolder
  }

  private func page(of name: String) -> String {
    (preset == .hugo ? "content/" : "") + folder + name
  }

  /// Hides a date from Jekyll, which omits pages with a date in the future: `2030-01-01-robot` →
  /// `2030_01-01-robot`.
  private static func withoutDate(_ name: String) -> String {
    let parts = name.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    let lengths = [2...4, 1...2, 1...2]
    let isDated =
      parts.count == 4
      && zip(parts, lengths).allSatisfy { part, length in
        length.contains(part.utf8.count) && part.allSatisfy(\.isWholeNumber)
      }
    guard isDated else { return name }
    return parts[0] + "_" + parts.dropFirst().joined(separator: "-")
  }
}

extension SafeName {
  /// Names that mean the folder itself, and those of the sections that Hugo makes.
  private static let reservedByHugo: Set<String> = ["index", "_index", "tags", "categories"]
  /// The version of Unicode that the oldest Hugo knows.
  private static let newestUnicode = 13

  /// Names of folders that Hugo publishes under the same names, made from file names.
  ///
  /// Hugo lowercases paths and drops characters, so that two names could get the same address, and treats
  /// `flag.en` as the English version of `flag`. `Mugunghwa.ho` → `mugunghwa-ho`; `👪` → its number.
  static func distinctForHugo(_ fileNames: [String], reserved: Set<String> = []) -> [String] {
    let preferred = fileNames.enumerated().map { index, fileName in
      let name = nameForHugo(fileName)
      return name.isEmpty ? String(index + 1) : name
    }
    return distinct(preferred, reserved: reservedByHugo.union(reserved))
  }

  private static func nameForHugo(_ fileName: String) -> String {
    var name = ""
    for scalar in fileName.lowercased().unicodeScalars {
      if isKeptByHugo(scalar) {
        name.unicodeScalars.append(scalar)
      } else if let last = name.unicodeScalars.last, last != "-" {
        name += "-"
      }
    }
    return from(name)
  }

  private static func isKeptByHugo(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "_" { return true }
    guard let age = scalar.properties.age, age.major <= newestUnicode else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
      return true
    default: return false
    }
  }
}
