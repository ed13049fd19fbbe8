public import ExpoBase

/// A format of reports.
public protocol Reporter: Sendable {
  /// The report as text; a machine format is exactly one document, also when nothing was found.
  func render(_ report: Report) -> StyledText
  /// Hands over the report piece by piece.
  ///
  /// Formats that are a sequence of findings hold no more than one piece in memory.
  func write(_ report: Report, to output: (StyledText) throws -> Void) rethrows
}

extension Reporter {
  /// Hands over the whole report at once.
  public func write(_ report: Report, to output: (StyledText) throws -> Void) rethrows {
    try output(render(report))
  }
}

/// A format in which findings follow one another, with nothing around them.
protocol SequentialReporter: Reporter {
  /// The language of the words.
  var language: Language { get }
  /// Appends one finding, in whole lines.
  func append(_ finding: Finding, in located: FileFindings, to text: inout StyledText)
  /// The separator of findings: nothing or an empty line.
  var separator: StyledText { get }
}

extension SequentialReporter {
  var separator: StyledText { StyledText() }

  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    write(report) { text.append($0) }
    return text
  }

  package func write(_ report: Report, to output: (StyledText) throws -> Void) rethrows {
    var text = StyledText()
    var isFirst = true
    try report.forEachFile(in: language) { located in
      for finding in located.findings {
        if !isFirst { text.append(separator) }
        isFirst = false
        append(finding, in: located, to: &text)
        guard text.string.utf8.count >= pieceSize else { continue }
        try output(text)
        text = StyledText()
      }
    }
    try output(text)
  }
}

extension Reporter {
  /// The size in bytes at which a piece is handed over.
  var pieceSize: Int { 1 << 16 }
}

/// The phrases of reporters, apart from the words of problems.
package enum ReportPhrase {
  /// The words before the location of a value.
  case placeTitle
  /// The words before the help on a problem.
  case helpTitle
  /// The value that a problem concerns, in at most `width` cells.
  case place(JSONPointer, width: Int)
  /// The value that a problem concerns, after a message.
  case enclosedPlace(JSONPointer)
  /// The header of a table of findings, as a row of Markdown.
  case columns
  /// A severity in a table.
  case severity(Severity)
  /// A file without findings.
  case clean
  /// The number of findings of a severity without an annotation.
  case notAnnotated(Int, Severity)
  /// The number of findings, out of all, without a result.
  case notListed(Int, of: Int)
  /// A run over a number of files without findings.
  case noFindings(files: Int)
  /// The number of findings, and of the checked files that have some.
  case counts(FindingCounts)
  /// The number of findings that a table omits.
  case more(Int)
  /// The command that shows an example of a rule.
  case exampleCommand(rule: String)
}

extension ProblemWords {
  /// The help as a line after the message; nothing without help.
  func helpLine(in language: Language) -> String {
    help.map { "\n\(ReportPhrase.helpTitle.words(in: language)) \($0)" } ?? ""
  }
}

extension ReportPhrase {
  /// The tokens of a pointer that are shown: all, or two from each end and the number of tokens.
  static func shortened(_ pointer: JSONPointer, width: Int) -> (text: String, levels: Int?) {
    let tokens = pointer.tokens
    let text = pointer.description
    guard DisplayWidth.of(text) > width, tokens.count > 4 else { return (text, nil) }
    let head = JSONPointer(Array(tokens.prefix(2)))
    let tail = JSONPointer(Array(tokens.suffix(2)))
    return ("\(head)/…\(tail)", tokens.count)
  }
}

// MARK: - Words

extension ReportPhrase {
  /// The phrase as text.
  package func words(in language: Language) -> String {
    switch self {
    case .placeTitle: language.pick(en: "at", ko: "위치:")
    case .helpTitle: language.pick(en: "help:", ko: "도움말:")
    case .place(let pointer, let width): Self.words(in: language, pointer, width: width)
    case .enclosedPlace(let pointer): language.pick(en: "(at \(pointer))", ko: "(위치: \(pointer))")
    case .columns:
      language.pick(en: "| severity | place | finding | rule |", ko: "| 심각도 | 위치 | 문제 | 규칙 |")
    case .severity(let severity):
      language.pick(en: severity.rawValue, ko: severity.korean)
    case .clean: language.pick(en: "no findings", ko: "문제 없음")
    case .notAnnotated(let count, let severity):
      language.pick(
        en: "not shown here: \(English.count(count, severity.rawValue)); see the log of this step",
        ko: "여기에 나오지 않은 \(severity.korean) \(count)건은 이 단계의 로그에 있습니다")
    case .notListed(let count, let all):
      language.pick(
        en: "\(count) of \(English.count(all, "finding")) \(count == 1 ? "is" : "are") not listed",
        ko: "문제 \(all)건 중 \(count)건은 표시하지 않았습니다")
    case .noFindings(let files):
      language.pick(en: "no findings in \(English.count(files, "file"))", ko: "파일 \(files)개, 문제 없음")
    case .counts(let counts): counts.share(in: language)
    case .more(let count): language.pick(en: "… and \(count) more.", ko: "… 외 \(count)건")
    case .exampleCommand(let rule):
      language.pick(
        en: "For an example, run: expo rules \(rule)", ko: "예시를 보는 명령: expo rules \(rule)")
    }
  }

  /// The pointer in a sentence: the empty pointer has a name, a long one is cut in the middle.
  private static func words(in language: Language, _ pointer: JSONPointer, width: Int) -> String {
    if pointer.tokens.isEmpty { return language.pick(en: "the root", ko: "최상위") }
    let (text, levels) = shortened(pointer, width: width)
    return text + (levels.map { language.pick(en: " (\($0) levels)", ko: " (\($0)단계)") } ?? "")
  }
}

/// The names of files in formats for repositories.
enum FileName {
  /// The name relative to the working folder: `./a.json` → `a.json`.
  static func withoutLeadingDot(_ name: String) -> String {
    guard name.hasPrefix("./") else { return name }
    let rest = name.dropFirst(2).drop { $0 == "/" }
    return rest.isEmpty ? name : withoutLeadingDot(String(rest))
  }

  /// The name as a URI reference (RFC 3986): `한.json` → `%ED%95%9C.json`.
  ///
  /// A relative name stays relative, without leading `./`; `/a b.json` → `file:///a%20b.json`.
  static func uriReference(_ name: String) -> String {
    let path = PercentEncoding.encode(withoutLeadingDot(name), allowing: PercentEncoding.path)
    return isAbsolute(name) ? "file://" + path : path
  }

  /// Whether the name does not depend on the working folder.
  static func isAbsolute(_ name: String) -> Bool { name.hasPrefix("/") }
}
