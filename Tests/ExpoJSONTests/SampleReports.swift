@testable import ExpoJSON

/// A problem made up for a test.
struct SampleProblem: BuiltInProblem {
  let rule: Rule
  let location: DocumentLocation
  let message: String
  var notes: [ProblemWords.Note] = []
  var help: String?
  var fixing: (words: String, fix: Fix)?

  var fix: Fix? { fixing?.fix }
  var relatedLocations: [DocumentLocation] { notes.compactMap(\.location) }

  func words(in language: Language) -> ProblemWords {
    ProblemWords(message, notes: notes, help: help, fix: fixing?.words)
  }
}

enum SampleReports {
  private static func location(
    _ file: SourceFile, _ bytes: Range<Int>, _ keys: String..., part: DocumentLocation.Part = .value
  ) -> DocumentLocation {
    DocumentLocation(file: file.name, bytes: bytes, pointer: JSONPointer(keys), part: part)
  }

  /// Two findings with Hangul before the fault, and a clean file.
  static func fixture() -> Report {
    let file = SourceFile(
      name: "박람회/fair.json",
      text: "{\n\t\"title\": \"대전 EXPO 1993\",\n\t\"visitors\": 01,\n\t\"제목\": \"한국 \\q\"\n}\n")
    let number = SampleProblem(
      rule: .invalidNumber, location: location(file, 45..<47, "visitors"),
      message: "'01' is not a JSON number: leading zero", help: "write 1",
      fixing: ("write 1", .safe(Fix.Edit(45..<47, "1"))))
    let escape = SampleProblem(
      rule: .invalidEscape, location: location(file, 68..<70, "제목"),
      message: #"'\q' is not an escape sequence"#,
      notes: [
        ProblemWords.Note("the object begins here", at: location(file, 0..<1)),
        .init("a note without a location"),
      ])
    return Report(
      [
        .init(file, [Report.Diagnostic(escape), Report.Diagnostic(number, severity: .warning)]),
        .init(SourceFile(name: "clean.json", text: "[]"), []),
      ])
  }

  /// A name that every format must escape somewhere.
  static let hostileName = #"./박람회 목록/100%, "a":<b>&'c' #1.json"#

  /// Data that means something in one format or another, and places that are hard to write.
  static func hostile() -> Report {
    // A mark of 3 bytes, then an emoji: 2 UTF-16 units, 1 scalar, 4 bytes.
    let file = SourceFile(name: hostileName, text: "\u{FEFF}{\"🎪\": 01,\n \"a/b\": [1\n\n]}\n")
    let other = SourceFile(name: "/절대/other.json", text: "[\"🎪\", x]")
    let mark = SampleProblem(
      rule: .byteOrderMark, location: location(file, 0..<3, part: .file),
      message: "the file begins with a byte order mark",
      fixing: ("delete the mark", .safe(.delete(0..<3))))
    let number = SampleProblem(
      rule: .invalidNumber, location: location(file, 12..<14, "🎪"),
      message: "'01' ]]> \"q\" <b> & \0 \u{FFFE} \u{1B}[2J 50%\r\n"
        + #"::error::# SKIP \ | `x` [y](1) {0}"#,
      notes: [
        .init("see [this] {0}", at: location(other, 1..<7)),
        .init("nowhere to look", at: DocumentLocation(file: "gone.json", bytes: 4..<5)),
      ],
      help: "write 1\nor \"1\"",
      fixing: ("write {1}", .unsafe(.insert(" ", at: 11), Fix.Edit(12..<14, "1"))))
    let list = SampleProblem(
      rule: .emptyList, location: location(file, 24..<29, "a/b"), message: "over several lines")
    let key = SampleProblem(
      rule: .unknownKey, location: location(file, 17..<22, "a/b", part: .key), message: "a key")
    let missing = SampleProblem(
      rule: .missingComma, location: location(other, 7..<7), message: "an empty place")
    return Report([
      .init(
        file,
        [
          Report.Diagnostic(mark), Report.Diagnostic(number),
          Report.Diagnostic(list, severity: .note), Report.Diagnostic(key),
        ]),
      .init(other, [Report.Diagnostic(missing)]),
    ])
  }

  static func comment(
    in name: String, _ text: String = "/", at bytes: Range<Int> = 0..<1,
    notes: (DocumentLocation) -> [ProblemWords.Note] = { _ in [] }
  ) -> Report {
    let location = DocumentLocation(file: name, bytes: bytes)
    let problem = SampleProblem(
      rule: .comment, location: location, message: "a comment", notes: notes(location))
    return Report([.init(SourceFile(name: name, text: text), [Report.Diagnostic(problem)])])
  }

  /// One finding with so many edits, two on each line.
  static func edited(times count: Int) -> Report {
    let file = SourceFile(name: "edits.json", text: String(repeating: "1 1\n", count: count / 2))
    let edits = (0..<count).map { Fix.Edit(2 * $0..<2 * $0 + 1, "instead") }
    let problem = SampleProblem(
      rule: .strayContent, location: location(file, 0..<1), message: "many edits",
      fixing: ("write them", Fix(.safe, edits)))
    return Report([.init(file, [Report.Diagnostic(problem)])])
  }

  static let clean = Report([.init(SourceFile(name: "clean.json", text: "[]"), [])])

  static let empty = Report([])

  /// A file with as many findings of each severity, mixed, each on a line of its own.
  static func many(errors: Int, warnings: Int = 0, notes: Int = 0) -> Report {
    let counts: [(Severity, Int)] = [(.note, notes), (.error, errors), (.warning, warnings)]
    let most = max(errors, warnings, notes)
    let severities = (0..<most).flatMap { round in counts.filter { round < $0.1 }.map(\.0) }
    let text = String(repeating: "1\n", count: severities.count)
    let file = SourceFile(name: "many.json", text: text)
    let diagnostics = severities.enumerated().map { index, severity in
      Report.Diagnostic(
        SampleProblem(
          rule: .strayContent, location: location(file, 2 * index..<2 * index + 1),
          message: "\(severity.name) on line \(index + 1)"),
        severity: severity)
    }
    return Report([.init(file, diagnostics)])
  }
}

extension Report {
  func failing(at files: [String]) -> Report {
    var report = self
    report.failures = files.map { file in
      (file, { _ in ProblemWords("\(file): unreadable", help: "look") })
    }
    return report
  }
}

extension Report.FileDiagnostics {
  /// With the first diagnostics, errors before others; the rest is counted.
  func keeping(_ limit: Int) -> Self {
    let sorted = diagnostics.sorted { $0.severity > $1.severity }
    var omitted = ProblemCounts()
    for diagnostic in sorted.dropFirst(limit) { omitted.add(diagnostic.rule, diagnostic.severity) }
    return with(Array(sorted.prefix(limit)), omitted: omitted)
  }
}

extension ReportFormat {
  func text(_ report: Report, in language: Language = .english) -> String {
    reporter(width: 60, language: language).render(report).string
  }
}
