import ExpoBase
import ExpoJSON
import ExpoKit

extension Command {
  /// The command `expo validate [PATH…]`.
  static let validate = Command(.validate, [.paths], options: .validate) {
    arguments, console in
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
  /// How fixes are applied.
  struct Fixing {
    let allowsUnsafe: Bool
    /// Whether to print what would change instead of writing it.
    let isDiff: Bool
  }

  private(set) var inspection: Inspection
  /// The targets of findings; exactly one is standard output.
  let targets: [ReportTarget]
  /// The width of excerpts in cells.
  let width: Int
  let fixing: Fixing?
  /// How many findings of a file are listed; the rest is counted by rule; nil for all.
  let findingLimit: Int?
  let standardInput: DocumentPath
  let isQuiet: Bool
  let printsStatistics: Bool
  /// Whether files are only listed.
  let showsFiles: Bool
  /// Whether the format on standard output is for people.
  let isText: Bool
  /// The name for standard input if it is fixed; the result goes to standard output.
  let fixedStandardInput: DocumentPath?
  private let failsOnWarning: Bool
  private let maxWarnings: Int?
  let exitsZero: Bool
  let baseline: BaselineFile

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    width = try console.width(arguments)
    let given = try arguments[.format] ?? []
    let usual: ReportFormat = console.standardOutput.isTerminal ? .full : .concise
    let isGiven = given.contains { $0.path == nil }
    targets = given + (isGiven ? [] : [ReportTarget(format: usual, path: nil)])
    isText = targets.allSatisfy { $0.path != nil || $0.format.isForPeople }
    inspection = try Inspection(arguments, console)
    fixing = Fixing(arguments)
    let listed = try arguments[.maxFindings] ?? DiagnosticList.defaultLimit
    findingLimit = listed == 0 ? nil : listed
    standardInput = try arguments[.stdinFilename] ?? .standardInput
    if let name = try arguments[.stdinFilename] {
      try Self.checkIsOne(name, among: arguments.operands)
    }
    isQuiet = arguments.has(.quiet)
    showsFiles = arguments.has(.showFiles)
    printsStatistics = arguments.has(.statistics)
    let isFixed = fixing.map { !$0.isDiff } ?? false
    fixedStandardInput = isFixed && arguments.operands.contains("-") ? standardInput : nil
    failsOnWarning = arguments.has(.errorOnWarning)
    maxWarnings = try arguments[.maxWarnings]
    exitsZero = arguments.has(.exitZero)
    baseline = try BaselineFile(arguments)
    // A baseline knows every finding.
    inspection.findingLimit = baseline.isUsed ? nil : findingLimit
    inspection.outputs = outputs(console)
    inspection.inputs = inputs(arguments)
  }

  /// Makes sure that no operand is the file whose name standard input has.
  private static func checkIsOne(
    _ standardInput: DocumentPath, among operands: [String]
  ) throws(UsageError) {
    let place = DocumentPath(FilePath.absolute(standardInput.string))
    if let other = operands.first(where: {
      $0 != "-" && DocumentPath(FilePath.absolute($0)) == place
    }) {
      throw .operands(.namedTwice(other))
    }
  }

  /// The files that are written, besides fixed documents.
  private func outputs(_ console: Console) -> [String] {
    targets.compactMap(\.path) + baseline.outputs + [console.stepSummary].compactMap(\.self)
  }

  /// The files that are read, besides those that the run finds.
  private func inputs(_ arguments: Arguments) -> [String] {
    baseline.inputs + (arguments.operands.contains("-") ? [InputFiles.standardInput] : [])
  }

  /// The severities of findings that make a run with these counts fail.
  ///
  /// Findings in a new baseline never do.
  func failing(_ counts: FindingCounts) -> [Severity] {
    if exitsZero || baseline.isWritten { return [] }
    let isOverLimit = counts.count(.warning) > maxWarnings ?? .max
    return failsOnWarning || isOverLimit ? [.error, .warning] : [.error]
  }

  /// The exit status for these counts.
  func status(of counts: FindingCounts) -> ExitCode {
    failing(counts).contains { counts.count($0) > 0 } ? .findings : .success
  }
}

extension ValidateSettings.Fixing {
  /// Creates the settings of `--fix`, `--unsafe-fixes` and `--diff`; nil without any of them.
  fileprivate init?(_ arguments: Arguments) {
    allowsUnsafe = arguments.has(.unsafeFixes)
    isDiff = arguments.has(.diff)
    guard allowsUnsafe || isDiff || arguments.has(.fix) else { return nil }
  }
}

extension Inspection {
  /// Creates an inspection from the options of `validate`.
  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    let rules = RuleSelection(
      selected: try arguments[.select], ignored: try arguments[.ignore] ?? [],
      severities: try arguments[.severity] ?? [:])
    let (kind, jobs) = (try arguments[.kind], try arguments[.jobs])
    let files = try FileChoice(arguments, console)
    let named = try arguments[.config].map { ConfigurationSource.file($0) }
    self.init(
      Workspace(
        files, rules: rules,
        configuration: arguments.has(.isolated) ? .isolated : named ?? .nearest, jobs: jobs))
    self.kind = kind
    excludesNamed = arguments.has(.forceExclude)
    if let path = try arguments[.assets] { assets = .path(path) }
    if arguments.has(.noAssets) { assets = .none }
  }
}
