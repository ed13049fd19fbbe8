import ExpoSource
import ExpoRendering
import ExpoText

/// The options that `list`, `show` and `browse` share: language, width and pager.
struct ReadingSettings {
  /// The widest prose without `--width`, in cells.
  private static let widestProse = 100

  let language: Language
  /// The width of a line in cells.
  let width: Int
  /// The width of prose in cells.
  let proseWidth: Int
  let ambiguous: AmbiguousWidth
  /// The pagers to try; none for `--no-pager`.
  let pagers: [PagerChoice]
  let isQuiet: Bool

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    language = try Self.language(arguments, console.environment)
    width = try console.width(arguments)
    proseWidth = arguments.has(.width) ? width : min(width, Self.widestProse)
    ambiguous = console.ambiguousWidth
    isQuiet = arguments.has(.quiet)
    let pager = try arguments[.pager]
    pagers =
      arguments.has(.noPager)
      ? [] : PagerChoice.all(option: pager, environment: console.environment)
  }

  /// `--lang` > `EXPO_LANG` > the locale of messages: `LC_ALL`, `LC_MESSAGES` or `LANG`.
  private static func language(
    _ arguments: Arguments, _ environment: [EnvironmentVariable: String]
  ) throws(UsageError) -> Language {
    if let language = try arguments[.lang] { return language }
    let variables: [EnvironmentVariable] = [.expoLang, .lcAll, .lcMessages, .lang]
    let locale = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return Language(locale: locale ?? "")
  }
}
