import ExpoKit

/// The options that `list`, `show` and `browse` share: language, width and pager.
struct ReadingSettings {
  /// The widest prose without `--width`, in cells.
  private static let widestProse = 100

  private let labels: Language?
  /// In cells.
  let width: Int
  /// The width that no line may exceed: a given one, or that of the terminal.
  let limit: Int?
  /// In cells.
  let proseWidth: Int
  let ambiguous: AmbiguousWidth
  /// The pagers that may be used; none for `--no-pager`.
  let pagers: [PagerChoice]

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    labels = console.languages.labels
    width = try console.width(arguments)
    limit = arguments.has(.width) || console.standardOutput.isTerminal ? width : nil
    proseWidth = arguments.has(.width) ? width : min(width, Self.widestProse)
    ambiguous = console.ambiguousWidth
    pagers = try console.pagers(arguments)
  }

  /// The language of labels: the chosen one, or else that of the data.
  func labels(of documents: ExhibitionDocuments) -> Language { labels ?? Language(of: documents) }

  /// Whether a word is a path: `-`, an existing file or folder, or a name with a known extension.
  static func isPath(_ word: String) -> Bool {
    word == "-" || FilePath.exists(word)
      || [".json", ".dataset", ".xcassets"].contains { word.hasSuffix($0) }
  }
}

extension FileError {
  /// The error for a word that looks like a mistyped path: it has a slash, or a file has a similar name.
  static func mistyped(_ word: String) -> FileError? {
    hasSlash(word) || FilePath.near(word) != nil ? .missing(word) : nil
  }

  /// Whether a word has a slash and is not a JSON Pointer to an entry: `/3/desc`.
  static func hasSlash(_ word: String) -> Bool {
    word.contains("/") && !(word.hasPrefix("/") && word.dropFirst().first?.isNumber == true)
  }
}

extension FileChoice {
  /// Reads `--include`, `--exclude` and `--no-ignore`.
  init(_ arguments: Arguments, forcesExclude: Bool = false) throws(CommandError) {
    self.init(
      included: try arguments[.include] ?? [], excluded: try arguments[.exclude] ?? [],
      heedsGitignore: !arguments.has(.noIgnore), forcesExclude: forcesExclude)
  }
}
