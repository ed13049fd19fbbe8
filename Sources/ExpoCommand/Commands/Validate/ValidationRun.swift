import ExpoBase
import ExpoKit
import ExpoJSON

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
    reportPaths = ReportRoot.paths(console.environment, paths.filter { $0 != "-" })
    let paths = try paths.map { try readStandardInput($0, &inspection) }
    if settings.showsFiles { return try showFiles(of: inspection.run(paths)) }
    guard let fixing = settings.fixing else {
      let outcome = try inspection.run(paths)
      try printErrors(outcome.failures)
      try printNotes(outcome.unmatched)
      return try report(outcome, fixed: nil)
    }
    let fixed = try Fixer(inspection, allowsUnsafe: fixing.allowsUnsafe).run(paths)
    try printErrors(fixed.rest.failures)
    try printNotes(fixed.rest.unmatched)
    if fixing.isDiff {
      return try printDiff(of: fixed)
    }
    let (count, isWhole) = try write(fixed)
    try attempt { try $0.printFixedStandardInput(fixed, inspection) }
    let rest = isWhole ? fixed.rest : try whatIsLeft(fixed, inspection, paths)
    return try report(rest, fixed: count)
  }

  /// What is on the disk if not every fixed document could be written: the findings of the others
  /// are still there.
  private mutating func whatIsLeft(
    _ fixed: Fixer.Outcome, _ inspection: Inspection, _ paths: [DocumentPath]
  ) throws -> InspectionRun {
    var inspection = inspection
    for change in fixed.changes where DocumentPath(of: change.after) == settings.fixedStandardInput
    {
      inspection.workspace.overlay[DocumentPath(of: change.after)] = change.after
    }
    let rest = try inspection.run(paths)
    try printErrors(rest.failures.filter { !fixed.rest.failures.contains($0) })
    return rest
  }

  private mutating func printErrors(_ failures: [FileError]) throws {
    for failure in failures {
      try console.printError(failure)
      status = .failure
    }
  }

  private func printNotes(_ patterns: [UnmatchedPattern]) throws {
    if settings.isQuiet { return }
    for unmatched in patterns { try console.printNote(unmatched.words(in: console.language)) }
  }

  /// Reads standard input, if the path is `-`, under the name from the options.
  private func readStandardInput(
    _ path: String, _ inspection: inout Inspection
  ) throws -> DocumentPath {
    guard path == "-" else { return DocumentPath(path) }
    let name = settings.standardInput
    if inspection.workspace.overlay[name] == nil {
      inspection.workspace.overlay[name] = try FileReader.read(
        console.standardInput.named(name.string))
    }
    return name
  }
}

// MARK: - Files

extension ValidationRun {
  /// Prints what was found, what it was taken for, and what was skipped.
  private mutating func showFiles(of outcome: InspectionRun) throws -> ExitCode {
    try printErrors(outcome.failures)
    try printNotes(outcome.unmatched)
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
    _ outcome: InspectionRun, fixed: ValidationSummary.Fixed?
  ) throws -> ExitCode {
    let (report, counts) = try self.report(of: outcome)
    try writeFiles(of: report)
    try attempt { run in
      for target in run.settings.targets where target.path == nil {
        try run.write(report, to: target)
      }
      if run.settings.isText, run.console.isOnGitHub {
        try run.console.print(run.console.reporter(.github, width: 0).render(report))
      }
      if run.settings.printsStatistics {
        let table = Statistics.table(of: report)
        try run.settings.isText ? run.console.print(table) : run.console.printFindings(table)
      }
    }
    return try close(outcome, counts, fixed: fixed)
  }

  /// Writes the reports that go to files, and the summary for GitHub, before anything is printed:
  /// whoever reads standard output may leave early.
  private mutating func writeFiles(of report: Report) throws {
    for target in settings.targets where target.path != nil {
      try attempt { try $0.write(report, to: target) }
    }
    guard let path = console.stepSummary else { return }
    try attempt { run in
      let summary = report.gitHubSummary(in: run.console.languages.reports)
      try FileWriter.append(Array(summary.utf8), to: path)
    }
  }

  /// Writes one output; if that fails, the error is printed and the others are still written.
  private mutating func attempt(_ write: (inout ValidationRun) throws -> Void) throws {
    do {
      try write(&self)
    } catch let error as FileError where error != .brokenPipe {
      try printErrors([error])
    }
  }

  /// What is reported of a run: all that is not in the baseline.
  private mutating func report(
    of outcome: InspectionRun
  ) throws -> (report: Report, counts: FindingCounts) {
    let known = try settings.baseline.apply(to: outcome, console)
    try printErrors(known.failures)
    if let words = StaleRows(known)?.words(in: console.language) {
      try console.printWarning(words.message, help: words.help)
    }
    let listed = known.findings.map { $0.limited(to: settings.findingLimit) }
    var report = Report(listed)
    let counts = FindingCounts(report)
    report.paths = reportPaths
    report.failing = settings.failing(counts)
    return (report, counts)
  }

  /// Prints the closing summary and returns the exit status.
  private func close(
    _ outcome: InspectionRun, _ counts: FindingCounts, fixed: ValidationSummary.Fixed?
  ) throws -> ExitCode {
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
  private mutating func printDiff(of fixed: Fixer.Outcome) throws -> ExitCode {
    let (report, counts) = try self.report(of: fixed.found)
    try writeFiles(of: report)
    try attempt { run in
      for change in fixed.changes {
        try run.console.printData(UnifiedDiff.between(change.before, change.after))
      }
    }
    let isSame = fixed.changes.isEmpty || settings.exitsZero
    return max(isSame ? .success : .findings, try close(fixed.found, counts, fixed: nil))
  }

  /// Writes the fixed files, counts the fixed findings, and returns whether all were written.
  private mutating func write(
    _ fixed: Fixer.Outcome
  ) throws -> (count: ValidationSummary.Fixed, isWhole: Bool) {
    var count = ValidationSummary.Fixed()
    var isWhole = true
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
        isWhole = false
      }
    }
    return (count, isWhole)
  }

  /// Prints the document from standard input, changed or not, if fixes apply to it.
  private func printFixedStandardInput(
    _ fixed: Fixer.Outcome, _ inspection: Inspection
  ) throws {
    guard let name = settings.fixedStandardInput else { return }
    let changed = fixed.changes.first { DocumentPath(of: $0.after) == name }?.after
    let file = changed ?? inspection.workspace.overlay[name]
    try console.printData(file.map { Array($0.bytes) } ?? [])
  }
}
