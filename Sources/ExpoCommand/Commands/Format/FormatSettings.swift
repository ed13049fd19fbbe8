import ExpoKit
import ExpoJSON
import ExpoBase

/// The options of `format`, checked.
struct FormatSettings {
  /// What happens to a formatted document.
  enum Action {
    /// It is printed to standard output.
    case print
    /// It replaces the file.
    case write
    /// The name of a file that would change is printed.
    case check
    /// The difference is printed.
    case diff
  }

  let action: Action
  /// The formatter for documents of no known kind.
  let formatter: JSONFormatter
  /// The kind to read every document as; nil to detect it.
  let kind: DocumentKind?
  let standardInputName: String
  /// Which files are searched in folders.
  let files: FileChoice
  let isQuiet: Bool
  /// The reporter for documents that are refused.
  let reporter: any Reporter

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    action = Action(arguments)
    formatter = JSONFormatter(
      layout: try Self.layout(arguments), escaping: try arguments[.escape] ?? .keep,
      escapesHidden: action == .print && console.standardOutput.isTerminal)
    kind = try arguments[.kind]
    standardInputName = try (arguments[.stdinFilename] ?? .standardInput).string
    files = try FileChoice(arguments, console)
    isQuiet = arguments.has(.quiet)
    let format: ReportFormat = console.standardError.isTerminal ? .full : .concise
    reporter = format.reporter(
      width: try console.width(arguments), language: console.language)
  }

  private static func layout(_ arguments: Arguments) throws(UsageError) -> JSONFormatter.Layout {
    arguments.has(.compact) ? .compact : .indented(try arguments[.indent] ?? .two)
  }
}

extension FormatSettings.Action {
  /// Reads `--write`, `--check` and `--diff`.
  fileprivate init(_ arguments: Arguments) {
    self =
      arguments.has(.formatDiff)
      ? .diff : arguments.has(.check) ? .check : arguments.has(.write) ? .write : .print
  }

  /// Whether documents or differences are printed, without a closing line.
  var printsDocuments: Bool { self == .print || self == .diff }
}
