import ExpoSource
import ExpoCatalog
import ExpoDiagnostics
import ExpoText
import ExpoValidation

/// One run of `validate`: inspects, fixes if asked to, reports, and returns the exit status.
struct ValidationRun {
  let settings: ValidateSettings
  let console: Console
  private var status = ExitCode.success
  private var files = FileWriter()

  init(settings: ValidateSettings, console: Console) {
    self.settings = settings
    self.console = console
  }

  /// Checks the documents and catalogs at the paths.
  mutating func run(_ paths: [String]) throws -> ExitCode {
    var inspection = settings.inspection
    let paths = try paths.map { try readStandardInput($0, &inspection) }
    guard let fixing = settings.fixing else {
      let outcome = try inspection.run(paths)
      try printErrors(outcome.failures)
      return try report(outcome, fixed: nil)
    }
    let fixed = try Fixer(inspection, allowsUnsafe: fixing.allowsUnsafe).run(paths)
    try printErrors(fixed.rest.failures)
    if fixing.isDiff { return try printDiff(of: fixed) }
    let count = try write(fixed)
    try printFixedStandardInput(fixed, inspection)
    return try report(fixed.rest, fixed: count)
  }

  private mutating func printErrors(_ failures: [FileError]) throws {
    for failure in failures {
      try console.printError(failure)
      status = .failure
    }
  }

  /// Reads standard input, if the path is `-`, under the name from the options.
  private func readStandardInput(_ path: String, _ inspection: inout Inspection) throws -> String {
    guard path == "-" else { return path }
    let name = settings.standardInputName
    inspection.overlay[name] = try FileReader.read(console.standardInput.named(name))
    return name
  }
}

// MARK: - Reports

extension ValidationRun {
  /// Writes the findings to every target and prints the summary.
  private mutating func report(
    _ outcome: Inspection.Outcome, fixed: ValidationSummary.Fixed?
  ) throws -> ExitCode {
    let findings = try settings.applyBaseline(to: outcome.findings)
    let listed = findings.map { $0.limited(to: settings.findingLimit) }
    let report = Report(listed, limit: settings.limit)
    for target in settings.targets { try write(report, to: target) }
    try annotate(report)
    if settings.printsStatistics {
      let table = Statistics.table(of: report)
      try settings.isText ? console.print(table) : console.printFindings(table)
    }
    let counts = FindingCounts(report)
    if !settings.isQuiet {
      let summary = ValidationSummary(outcome, counts, fixed: fixed)
      try console.printSummary(summary.lines(in: console.language))
    }
    return max(status, settings.status(of: counts))
  }

  private mutating func write(_ report: Report, to target: ReportTarget) throws {
    let reporter = target.format.reporter(width: settings.width, language: console.language)
    if let path = target.path {
      try files.replace(path, with: Array(reporter.render(report).string.utf8))
    } else if settings.fixedStandardInput != nil {
      // Standard output is for the fixed document.
      try reporter.write(report, to: console.printFindings)
    } else {
      try reporter.write(report, to: console.print)
    }
  }

  /// On GitHub, adds annotations to text output and writes the step summary.
  private func annotate(_ report: Report) throws {
    guard console.environment[.gitHubActions] == "true" else { return }
    if settings.isText {
      try console.print(
        ReportFormat.github.reporter(width: 0, language: console.language).render(report))
    }
    guard let path = console.environment[.gitHubStepSummary], !path.isEmpty else { return }
    try FileWriter.append(Array(GitHubSummary.render(report, in: .english).utf8), to: path)
  }
}

// MARK: - Fixes

extension ValidationRun {
  private func printDiff(of fixed: Fixer.Outcome) throws -> ExitCode {
    for change in fixed.changes {
      try console.standardOutput.write(UnifiedDiff.between(change.before, change.after))
    }
    return max(status, fixed.changes.isEmpty || settings.exitsZero ? .success : .findings)
  }

  /// Writes the fixed files and counts the fixed findings.
  private mutating func write(_ fixed: Fixer.Outcome) throws -> ValidationSummary.Fixed {
    var count = ValidationSummary.Fixed()
    for change in fixed.changes {
      do throws(FileError) {
        if change.after.name != settings.fixedStandardInput {
          try files.replace(change.after.name, with: Array(change.after.bytes))
        }
        count.files += 1
        count.findings += change.count
      } catch {
        try printErrors([error])
      }
    }
    return count
  }

  /// Prints the document from standard input, changed or not, if fixes apply to it.
  private func printFixedStandardInput(
    _ fixed: Fixer.Outcome, _ inspection: Inspection
  ) throws {
    guard let name = settings.fixedStandardInput else { return }
    let changed = fixed.changes.first { $0.after.name == name }?.after
    let file = changed ?? inspection.overlay[name]
    try console.standardOutput.write(file.map { Array($0.bytes) } ?? [])
  }
}
