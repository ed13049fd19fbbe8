import ExpoBase
import ExpoRendering

/// The options of `browse`, checked.
struct BrowseSettings {
  /// The language of labels; nil for that of the data.
  let labels: Language?
  let options: BrowseOptions
  /// Whether lines are asked for and answered instead of drawing a screen.
  let isAccessible: Bool
  let usesMouse: Bool
  let isQuiet: Bool
  /// Whether bold, dim and underlined are used.
  let hasStyles: Bool
  /// The command for the editor.
  let editor: String
  /// Whether documents come from standard input.
  let readsStandardInput: Bool
  /// The path; nil for the current folder.
  let path: String?
  /// The word that names the entry to open; nil for the first screen.
  let entry: String?

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    let reading = try ReadingSettings(arguments, console)
    let environment = console.environment
    labels = console.languages.labels
    isAccessible = arguments.has(.accessible) || console.isDumb
    options = BrowseOptions(
      widestText: arguments.has(.width) ? reading.width : BrowseOptions().widestText,
      ambiguous: reading.ambiguous, messages: console.language, isLinear: isAccessible,
      hasClipboard: !console.isDumb,
      isSecure: console.isOn(.expoSecure) || console.isOn(.lessSecure))
    usesMouse = arguments.has(.mouse)
    isQuiet = reading.isQuiet
    hasStyles = console.isColored
    editor =
      [environment[.visual], environment[.editor]].lazy.compactMap { $0 }
      .first { !$0.allSatisfy(\.isWhitespace) } ?? "vi"
    let first = arguments.operands.first
    path = first.flatMap { ReadingSettings.isPath($0) || arguments.operands.count > 1 ? $0 : nil }
    entry = path == nil ? first : arguments.operands.dropFirst().first
    readsStandardInput = path == "-"
  }

}

/// The fixed settings of the reader, from options and the environment.
struct BrowseOptions: Sendable {
  /// The widest line of prose, in cells.
  var widestText = 100
  var ambiguous = AmbiguousWidth.narrow
  /// The language of notices, keys and findings.
  var messages = Language.english
  /// Whether lines are written one below the other, not a screen: no title line, no split view.
  var isLinear = false
  /// Whether the terminal can be asked to copy.
  var hasClipboard = true
  /// Whether editor and clipboard are off: `EXPO_SECURE=1`.
  var isSecure = false
}
