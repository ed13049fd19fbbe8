import ExpoKit
import ExpoBase

/// The options that `list`, `show` and `browse` share: language, width and pager.
struct ReadingSettings {
  /// The widest prose without `--width`, in cells.
  private static let widestProse = 100

  private let labels: Language?
  /// The width of a line in cells.
  let width: Int
  /// The width that no line may exceed: a given one, or that of the terminal; nil for none.
  let limit: Int?
  /// The width of prose in cells.
  let proseWidth: Int
  let ambiguous: AmbiguousWidth
  /// The pagers to try; none for `--no-pager`.
  let pagers: [PagerChoice]
  let isQuiet: Bool

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    labels = console.languages.labels
    width = try console.width(arguments)
    limit = arguments.has(.width) || console.standardOutput.isTerminal ? width : nil
    proseWidth = arguments.has(.width) ? width : min(width, Self.widestProse)
    ambiguous = console.ambiguousWidth
    isQuiet = arguments.has(.quiet)
    let pager = try arguments[.pager]
    pagers =
      arguments.has(.noPager)
      ? [] : PagerChoice.all(option: pager, environment: console.environment)
  }

  /// The language of labels: the chosen one, or else that of the data.
  func labels(of source: ExhibitionDocuments) -> Language { labels ?? Language(of: source) }
}

extension ReadingSettings {
  /// Whether a word is a path: `-`, an existing file or folder, or a name with a known extension.
  static func isPath(_ word: String) -> Bool {
    word == "-" || FilePath.exists(word)
      || [".json", ".dataset", ".xcassets"].contains { word.hasSuffix($0) }
  }
}
