package import ExpoBase

package struct FormatReporter: Sendable {
  /// In bytes.
  private static let pieceSize = 1 << 16
  /// Of a file's findings with the same rule and help.
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
