import ExpoBase
import ExpoJSON
import ExpoKit

/// One run of `validate --json-lines`: checks line by line and keeps neither lines nor findings.
///
/// Each line is checked alone, so that the findings of the parts of a stream, concatenated, equal
/// the findings of the whole.
struct JSONLinesRun {
  /// The formats that are a plain sequence of findings.
  static let formats: [ReportFormat] = [.full, .concise, .jsonl]
  /// The bytes of output that are buffered.
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
    if arguments.operands.isEmpty { throw .operands(.noStream) }
    self.settings = settings
    self.console = console
    // Formats of other targets are refused with the option.
    let format = settings.targets.first?.format ?? .concise
    reporter = console.reporter(format, width: settings.width)
    isFull = format == .full
  }

  /// Checks the lines of each file in turn.
  consuming func run(_ paths: [String]) throws -> ExitCode {
    var seen: Set<DocumentPath> = []
    for path in paths {
      let isStandardInput = path == "-"
      let name = isStandardInput ? settings.standardInput : DocumentPath(path)
      let place = DocumentPath(FilePath.withoutLinks(name.string))
      guard seen.insert(isStandardInput ? .standardInput : place).inserted else { continue }
      do {
        try check(
          isStandardInput
            ? console.standardInput.named(name.string) : FileReader.stream(of: name.string))
      } catch let error as FileError where error != .brokenPipe {
        try flush()
        try console.printError(error)
        status = .failure
      }
    }
    try flush()
    if settings.printsStatistics { try console.printFindings(Statistics.table(of: tally.rules)) }
    if !settings.isQuiet, tally.counts.checked > 0 || status == .success {
      try console.printSummary([tally.counts.words(in: console.language)])
    }
    return max(status, settings.status(of: tally.counts))
  }

  private mutating func check(_ stream: ByteStream) throws {
    let validator = try settings.inspection.validator(for: stream.name)
    var lines = try LineReader(stream)
    while let line = try lines.next() {
      // The first line shows whether the stream is in another format.
      let error = line.firstLine == 1 ? line.otherFormat : nil
      let format = error.flatMap { validator.selection.diagnostic(for: $0) }
      let found = format.map { Report.FileDiagnostics(line, [$0]) } ?? validator.check(line: line)
      try print(found)
      tally.add(found)
      // The lines of another format are no entries.
      if format != nil { return }
    }
  }

  private mutating func print(_ found: Report.FileDiagnostics) throws {
    guard !found.isEmpty else { return }
    if isFull, hasPrinted { output.endLine() }
    hasPrinted = true
    output.append(reporter.render(Report([found])))
    if output.string.utf8.count >= Self.outputSize { try flush() }
  }

  private mutating func flush() throws {
    try console.print(output)
    output = StyledText()
  }
}

/// Counts of findings in lines that are not kept.
struct LineTally {
  private(set) var counts = FindingCounts.ofLines
  private(set) var rules: [Rule: Int] = [:]

  mutating func add(_ found: Report.FileDiagnostics) {
    counts.add(found)
    if !found.isEmpty { rules.merge(found.rules, uniquingKeysWith: +) }
  }
}
