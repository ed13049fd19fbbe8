import ExpoBase
import ExpoJSON
import ExpoKit

extension Command {
  /// The command `expo export markdown|html [PATH…]`.
  static let export = Command(.export, [.exportKind, .paths], options: .export) {
    arguments, console in
    let names = ExportKind.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw UsageError.operands(.missing(.export, oneOf: names))
    }
    guard let kind = ExportKind(rawValue: word) else {
      throw UsageError.unknown(.exportKind, word, among: names)
    }
    let paths = Array(arguments.operands.dropFirst())
    let isGiven = arguments.has(.entries) || arguments.has(.exposition)
    guard paths.count <= 1 || !isGiven else {
      throw UsageError.operands(.several(.export, .path, paths.count))
    }
    let settings = try ExportSettings(kind, arguments, console)
    let sources = try ReadingSession.sources(paths, arguments, console)
    return try ExportRun(settings, console).run(sources)
  }
}

/// The kinds of export.
///
/// To add a kind, add a case and its form below, and its options to `ExportOptions.swift`.
enum ExportKind: String, CaseIterable, Sendable {
  case markdown, html

  /// The form of the kind, with its options.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - labels: The language of labels; nil for that of the data.
  /// - Returns: The form.
  /// - Throws: ``UsageError``, and `FileError` if a file that an option names cannot be read.
  func form(_ arguments: Arguments, labels: Language?) throws -> any ExportForm {
    switch self {
    case .markdown: try MarkdownForm(arguments, labels: labels)
    case .html: try HTMLForm(arguments, labels: labels)
    }
  }
}

/// The options of `export`, checked.
struct ExportSettings {
  /// What happens to the files.
  enum Action {
    /// They are written.
    case write
    /// What would be written or removed is printed.
    case trial
    /// The same, with exit status 1 if there is any change.
    case check
  }

  let form: any ExportForm
  let action: Action
  let pictures: Inspection.Assets
  let isStrict: Bool
  let replacesForeign: Bool
  let keepsStale: Bool
  let isQuiet: Bool
  /// Whether a title is given to the page above several expositions.
  let hasTitle: Bool
  /// The reporter for findings in the documents.
  let reporter: any Reporter

  /// The destination.
  var target: ExportTarget { form.target }

  init(_ kind: ExportKind, _ arguments: Arguments, _ console: Console) throws {
    action = Action(arguments)
    pictures = try Self.pictures(arguments)
    form = try kind.form(arguments, labels: console.languages.labels)
    isStrict = arguments.has(.strict)
    replacesForeign = arguments.has(.force)
    keepsStale = arguments.has(.noClean)
    isQuiet = arguments.has(.quiet)
    hasTitle = arguments.has(.title)
    let format: ReportFormat = console.standardError.isTerminal ? .full : .concise
    reporter = format.reporter(
      width: try console.width(arguments), language: console.language)
  }

  private static func pictures(_ arguments: Arguments) throws(UsageError) -> Inspection.Assets {
    let path = try arguments[.images]
    return arguments.has(.noImages) ? .none : path.map { .path($0) } ?? .automatic
  }
}

extension ExportSettings.Action {
  /// Creates the action from `--check` and `--dry-run`.
  fileprivate init(_ arguments: Arguments) {
    self = arguments.has(.exportCheck) ? .check : arguments.has(.dryRun) ? .trial : .write
  }
}
