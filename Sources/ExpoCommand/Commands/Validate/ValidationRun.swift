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
  /// How formats for CI name files.
  private var reportPaths = ReportPaths.asGiven

  init(settings: ValidateSettings, console: Console) {
    self.settings = settings
    self.console = console
  }

  /// Checks the documents and catalogs at the paths.
  mutating func run(_ paths: [String]) throws -> ExitCode {
    var inspection = settings.inspection
    reportPaths = Workspace.paths(console.environment, paths.filter { $0 != "-" })
    let paths = try paths.map { try readStandardInput($0, &inspection) }
    if settings.showsFiles { return try showFiles(of: inspection.run(paths)) }
    guard let fixing = settings.fixing else {
      let outcome = try inspection.run(paths)
      try printErrors(outcome.failures)
      return try report(outcome, fixed: nil)
    }
    let fixed = try Fixer(inspection, allowsUnsafe: fixing.allowsUnsafe).run(paths)
    try printErrors(fixed.rest.failures)
    if fixing.isDiff {
      let outcome = try fixed.changes.isEmpty ? fixed.rest : inspection.run(paths)
      return try printDiff(of: fixed, outcome)
    }
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
  private func readStandardInput(
    _ path: String, _ inspection: inout Inspection
  ) throws -> DocumentPath {
    guard path == "-" else { return DocumentPath(path) }
    let name = settings.standardInput
    if inspection.overlay[name] == nil {
      inspection.overlay[name] = try FileReader.read(console.standardInput.named(name.string))
    }
    return name
  }
}

// MARK: - Files

extension ValidationRun {
  /// Prints what was found, what it was taken for, and what was skipped.
  private mutating func showFiles(of outcome: Inspection.Outcome) throws -> ExitCode {
    try printErrors(outcome.failures)
    for file in ShownFile.all(of: outcome) {
      var line = StyledText()
      line.append(file.words(in: console.language))
      line.endLine()
      try console.print(line)
    }
    return status
  }
}

// MARK: - Reports

extension ValidationRun {
  /// Writes the findings to every target and prints the summary.
  private mutating func report(
    _ outcome: Inspection.Outcome, fixed: ValidationSummary.Fixed?
  ) throws -> ExitCode {
    let (report, counts) = try self.report(of: outcome)
    for target in settings.targets { try write(report, to: target) }
    if settings.isText, console.isOnGitHub {
      try console.print(console.reporter(.github, width: 0).render(report))
    }
    if settings.printsStatistics {
      let table = Statistics.table(of: report)
      try settings.isText ? console.print(table) : console.printFindings(table)
    }
    return try close(outcome, report, counts, fixed: fixed)
  }

  /// What is reported of a run: all that is not in the baseline.
  private func report(
    of outcome: Inspection.Outcome
  ) throws -> (report: Report, counts: FindingCounts) {
    let known = try settings.baseline.apply(to: outcome, console)
    if !known.stale.isEmpty {
      let words = StaleRows(known).words(in: console.language)
      try console.printWarning(words.message, help: words.help)
    }
    let listed = known.findings.map { $0.limited(to: settings.findingLimit) }
    var report = Report(listed, limit: settings.limit)
    let counts = FindingCounts(report)
    report.paths = reportPaths
    report.failing = settings.failing(counts)
    return (report, counts)
  }

  /// Writes the step summary, prints the closing summary and returns the exit status.
  private func close(
    _ outcome: Inspection.Outcome, _ report: Report, _ counts: FindingCounts,
    fixed: ValidationSummary.Fixed?
  ) throws -> ExitCode {
    if let path = console.stepSummary {
      let summary = GitHubSummary.render(report, in: console.languages.reports)
      try FileWriter.append(Array(summary.utf8), to: path)
    }
    if !settings.isQuiet {
      let summary = ValidationSummary(outcome, counts, fixed: fixed)
      try console.printSummary(summary.lines(in: console.language))
    }
    return max(status, settings.status(of: counts))
  }

  private mutating func write(_ report: Report, to target: ReportTarget) throws {
    let reporter = console.reporter(target.format, width: settings.width)
    if let path = target.path {
      try console.uninterrupted {
        try files.replace(path, with: Array(reporter.render(report).string.utf8))
      }
    } else if settings.fixedStandardInput != nil {
      // Standard output is for the fixed document.
      try reporter.write(report, to: console.printFindings)
    } else {
      try reporter.write(report, to: console.print)
    }
  }
}

// MARK: - Fixes

extension ValidationRun {
  /// Prints the changes to standard output and writes the other reports of the files as they are.
  private mutating func printDiff(
    of fixed: Fixer.Outcome, _ outcome: Inspection.Outcome
  ) throws -> ExitCode {
    for change in fixed.changes {
      try console.printData(UnifiedDiff.between(change.before, change.after))
    }
    let (report, counts) = try self.report(of: outcome)
    for target in settings.targets where target.path != nil { try write(report, to: target) }
    let isSame = fixed.changes.isEmpty || settings.exitsZero
    return max(
      isSame ? .success : .findings, try close(outcome, report, counts, fixed: nil))
  }

  /// Writes the fixed files and counts the fixed findings.
  private mutating func write(_ fixed: Fixer.Outcome) throws -> ValidationSummary.Fixed {
    var count = ValidationSummary.Fixed()
    for change in fixed.changes {
      do {
        if DocumentPath(of: change.after) != settings.fixedStandardInput {
          try console.uninterrupted {
            try files.replace(
              change.after.name, with: Array(change.after.bytes), madeFrom: change.before)
          }
        }
        count.files += 1
        count.findings += change.count
      } catch let error as FileError {
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
    let changed = fixed.changes.first { DocumentPath(of: $0.after) == name }?.after
    let file = changed ?? inspection.overlay[name]
    try console.printData(file.map { Array($0.bytes) } ?? [])
  }
}
