import ExpoCatalog
import ExpoDiagnostics
import ExpoText
import ExpoValidation

extension Command {
  /// The command `expo validate [PATH…]`.
  static let validate = Command(
    name: "validate", operands: "[PATH…]",
    summary: "check documents: files, folders, asset catalogs, - for standard input",
    options: CommandOption.validate
  ) { arguments, console in
    let settings = try ValidateSettings(arguments, console)
    var run = ValidationRun(settings: settings, console: console)
    try run.check(arguments.operands.isEmpty ? ["."] : arguments.operands)
    let report = run.report
    try console.print(settings.reporter.render(report))
    if !arguments.has(.quiet) { try console.printSummary(run.summary(of: report)) }
    return max(run.status, settings.status(of: report))
  }
}

/// The options of `validate`, checked.
struct ValidateSettings {
  let validator: Validator
  let reporter: any Reporter
  let limit: Int?
  let standardInputName: String
  private let failsOnWarning: Bool
  private let exitsZero: Bool

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    let format: ReportFormat? = try arguments.choice(of: .format)
    let usual: ReportFormat = console.standardOutput.isTerminal ? .full : .concise
    reporter = (format ?? usual).reporter(width: try console.width(arguments))
    validator = Validator(
      selection: try Self.selection(arguments), kind: try arguments.choice(of: .kind))
    limit = try arguments.number(of: .maxErrors, atLeast: 0)
    standardInputName = arguments.value(of: .stdinFilename) ?? "<stdin>"
    failsOnWarning = arguments.has(.errorOnWarning)
    exitsZero = arguments.has(.exitZero)
  }

  func status(of report: Report) -> ExitCode {
    if exitsZero { return .success }
    let isBad = report.count(.error) > 0 || (failsOnWarning && report.count(.warning) > 0)
    return isBad ? .findings : .success
  }

  private static func selection(_ arguments: Arguments) throws(UsageError) -> RuleSelection {
    let selected = arguments.has(.select) ? try rules(arguments.list(of: .select)) : nil
    return RuleSelection(
      selected: selected, ignored: try rules(arguments.list(of: .ignore)),
      severities: try severities(arguments.list(of: .severity)))
  }

  private static func rules(_ selectors: [String]) throws(UsageError) -> Set<Rule> {
    var rules: Set<Rule> = []
    for selector in selectors { rules.formUnion(try RuleList.matching(selector)) }
    return rules
  }

  private static func severities(_ settings: [String]) throws(UsageError) -> [Rule: Severity] {
    var severities: [Rule: Severity] = [:]
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("--severity expects RULE=LEVEL, found '\(setting)'")
      }
      guard let severity = Severity(rawValue: parts[1]) else {
        let names = Severity.allCases.map(\.rawValue)
        throw UsageError(
          "--severity expects error, warning or note, found '\(parts[1])'",
          suggesting: parts[1], among: names)
      }
      for rule in try RuleList.matching(parts[0]) { severities[rule] = severity }
    }
    return severities
  }
}
