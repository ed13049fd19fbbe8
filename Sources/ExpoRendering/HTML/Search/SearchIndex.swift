import ExpoModel
import ExpoBase

/// The files of the search: the script, the names of all entries, and their texts.
///
/// Pages opened from a disk may load no JSON, so each file is a script that calls a function. Names
/// come first; texts are in blocks that are loaded when they are needed.
struct SearchIndex: Sendable {
  /// The path of the script.
  static let scriptPath = "assets/search.js"
  /// The folder of names and texts.
  static let folder = "assets/search"
  /// The character that the script replaces by a number.
  private static let number = "%"

  private let plans: [SitePlan]
  private let languages: [Language]

  /// Creates the index of the expositions of a site; the languages are those of its pages.
  init(_ plans: [SitePlan], languages: [Language]) {
    self.plans = plans
    self.languages = languages
  }

  /// The files, each after those it refers to.
  var files: [RenderedFile] {
    let texts = SearchTexts(plans)
    let names = SearchNames(plans, texts: texts.blockNames)
    let words = words
    let script = RenderedFile(path: Self.scriptPath) { bytes in
      bytes.append("var expoSearchWords = ")
      words.append(to: &bytes)
      bytes.append(";\n")
      bytes += (Resources.searchScript + Resources.searchBoxScript).utf8
    }
    return [script] + texts.files + names.files
  }

  /// What the script says, in each language.
  private var words: EmbeddedJSON {
    var members: [(key: StaticString, value: EmbeddedJSON)] = []
    for language in Language.allCases where languages.contains(language) {
      members.append((Self.key(of: language), Self.words(in: language)))
    }
    return .object(members)
  }

  private static func key(of language: Language) -> StaticString {
    language.pick(en: "en", ko: "ko")
  }

  private static func words(in language: Language) -> EmbeddedJSON {
    let labels: [(StaticString, Label)] = [
      ("found", .found(number)), ("one", .foundOne), ("shown", .shown(number)),
      ("none", .notFound), ("loading", .loading), ("failed", .notLoaded),
      ("results", .searchResults),
    ]
    return .object(
      labels.map { (key: $0.0, value: EmbeddedJSON.string($0.1.text(in: language))) })
  }
}

/// An entry as the search refers to it.
struct SearchEntry {
  private static let pictures = "images/"

  let plan: SitePlan
  let index: Int

  /// The name of its page, without the folder and extension that all have in common.
  var page: String { plan.entryNames[index] }

  /// The entry among all of the site.
  var key: String { (plan.part.map { $0.folder + "/" } ?? "") + page }

  /// The smallest file of its picture, shortened: `.png` for a file named as the page is; nil for none.
  var thumbnail: String? {
    guard let path = plan.pictures[index]?.files.first?.path else { return nil }
    // All paths are ASCII.
    guard path.utf8.starts(with: Self.pictures.utf8) else { return path }
    let file = path.utf8.dropFirst(Self.pictures.utf8.count)
    let rest = file.dropFirst(page.utf8.count)
    let (dot, at) = (UInt8(ascii: "."), UInt8(ascii: "@"))
    let isNamedAlike =
      file.starts(with: page.utf8) && rest.first == dot
      && !rest.dropFirst().contains { $0 == dot || $0 == at }
    if isNamedAlike { return String(Substring(rest)) }
    return file.contains(UInt8(ascii: "/")) ? path : String(Substring(file))
  }
}
