import ExpoDiagnostics
import ExpoJSON
import ExpoValidation

extension Command {
  /// The command `expo format [PATH…]`.
  static let format = Command(
    name: "format", operands: "[PATH…]",
    summary: "pretty-print documents: to standard output, or in place with --write",
    options: CommandOption.formatting
  ) { arguments, console in
    var run = FormatRun(settings: try FormatSettings(arguments, console), console: console)
    return try run.run(arguments.operands.isEmpty ? ["."] : arguments.operands)
  }
}

/// The options of `format`, checked.
struct FormatSettings {
  /// What becomes of a document once it is known how it would be printed.
  enum Action {
    /// It goes to standard output.
    case print
    /// It replaces the file.
    case write
    /// The file's name goes to standard output if it would change.
    case check
    /// What would change goes to standard output.
    case diff
  }

  let action: Action
  /// The formatter for documents whose members have no order.
  let formatter: JSONFormatter
  /// The kind that every document is taken for; nil to go by its looks.
  let kind: DocumentKind?
  let standardInputName: String
  let isQuiet: Bool
  /// Prints why a document is refused.
  let reporter: any Reporter

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    action = try Self.action(arguments)
    formatter = JSONFormatter(
      layout: try Self.layout(arguments),
      escaping: try arguments.choice(of: .escape) ?? .keep,
      escapesHidden: action == .print && console.standardOutput.isTerminal)
    kind = try arguments.choice(of: .kind)
    standardInputName = arguments.value(of: .stdinFilename) ?? "<stdin>"
    isQuiet = arguments.has(.quiet)
    let format: ReportFormat = console.standardError.isTerminal ? .full : .concise
    reporter = format.reporter(
      width: try console.width(arguments), language: console.language)
  }

  private static func action(_ arguments: Arguments) throws(UsageError) -> Action {
    let onlyLooks = arguments.has(.check) ? "check" : arguments.has(.formatDiff) ? "diff" : nil
    if let onlyLooks, arguments.has(.write) {
      throw UsageError("--\(onlyLooks) writes nothing, --write does: give one of them")
    }
    if arguments.has(.formatDiff) { return .diff }
    if arguments.has(.check) { return .check }
    return arguments.has(.write) ? .write : .print
  }

  private static func layout(_ arguments: Arguments) throws(UsageError) -> JSONFormatter.Layout {
    let indent: JSONFormatter.Indent? = try arguments.choice(of: .indent)
    guard arguments.has(.compact) else { return .indented(indent ?? .two) }
    guard indent == nil else { throw UsageError("--compact leaves nothing to --indent") }
    return .compact
  }
}
