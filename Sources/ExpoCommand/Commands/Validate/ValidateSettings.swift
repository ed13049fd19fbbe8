import ExpoCatalog
import ExpoDiagnostics
import ExpoSource
import ExpoValidation

/// The options of `validate`, checked.
struct ValidateSettings {
  /// How fixes are applied.
  struct Fixing {
    let allowsUnsafe: Bool
    /// Whether to print what would change instead of writing it.
    let isDiff: Bool
  }

  let inspection: Inspection
  /// The targets of findings; exactly one is standard output.
  let targets: [ReportTarget]
  /// The width of excerpts in cells.
  let width: Int
  let fixing: Fixing?
  let limit: Int?
  /// How many findings of a file are listed; the rest is counted by rule; nil for all.
  let findingLimit: Int?
  let standardInputName: String
  let isQuiet: Bool
  let printsStatistics: Bool
  /// Whether the format on standard output is for people.
  let isText: Bool
  /// The name for standard input if it is fixed; the result goes to standard output.
  let fixedStandardInput: String?
  private let failsOnWarning: Bool
  private let maxWarnings: Int?
  let exitsZero: Bool
  private let baseline: String?
  private let newBaseline: String?

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    width = try console.width(arguments)
    let given = try arguments[.format] ?? []
    let usual: ReportFormat = console.standardOutput.isTerminal ? .full : .concise
    let isGiven = given.contains { $0.path == nil }
    targets = given + (isGiven ? [] : [ReportTarget(format: usual, path: nil)])
    isText = targets.allSatisfy { $0.path != nil || $0.format.isForPeople }
    var inspection = try Inspection(arguments)
    fixing = Fixing(arguments)
    limit = try arguments[.maxErrors]
    let listed = try arguments[.maxFindings] ?? DiagnosticList.defaultLimit
    findingLimit = listed == 0 ? nil : listed
    standardInputName = try arguments[.stdinFilename] ?? SourceFile.standardInputName
    isQuiet = arguments.has(.quiet)
    printsStatistics = arguments.has(.statistics)
    let isFixed = fixing.map { !$0.isDiff } ?? false
    fixedStandardInput = isFixed && arguments.operands.contains("-") ? standardInputName : nil
    failsOnWarning = arguments.has(.errorOnWarning)
    maxWarnings = try arguments[.maxWarnings]
    exitsZero = arguments.has(.exitZero)
    baseline = try arguments[.baseline]
    newBaseline = try arguments[.writeBaseline]
    // A baseline knows every finding; fixing goes by all of them too.
    let needsAll = baseline != nil || newBaseline != nil
    inspection.findingLimit = needsAll ? nil : findingLimit
    self.inspection = inspection
  }

  /// The exit status for these counts; findings in a new baseline never fail a run.
  func status(of counts: FindingCounts) -> ExitCode {
    if exitsZero || newBaseline != nil { return .success }
    let warnings = counts.count(.warning)
    let isBad =
      counts.count(.error) > 0 || (failsOnWarning && warnings > 0) || warnings > maxWarnings ?? .max
    return isBad ? .findings : .success
  }

  /// The findings that are not in the baseline; writes a new one if asked to.
  func applyBaseline(to findings: [Report.FileDiagnostics]) throws -> [Report.FileDiagnostics] {
    if let newBaseline {
      let document = Baseline(of: findings, at: newBaseline).document
      var files = FileWriter()
      try files.replace(newBaseline, with: Array(document.utf8))
    }
    guard let baseline else { return findings }
    return try Baseline.read(FileReader.read(baseline)).get().remaining(of: findings)
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
