import ExpoCatalog
import ExpoDiagnostics
import ExpoText
import ExpoValidation

extension Command {
  /// The command `expo validate [PATH…]`.
  static let validate = Command(
    name: "validate", operands: "FILE…", summary: "check documents", options: CommandOption.validate
  ) { arguments, console in
    let settings = try ValidateSettings(arguments, console)
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file to check", help: "name one, or - for standard input")
    }
    var files: [Report.FileFindings] = []
    var status = ExitCode.success
    for path in arguments.operands {
      do {
        let file = try console.read(path, standardInputName: settings.standardInputName)
        files.append(settings.validator.findings(in: file))
      } catch let error as FileError {
        try console.printError(error)
        status = .failure
      }
    }
    let report = Report(checkedFiles: files.count, files: files, limit: settings.limit)
    try console.print(settings.reporter.render(report))
    if !arguments.has(.quiet) { try console.printSummary(Summary.of(report)) }
    return max(status, settings.status(of: report))
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
    validator = Validator(selection: try Self.selection(arguments))
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

/// The closing line of a run.
enum Summary {
  /// `2 errors, 1 warning in 1 of 3 files` or `3 files checked, no findings`.
  static func of(_ report: Report) -> String {
    guard report.count > 0 else {
      return "\(count(report.checkedFiles, "file")) checked, no findings"
    }
    let severities: [Severity] = [.error, .warning, .note]
    let counts = severities.map { (report.count($0), $0.rawValue) }.filter { $0.0 > 0 }
      .map { count($0.0, $0.1) }.joined(separator: ", ")
    let files =
      report.files.count == report.checkedFiles
      ? count(report.checkedFiles, "file")
      : "\(report.files.count) of \(count(report.checkedFiles, "file"))"
    let cut = report.limit.map { $0 < report.count ? "; the first \($0) shown" : "" } ?? ""
    return "\(counts) in \(files)\(cut)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
