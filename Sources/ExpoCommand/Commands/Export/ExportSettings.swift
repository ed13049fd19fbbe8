import ExpoJSON
import ExpoKit

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
