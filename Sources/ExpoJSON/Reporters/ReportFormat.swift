package import ExpoBase

/// The formats of reports; raw values are their names on the command line.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// With source excerpts.
  case full
  /// One line a finding.
  case concise
  /// One JSON object.
  case json
  /// One JSON object a line.
  case jsonl
  /// Workflow commands of GitHub Actions.
  case github
  /// SARIF 2.1.0.
  case sarif
  /// GitLab Code Quality.
  case gitlab
  /// JUnit XML.
  case junit
  /// Reviewdog Diagnostic Format.
  case rdjson
  /// Checkstyle XML.
  case checkstyle

  /// The language of other formats does not depend on the locale.
  package var isForPeople: Bool {
    self == .full || self == .concise
  }

  /// A reporter whose lines of excerpts have at most `width` terminal cells.
  package func reporter(width: Int, language: Language) -> FormatReporter {
    FormatReporter(format: self, width: width, language: language)
  }
}

// MARK: - Words

extension ReportFormat {
  /// In one line.
  package func summary(in language: Language) -> String {
    switch self {
    case .full:
      language.pick(
        en: "source excerpts with notes and help, for people", ko: "문제가 있는 줄과 참고, 도움말: 사람용")
    case .concise:
      language.pick(
        en: "one line per finding, for editors and build logs", ko: "문제마다 한 줄: 편집기와 빌드 로그용")
    case .json: language.pick(en: "one JSON object, for programs", ko: "JSON 객체 하나: 프로그램용")
    case .jsonl:
      language.pick(
        en: "one JSON object per line and finding, for streams", ko: "문제마다 JSON 객체 한 줄: 스트림용")
    case .github:
      language.pick(en: "workflow commands, for annotations on GitHub", ko: "워크플로 명령: GitHub 주석용")
    case .sarif: language.pick(en: "SARIF 2.1.0, for code scanning", ko: "SARIF 2.1.0: 코드 스캐닝용")
    case .gitlab: language.pick(en: "a Code Quality report, for GitLab", ko: "코드 품질 보고서: GitLab용")
    case .junit: language.pick(en: "JUnit XML, for test reports", ko: "JUnit XML: 테스트 보고서용")
    case .rdjson: language.pick(en: "Reviewdog Diagnostic Format", ko: "reviewdog 진단 형식")
    case .checkstyle: "Checkstyle XML"
    }
  }
}

package struct FormatReporter: Sendable {
  /// In bytes.
  private static let pieceSize = 1 << 16
  /// The most findings of a file with the same rule and help that are shown.
  private static let shownOfAFix = 5

  let format: ReportFormat
  /// In terminal cells, for the formats for people.
  let width: Int
  let language: Language

  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    write(report) { text.append($0) }
    return text
  }

  package func write(_ report: Report, to output: (StyledText) throws -> Void) rethrows {
    switch format {
    case .full, .concise: try writeLines(of: report, to: output)
    case .github: try output(gitHub(report))
    case .junit: try output(junit(report).document)
    case .checkstyle: try output(checkstyle(report).document)
    case .json, .jsonl, .sarif, .gitlab, .rdjson:
      var json = JSONWriter(isIndented: format != .jsonl)
      try write(report, to: &json) { json in
        if json.bytes.count >= Self.pieceSize { try output(json.takePiece()) }
      }
      try output(json.takePiece())
    }
  }

  /// Consecutive findings with nothing around them.
  private func writeLines(of report: Report, to output: (StyledText) throws -> Void) rethrows {
    var text = StyledText()
    var isFirst = true
    for file in report.files {
      let findings = report.findings(of: file, in: language, namingEntries: format == .full)
      for (finding, others) in findings.shortened(to: format == .full ? Self.shownOfAFix : .max) {
        if format == .concise {
          finding.appendHeadline(to: &text)
        } else {
          if !isFirst { text.endLine() }
          finding.append(to: &text, width: width, language: language, others: others)
        }
        isFirst = false
        guard text.string.utf8.count >= Self.pieceSize else { continue }
        try output(text)
        text = StyledText()
      }
    }
    try output(text)
  }

  /// One document, or one a line; calls `handOver` after each finding and each edit.
  private func write(
    _ report: Report, to json: inout JSONWriter, handOver: JSONWriter.HandOver
  ) rethrows {
    switch format {
    case .jsonl: try writeJSONLines(report, to: &json, handOver: handOver)
    case .sarif: try writeSARIF(report, to: &json, handOver: handOver)
    case .gitlab: try writeGitLab(report, to: &json, handOver: handOver)
    case .rdjson: try writeRDJSON(report, to: &json, handOver: handOver)
    case .json: try writeJSON(report, to: &json, handOver: handOver)
    case .full, .concise, .github, .junit, .checkstyle: break
    }
  }
}

extension JSONWriter {
  fileprivate mutating func takePiece() -> StyledText { StyledText(verbatim: takeText()) }
}

extension ProblemWords {
  package static func helpTitle(in language: Language) -> String {
    language.pick(en: "help:", ko: "도움말:")
  }

  /// A line after the message; empty without help.
  func helpLine(in language: Language) -> String {
    help.map { "\n\(Self.helpTitle(in: language)) \($0)" } ?? ""
  }
}

extension Severity {
  /// In a table.
  package func words(in language: Language) -> String { language.pick(en: name, ko: korean) }
}
