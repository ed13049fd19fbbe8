import ExpoCatalog
import ExpoDiagnostics
import ExpoValidation

extension Command {
  /// The command `expo validate [PATH…]`.
  static let validate = Command(
    name: "validate", operands: "[PATH…]",
    summary: "check documents: files, folders, asset catalogs, - for standard input",
    options: CommandOption.validate
  ) { arguments, console in
    let settings = try ValidateSettings(arguments, console)
    if arguments.has(.jsonLines) {
      return try JSONLinesRun(arguments, settings, console).run(arguments.operands)
    }
    var run = ValidationRun(settings: settings, console: console)
    return try run.run(arguments.operands.isEmpty ? ["."] : arguments.operands)
  }
}

/// The options of `validate`, checked.
struct ValidateSettings {
  /// A format and the file it goes to; standard output without one.
  struct Target {
    let format: ReportFormat
    let reporter: any Reporter
    let path: String?
  }

  /// What to do with mends.
  struct Fixing {
    let allowsUnsafe: Bool
    /// Whether to print what would change instead of writing it.
    let isDiff: Bool
  }

  let inspection: Inspection
  let targets: [Target]
  let fixing: Fixing?
  let limit: Int?
  let standardInputName: String
  let isQuiet: Bool
  let printsStatistics: Bool
  /// Whether people read what goes to standard output.
  let isText: Bool
  /// The name of standard input, if it is to be mended: the result goes to standard output.
  let fixedStandardInput: String?
  private let failsOnWarning: Bool
  private let maxWarnings: Int?
  let exitsZero: Bool
  private let baseline: String?
  private let newBaseline: String?

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    let targets = try Self.targets(arguments, console)
    self.targets = targets.targets
    inspection = try Self.inspection(arguments)
    let isFixing = arguments.has(.fix) || arguments.has(.unsafeFixes) || arguments.has(.diff)
    fixing =
      isFixing
      ? Fixing(allowsUnsafe: arguments.has(.unsafeFixes), isDiff: arguments.has(.diff)) : nil
    limit = try arguments.number(of: .maxErrors, atLeast: 0)
    standardInputName = arguments.value(of: .stdinFilename) ?? "<stdin>"
    isQuiet = arguments.has(.quiet)
    printsStatistics = arguments.has(.statistics)
    isText = targets.isText
    let isMended = isFixing && !arguments.has(.diff) && arguments.operands.contains("-")
    fixedStandardInput = isMended ? standardInputName : nil
    failsOnWarning = arguments.has(.errorOnWarning)
    maxWarnings = try arguments.number(of: .maxWarnings, atLeast: 0)
    exitsZero = arguments.has(.exitZero)
    baseline = arguments.value(of: .baseline)
    newBaseline = arguments.value(of: .writeBaseline)
  }

  func status(of report: Report) -> ExitCode {
    if newBaseline != nil { return .success }
    return status(errors: report.count(.error), warnings: report.count(.warning))
  }

  func status(errors: Int, warnings: Int) -> ExitCode {
    if exitsZero { return .success }
    let isBad =
      errors > 0 || (failsOnWarning && warnings > 0) || warnings > maxWarnings ?? .max
    return isBad ? .findings : .success
  }

  /// The findings that are not in the baseline; writes a new one if asked to.
  func applyBaseline(to findings: [Report.FileDiagnostics]) throws -> [Report.FileDiagnostics] {
    if let newBaseline {
      let document = Baseline(of: findings, at: newBaseline).document
      try FileWriter.replace(newBaseline, with: Array(document.utf8))
    }
    guard let baseline else { return findings }
    return try Baseline.read(FileReader.read(baseline)).get().remaining(of: findings)
  }
}

// MARK: - Reading the options

extension ValidateSettings {
  /// The formats asked for; `isText` if people read what goes to standard output.
  private static func targets(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> (targets: [Target], isText: Bool) {
    let width = try console.width(arguments)
    let usual: ReportFormat = console.standardOutput.isTerminal ? .full : .concise
    var targets: [Target] = []
    var onOutput: [ReportFormat] = []
    for value in arguments.values(of: .format) {
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? ""
      let names = ReportFormat.allCases.map(\.rawValue)
      guard let format = ReportFormat(rawValue: name) else {
        throw UsageError(
          "--format expects \(names.joined(separator: ", ")), found '\(name)'",
          suggesting: name, among: names)
      }
      let path = parts.count == 2 ? parts[1] : nil
      if value.hasSuffix("=") { throw UsageError("--format \(name)= names no file") }
      if let path, targets.contains(where: { $0.path == path }) {
        throw UsageError("two formats for the file '\(path)'")
      }
      if path == nil { onOutput.append(format) }
      targets.append(
        Target(
          format: format, reporter: format.reporter(width: width, language: console.language),
          path: path))
    }
    guard onOutput.count <= 1 else {
      throw UsageError(
        "two formats for standard output", help: "write one to a file: --format FMT=FILE")
    }
    if onOutput.isEmpty {
      targets.append(
        Target(
          format: usual, reporter: usual.reporter(width: width, language: console.language),
          path: nil))
    }
    let isText = onOutput.allSatisfy { $0 == .full || $0 == .concise }
    return (targets, isText)
  }

  private static func inspection(_ arguments: Arguments) throws(UsageError) -> Inspection {
    var inspection = Inspection()
    inspection.choice = try choice(arguments)
    inspection.kind = try arguments.choice(of: .kind)
    inspection.jobs = try arguments.number(of: .jobs, atLeast: 1)
    inspection.excludesNamed = arguments.has(.forceExclude)
    if let path = arguments.value(of: .assets) { inspection.assets = .path(path) }
    if arguments.has(.noAssets) { inspection.assets = .none }
    if let path = arguments.value(of: .config) { inspection.configuration = .file(path) }
    if arguments.has(.isolated) { inspection.configuration = .isolated }
    return inspection
  }

  private static func choice(_ arguments: Arguments) throws(UsageError) -> RuleChoice {
    let selected = arguments.has(.select) ? try rules(arguments.list(of: .select)) : nil
    if selected?.isEmpty == true { throw UsageError("--select names no rule") }
    return RuleChoice(
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
