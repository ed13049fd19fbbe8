import ExpoKit

/// One run of `validate --json-lines`: checks line by line and keeps neither lines nor findings.
///
/// Each line is checked alone, so that the findings of the parts of a stream, concatenated, equal the
/// findings of the whole.
struct JSONLinesRun {
  /// The formats that are a plain sequence of findings.
  static let formats = [ReportFormat.full, .concise, .jsonl].map(\.rawValue)
  /// The bytes of output that are buffered.
  private static let outputSize = 1 << 16

  private let run: ValidationRun
  private var console: Console { run.console }
  private let reporter: FormatReporter
  private let isFull: Bool
  private var counts = FindingCounts.ofLines
  private var rules: [Rule: Int] = [:]
  private var output = StyledText()
  private var hasPrinted = false
  private var status = ExitCode.success

  init(_ run: ValidationRun) {
    self.run = run
    // The option excludes other formats and targets.
    let format = run.targets.first?.format ?? .concise
    reporter = run.console.reporter(format, width: run.width)
    isFull = format == .full
  }

  consuming func run(_ paths: [String]) throws -> ExitCode {
    if paths.isEmpty {
      throw CommandError(
        en: "--json-lines needs a file", ko: "--json-lines 옵션에는 파일이 필요합니다",
        help: ("give files, or - for standard input", "파일을 쓰거나, 표준 입력이면 하이픈(-)을 쓰세요"))
    }
    var seen: Set<DocumentPath> = []
    for path in paths {
      let isStandardInput = path == "-"
      let name = isStandardInput ? run.standardInput : DocumentPath(path)
      let real = DocumentPath(FilePath.withoutLinks(name.string))
      guard seen.insert(isStandardInput ? .standardInput : real).inserted else { continue }
      do {
        try check(
          isStandardInput
            ? console.standardInput.named(name.string) : FileReader.stream(of: name.string))
      } catch let error as FileError where error != .brokenPipe {
        try flush()
        try console.printErrors([error])
        status = .failure
      }
    }
    try flush()
    if run.arguments.has(.statistics) { try console.printFindings(StyledText(statistics: rules)) }
    if !run.arguments.has(.quiet), counts.checked > 0 || status == .success {
      try console.printSummary([counts.words(in: console.language)])
    }
    return max(status, run.status(of: counts))
  }

  private mutating func check(_ stream: ByteStream) throws {
    let validator = try run.inspection.validator(for: stream.name)
    var lines = try LineReader(stream)
    while let line = try lines.next() {
      // The first line shows whether the stream is in another format.
      let error = line.firstLine == 1 ? line.otherFormat : nil
      let format = error.flatMap { validator.selection.diagnostic(for: $0) }
      let found = format.map { Report.FileDiagnostics(line, [$0]) } ?? validator.check(line: line)
      try print(found)
      counts.add(found)
      if !found.isEmpty { rules.merge(found.rules, uniquingKeysWith: +) }
      // The lines of another format are not entries.
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
