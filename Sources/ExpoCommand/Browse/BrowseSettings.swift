import ExpoSource
import ExpoRendering
import ExpoText

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

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    let reading = try ReadingSettings(arguments, console)
    let environment = console.environment
    labels = console.languages.labels
    options = BrowseOptions(
      widestText: arguments.has(.width) ? reading.width : BrowseOptions().widestText,
      ambiguous: reading.ambiguous, messages: console.language,
      isSecure: [.expoSecure, .lessSecure].contains { Self.isSet($0, environment) })
    isAccessible = arguments.has(.accessible) || environment[.term] == "dumb"
    usesMouse = arguments.has(.mouse)
    isQuiet = reading.isQuiet
    hasStyles = ColorPolicy.isOn(
      console.standardOutput, environment, override: console.colorOverride)
    editor =
      [environment[.visual], environment[.editor]].lazy.compactMap { $0 }
      .first { !$0.allSatisfy(\.isWhitespace) } ?? "vi"
    readsStandardInput = arguments.operands.first == "-"
  }

  private static func isSet(
    _ variable: EnvironmentVariable, _ environment: [EnvironmentVariable: String]
  ) -> Bool {
    environment[variable].map { !$0.isEmpty && $0 != "0" } ?? false
  }
}
