import ExpoSource
import ExpoCatalog
import ExpoDiagnostics
import ExpoText
import ExpoValidation

/// One run of `validate`: inspect, mend if asked to, report, and say how it ended.
struct ValidationRun {
  let settings: ValidateSettings
  let console: Console
  private var status = ExitCode.success

  init(settings: ValidateSettings, console: Console) {
    self.settings = settings
    self.console = console
  }

  /// Checks what the paths stand for.
  mutating func run(_ paths: [String]) throws -> ExitCode {
    var inspection = settings.inspection
    let paths = try paths.map { try readStandardInput($0, &inspection) }
    var outcome: Inspection.Outcome
    var closing: [String] = []
    if let fixing = settings.fixing {
      let fixed = try Fixer(inspection, allowsUnsafe: fixing.allowsUnsafe).run(paths)
      outcome = fixed.rest
      try tell(outcome.failures)
      if fixing.isDiff { return try printDiff(of: fixed) }
      closing = try write(fixed)
      if let name = settings.fixedStandardInput {
        let changed = fixed.changes.first { $0.after.name == name }?.after
        let file = changed ?? inspection.overlay[name]
        try console.standardOutput.write(file.map { Array($0.bytes) } ?? [])
      }
    } else {
      outcome = try inspection.run(paths)
      try tell(outcome.failures)
    }
    let findings = try settings.applyBaseline(to: outcome.findings)
    let report = Report(findings, limit: settings.limit)
    for target in settings.targets { try write(report, to: target) }
    try annotate(report)
    if settings.printsStatistics {
      let table = Statistics.table(of: report)
      try settings.isText ? console.print(table) : console.printFindings(table)
    }
    if !settings.isQuiet { try console.printSummary(summary(of: outcome, report) + closing) }
    return max(status, settings.status(of: report))
  }

  private mutating func tell(_ failures: [FileError]) throws {
    for failure in failures {
      try console.printError(failure)
      status = .failure
    }
  }

  /// Standard input takes part under the name it is given.
  private func readStandardInput(_ path: String, _ inspection: inout Inspection) throws -> String {
    guard path == "-" else { return path }
    let name = settings.standardInputName
    inspection.overlay[name] = try FileReader.read(console.standardInput.named(name))
    return name
  }

  // MARK: Writing

  private func write(_ report: Report, to target: ValidateSettings.Target) throws {
    let text = target.reporter.render(report)
    if let path = target.path {
      try FileWriter.replace(path, with: Array(text.string.utf8))
    } else if settings.fixedStandardInput != nil {
      // The mended document has standard output for itself.
      try console.printFindings(text)
    } else {
      try console.print(text)
    }
  }

  /// On GitHub, annotations beside text for people, and the summary of the step.
  private func annotate(_ report: Report) throws {
    guard console.environment[.gitHubActions] == "true" else { return }
    if settings.isText {
      try console.print(
        ReportFormat.github.reporter(width: 0, language: console.language).render(report))
    }
    guard let path = console.environment[.gitHubStepSummary], !path.isEmpty else { return }
    try FileWriter.append(Array(GitHubSummary.render(report, in: .english).utf8), to: path)
  }

  // MARK: Mends

  private func printDiff(of fixed: Fixer.Outcome) throws -> ExitCode {
    for change in fixed.changes {
      try console.standardOutput.write(UnifiedDiff.between(change.before, change.after))
    }
    return max(status, fixed.changes.isEmpty || settings.exitsZero ? .success : .findings)
  }

  /// Writes the mended files and says how many findings that took care of.
  private mutating func write(_ fixed: Fixer.Outcome) throws -> [String] {
    var (files, count) = (0, 0)
    for change in fixed.changes {
      do throws(FileError) {
        if change.after.name != settings.fixedStandardInput {
          try FileWriter.replace(change.after.name, with: Array(change.after.bytes))
        }
        files += 1
        count += change.count
      } catch {
        try console.printError(error)
        status = .failure
      }
    }
    return count == 0 ? [] : ["\(Count.of(count, "finding")) fixed in \(Count.of(files, "file"))"]
  }
}

// MARK: - Summary

extension ValidationRun {
  /// How many documents a search may find and still have each of them named.
  private static let namedDocuments = 12

  /// What was checked, where a search found it, and the counts in a closing line.
  private func summary(of outcome: Inspection.Outcome, _ report: Report) -> [String] {
    let isNamed = outcome.hasSearched && outcome.documents.count <= Self.namedDocuments
    let documents = isNamed ? outcome.documents.map(Self.description) : []
    let skipped = outcome.skipped
    let others = skipped > 0 ? "; \(Count.of(skipped, "other JSON file")) skipped" : ""
    // That nothing could be checked has been said.
    if report.checkedFiles == 0, !outcome.failures.isEmpty { return [] }
    return documents + [Self.counts(report) + others]
  }

  /// What a document was taken for: `checked items.json: 13 entries`.
  private static func description(_ document: CheckedDocument) -> String {
    let what =
      switch document.kind {
      case .entries?: Count.of(document.entryCount ?? 0, "entry", plural: "entries")
      case .exposition?: "an exposition"
      case nil: "neither an exposition nor entries"
      }
    return "checked \(document.findings.file.name): \(what)"
  }

  /// `2 errors, 1 warning in 1 of 3 files` or `3 files checked, no findings`.
  private static func counts(_ report: Report) -> String {
    let files = Count.of(report.checkedFiles, "file")
    guard report.count > 0 else { return "\(files) checked, no findings" }
    let severities: [Severity] = [.error, .warning, .note]
    let counts = severities.filter { report.count($0) > 0 }
      .map { Count.of(report.count($0), $0.rawValue) }.joined(separator: ", ")
    let isEverywhere = report.files.count == report.checkedFiles
    let cut = report.limit.map { $0 < report.count ? "; the first \($0) shown" : "" } ?? ""
    let fixable = report.count(.safe)
    let fix = fixable > 0 ? "; \(fixable) fixable with --fix (*)" : ""
    return "\(counts) in \(isEverywhere ? files : "\(report.files.count) of \(files)")\(cut)\(fix)"
  }
}

/// Numbers with their nouns.
enum Count {
  /// A number and its noun: `1 file`, `2 files`.
  static func of(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
