import ExpoKit

/// One run of `validate`: inspects, fixes if asked to, reports, and returns the exit status.
struct ValidationRun {
  let arguments: Arguments
  let console: Console
  private(set) var inspection: Inspection
  /// The targets of findings; exactly one is standard output.
  let targets: [ReportTarget]
  /// The width of excerpts in cells.
  let width: Int
  /// Whether fixes are applied, or what they would change is printed.
  private let fixes: Bool
  /// How many findings of a file are listed; the rest is counted by rule; nil for all.
  private let findingLimit: Int?
  let standardInput: DocumentPath
  private let isText: Bool
  /// The name for standard input if it is fixed; the result goes to standard output.
  private let fixedStandardInput: DocumentPath?
  private let maxWarnings: Int?
  private(set) var baseline: BaselineFile
  private var status = ExitCode.success
  private(set) var fixedCount = (findings: 0, files: 0)
  private var files = FileWriter()
  private var reportPaths: ReportPaths?

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    width = try console.width(arguments)
    let given = try arguments[.format] ?? []
    let usual: ReportFormat = console.standardOutput.isTerminal ? .full : .concise
    let isGiven = given.contains { $0.path == nil }
    targets = given + (isGiven ? [] : [ReportTarget(format: usual, path: nil)])
    isText = targets.allSatisfy { $0.path != nil || $0.format.isForPeople }
    inspection = try Inspection(arguments, console)
    let isDiff = arguments.has(.diff)
    fixes = isDiff || arguments.has(.fix) || arguments.has(.unsafeFixes)
    let listed = try arguments[.maxFindings] ?? Validator.defaultFindingLimit
    findingLimit = listed == 0 ? nil : listed
    let readsStandardInput = arguments.operands.contains("-")
    standardInput = try arguments[.stdinFilename] ?? .standardInput
    // No operand may be the file whose name standard input has.
    let absolute = { (path: String) in DocumentPath(FilePath.absolute(path)) }
    if let name = try arguments[.stdinFilename],
      let other = arguments.operands.first(where: {
        $0 != "-" && absolute($0) == absolute(name.string)
      })
    {
      throw CommandError(
        en: "standard input and an argument are both '\(other)'",
        ko: "표준 입력과 인자가 모두 '\(other)' 파일입니다",
        help: (
          "give one of them, or another --stdin-filename",
          "둘 중 하나만 쓰거나 --stdin-filename에 다른 이름을 쓰세요"
        ))
    }
    fixedStandardInput = fixes && !isDiff && readsStandardInput ? standardInput : nil
    maxWarnings = try arguments[.maxWarnings]
    baseline = try BaselineFile(arguments)
    // A baseline knows every finding.
    inspection.findingLimit = baseline.isUsed ? nil : findingLimit
    inspection.outputs =
      targets.compactMap(\.path) + baseline.outputs + [console.stepSummary].compactMap(\.self)
    inspection.inputs =
      baseline.inputs + (readsStandardInput ? [SourceFile.standardInputDevice] : [])
  }

  /// The severities of findings that make a run with these counts fail.
  ///
  /// Findings in a new baseline never do.
  private func failing(_ counts: FindingCounts) -> [Severity] {
    if arguments.has(.exitZero) || baseline.isWritten { return [] }
    let isOverLimit = counts.count(.warning) > maxWarnings ?? .max
    return arguments.has(.errorOnWarning) || isOverLimit ? [.error, .warning] : [.error]
  }

  func status(of counts: FindingCounts) -> ExitCode {
    failing(counts).contains { counts.count($0) > 0 } ? .findings : .success
  }

  consuming func run(_ paths: [String]) throws -> ExitCode {
    reportPaths = ReportPaths(console.environment, paths.filter { $0 != "-" })
    let paths = try paths.map { try readStandardInput($0) }
    guard fixes else {
      let outcome = try inspection.run(paths)
      try printErrors(outcome.failures)
      try printNotes(of: outcome)
      guard arguments.has(.showFiles) else { return try report(outcome) }
      for line in fileLines(of: outcome) { try console.print(line: line) }
      return status
    }
    let fixed = try inspection.fixing(paths, allowsUnsafe: arguments.has(.unsafeFixes))
    try printErrors(fixed.rest.failures)
    try printNotes(of: fixed.rest)
    if arguments.has(.diff) { return try printDiff(of: fixed) }
    let isWhole = try write(fixed)
    try attempt { try $0.printFixedStandardInput(fixed) }
    return try report(isWhole ? fixed.rest : whatIsLeft(fixed, paths))
  }

  /// The state of the disk if not every fixed document could be written: the others keep their findings.
  private mutating func whatIsLeft(
    _ fixed: Inspection.Fixed, _ paths: [DocumentPath]
  ) throws -> InspectionRun {
    var inspection = inspection
    for change in fixed.changes where DocumentPath(of: change.after) == fixedStandardInput {
      inspection.workspace.overlay[DocumentPath(of: change.after)] = change.after
    }
    let rest = try inspection.run(paths)
    try printErrors(rest.failures.filter { !fixed.rest.failures.contains($0) })
    return rest
  }

  private mutating func printErrors(_ failures: [FileError]) throws {
    for failure in failures where !arguments.has(.quiet) || !isAllowed(failure) {
      let severity: Severity = isAllowed(failure) ? .note : .error
      try console.printMessage(severity, failure.words(in: console.language))
      if severity == .error { status = .failure }
    }
  }

  /// Whether nothing was found to check, and `--allow-empty` allows it.
  private func isAllowed(_ failure: FileError) -> Bool {
    if case .noDocuments = failure.kind { arguments.has(.allowEmpty) } else { false }
  }

  private func printNotes(of outcome: InspectionRun) throws {
    for loss in outcome.workspace.losses(in: console.language) {
      try console.printMessage(.warning, loss)
    }
    if arguments.has(.quiet) { return }
    for note in notes(of: outcome) { try console.printMessage(.note, note) }
  }

  /// Reads standard input, if the path is `-`, under the name from the options.
  private mutating func readStandardInput(_ path: String) throws -> DocumentPath {
    guard path == "-" else { return DocumentPath(path) }
    if inspection.workspace.overlay[standardInput] == nil {
      inspection.workspace.overlay[standardInput] = try FileReader.read(
        console.standardInput.named(standardInput.string))
    }
    return standardInput
  }

  /// Writes the findings to every target and prints the summary.
  private mutating func report(_ outcome: InspectionRun) throws -> ExitCode {
    let report = try self.report(of: outcome)
    try writeFiles(of: report)
    try attempt { run in
      for target in run.targets where target.path == nil {
        try run.write(report, to: target)
      }
      if run.isText, run.console.isOnGitHub {
        try run.console.print(run.console.reporter(.github, width: 0).render(report))
      }
      if run.arguments.has(.statistics) {
        let rules = report.files.map(\.rules)
        let table = StyledText(
          statistics: rules.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) })
        try run.isText ? run.console.print(table) : run.console.printFindings(table)
      }
    }
    // Lines and excerpts were read after the file was checked.
    for found in report.files { try attempt { _ in try FileReader.checkIsWhole(found.file) } }
    return try close(outcome, report)
  }

  /// Writes files before anything is printed: the reader of standard output may leave early.
  private mutating func writeFiles(of report: Report) throws {
    for target in targets where target.path != nil {
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

  /// The report of a run: all that is not in the baseline.
  private mutating func report(of outcome: InspectionRun) throws -> Report {
    var baseline = baseline
    let new = try baseline.apply(to: outcome, console) { try printErrors([$0]) }
    self.baseline = baseline
    var report = Report(
      outcome.summarized(new, limitedTo: findingLimit), known: baseline.matched, paths: reportPaths,
      failures: outcome.failures.filter { !isAllowed($0) }.map { failure in
        (
          failure.path,
          { language in
            let words = failure.words(in: language)
            return ProblemWords(words.message, help: words.help)
          }
        )
      })
    report.failing = failing(FindingCounts(report))
    return report
  }

  private func close(_ outcome: InspectionRun, _ report: Report) throws -> ExitCode {
    let counts = FindingCounts(report)
    if !arguments.has(.quiet) { try console.printSummary(summary(of: outcome, counts)) }
    return max(status, status(of: counts))
  }

  private mutating func write(_ report: Report, to target: ReportTarget) throws {
    let reporter = console.reporter(target.format, width: width)
    if let path = target.path {
      try console.uninterrupted {
        try files.replace(path, with: Array(reporter.render(report).string.utf8))
      }
    } else if fixedStandardInput != nil {
      // Standard output is for the fixed document.
      try reporter.write(report, to: console.printFindings)
    } else {
      try reporter.write(report, to: console.print)
    }
  }

  /// Prints the changes to standard output and writes the other reports of the unfixed files.
  private mutating func printDiff(of fixed: Inspection.Fixed) throws -> ExitCode {
    let report = try self.report(of: fixed.found)
    try writeFiles(of: report)
    try attempt { run in
      for change in fixed.changes {
        try run.console.printData(UnifiedDiff.between(change.before, change.after))
        try FileReader.checkIsWhole(change.before)
      }
    }
    let isSame = fixed.changes.isEmpty || arguments.has(.exitZero)
    return max(isSame ? .success : .findings, try close(fixed.found, report))
  }

  /// Writes the fixed files, counts the fixed findings, and returns whether all were written.
  private mutating func write(_ fixed: Inspection.Fixed) throws -> Bool {
    var isWhole = true
    for change in fixed.changes {
      do {
        if DocumentPath(of: change.after) != fixedStandardInput {
          try console.uninterrupted {
            try files.replace(
              change.after.name, with: Array(change.after.bytes), madeFrom: change.before)
          }
        }
        fixedCount.files += 1
        fixedCount.findings += change.count
      } catch let error as FileError {
        try printErrors([error])
        isWhole = false
      }
    }
    return isWhole
  }

  /// Prints the document from standard input, changed or not, if fixes apply to it.
  private func printFixedStandardInput(_ fixed: Inspection.Fixed) throws {
    guard let name = fixedStandardInput else { return }
    let changed = fixed.changes.first { DocumentPath(of: $0.after) == name }?.after
    let file = changed ?? inspection.workspace.overlay[name]
    try console.printData(file.map { Array($0.bytes) } ?? [])
  }
}
