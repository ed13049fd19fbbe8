import ExpoCatalog
import ExpoDiagnostics
import ExpoSource
import ExpoText
import ExpoValidation

/// One run of `validate --json-lines`: a filter from lines to findings that keeps neither.
///
/// Each line is judged by itself, so that the findings of the parts of a stream, one after the
/// other, are those of the whole.
struct JSONLinesRun {
  /// The formats that have nothing around their findings.
  private static let formats: [ReportFormat] = [.full, .concise, .jsonl]
  /// What has no meaning where lines are not kept or not compared.
  private static let excluded: [CommandOption] = [
    .fix, .unsafeFixes, .diff, .baseline, .writeBaseline, .assets, .kind,
  ]
  /// How many bytes of output are written at a time.
  private static let outputSize = 1 << 16

  private let settings: ValidateSettings
  private let console: Console
  private let reporter: any Reporter
  private let isFull: Bool
  private var tally = LineTally()
  private var output = StyledText()
  private var hasPrinted = false
  private var status = ExitCode.success

  init(
    _ arguments: Arguments, _ settings: ValidateSettings, _ console: Console
  ) throws(UsageError) {
    if let option = Self.excluded.first(where: arguments.has) {
      throw UsageError("--\(option.name) does not go with --json-lines")
    }
    guard settings.targets.count == 1, let target = settings.targets.first, target.path == nil,
      Self.formats.contains(target.format)
    else {
      let names = Self.formats.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        "--json-lines writes one of \(names), to standard output",
        help: "other formats are whole documents: validate without --json-lines")
    }
    guard !arguments.operands.isEmpty else {
      throw UsageError("--json-lines names no file", help: "give files, or - for standard input")
    }
    self.settings = settings
    self.console = console
    reporter = target.reporter
    isFull = target.format == .full
  }

  /// Checks the lines of every file in turn.
  consuming func run(_ paths: [String]) throws -> ExitCode {
    for path in paths {
      do {
        if path == "-" {
          try check(console.standardInput.named(settings.standardInputName))
        } else {
          try FileReader.withStream(of: path) { try check($0) }
        }
      } catch let error as FileError where error != .brokenPipe {
        try flush()
        try console.printError(error)
        status = .failure
      }
    }
    try flush()
    if settings.printsStatistics { try console.printFindings(Statistics.table(of: tally.rules)) }
    if !settings.isQuiet, tally.lines > 0 || status == .success {
      try console.printSummary([tally.summary(limit: settings.limit)])
    }
    return max(
      status, settings.status(errors: tally.count(.error), warnings: tally.count(.warning)))
  }

  private mutating func check(_ stream: ByteStream) throws {
    let validator = LineValidator(try settings.inspection.validator(for: stream.name))
    var lines = LineReader(stream)
    while let line = try lines.next() {
      let diagnostics = validator.check(line)
      try print(diagnostics, in: line)
      tally.add(diagnostics)
    }
  }

  private mutating func print(_ diagnostics: [Diagnostic], in line: SourceFile) throws {
    let left = settings.limit.map { max(0, $0 - tally.findings) }
    guard !diagnostics.isEmpty, left != 0 else { return }
    if isFull, hasPrinted { output.endLine() }
    hasPrinted = true
    output.append(reporter.render(Report([.init(line, diagnostics)], limit: left)))
    if output.string.utf8.count >= Self.outputSize { try flush() }
  }

  private mutating func flush() throws {
    try console.print(output)
    output = StyledText()
  }
}

/// What was found in lines that are gone.
struct LineTally {
  private(set) var lines = 0
  private(set) var findings = 0
  private(set) var rules: [Rule: Int] = [:]
  private var faulty = 0
  private var severities: [Severity: Int] = [:]

  mutating func add(_ diagnostics: [Diagnostic]) {
    lines += 1
    guard !diagnostics.isEmpty else { return }
    faulty += 1
    findings += diagnostics.count
    for diagnostic in diagnostics {
      rules[diagnostic.rule, default: 0] += 1
      severities[diagnostic.severity, default: 0] += 1
    }
  }

  func count(_ severity: Severity) -> Int { severities[severity, default: 0] }

  /// `2 errors, 1 warning in 2 of 100 lines` or `100 lines checked, no findings`.
  func summary(limit: Int?) -> String {
    let all = Count.of(lines, "line")
    guard findings > 0 else { return "\(all) checked, no findings" }
    let counts = Severity.byWeight.filter { count($0) > 0 }
      .map { Count.of(count($0), $0.rawValue) }.joined(separator: ", ")
    let cut = limit.map { $0 < findings ? "; the first \($0) shown" : "" } ?? ""
    return "\(counts) in \(faulty == lines ? all : "\(faulty) of \(all)")\(cut)"
  }
}
