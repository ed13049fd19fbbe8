import ExpoBase

extension FormatReporter {
  /// Reviewdog Diagnostic Format, for comments on pull requests: `DiagnosticResult` of `reviewdog.proto`.
  func writeRDJSON(
    _ report: Report, to json: inout JSONWriter, handOver: JSONWriter.HandOver
  ) rethrows {
    try json.object { json in
      try json.array("diagnostics") { json in
        for finding in report.findings(in: language) {
          try json.element {
            try $0.members(ofComment: finding, report.paths, in: language, handOver: handOver)
          }
          try handOver(&json)
        }
      }
      json.object("source") { $0.member("name", "expo") }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(
    ofComment finding: Finding, _ paths: ReportPaths, in language: Language, handOver: HandOver
  ) rethrows {
    let diagnostic = finding.diagnostic
    object("code") { $0.member("value", diagnostic.rule.code) }
    object("location") { json in
      json.member("path", paths.name(of: diagnostic.location.file))
      json.object("range") { $0.members(from: finding.start, to: finding.end) }
    }
    member("message", finding.words.message + finding.words.helpLine(in: language))
    let notes = finding.notes.filter { $0.note.location != nil }
    if !notes.isEmpty {
      member("related_locations", notes) { $1.members(ofRelated: $0.note, $0.ends, paths) }
    }
    let severity = diagnostic.severity
    member("severity", severity == .note ? "INFO" : severity.name.uppercased())
    // Deleting a byte order mark, which has no column, would change nothing.
    let suggestions = diagnostic.fix.map { fix in
      finding.located(fix).lazy.filter { edit, start, end in
        !edit.text.isEmpty || start.line != end.line || start.byteColumn != end.byteColumn
      }
    }
    if let suggestions, suggestions.contains(where: { _ in true }) {
      try member("suggestions", suggestions) { located, json in
        json.object("range") { $0.members(from: located.start, to: located.end) }
        json.member("text", located.edit.text)
        try handOver(&json)
      }
    }
  }

  private mutating func members(
    ofRelated note: ProblemWords.Note, _ ends: Finding.Ends?, _ paths: ReportPaths
  ) {
    guard let location = note.location else { return }
    object("location") { json in
      json.member("path", paths.name(of: location.file))
      if let ends {
        json.object("range") { $0.members(from: ends.start, to: ends.end) }
      }
    }
    member("message", note.message)
  }

  /// Columns are bytes of UTF-8; the end is exclusive.
  private mutating func members(from start: LineIndex.Position, to end: LineIndex.Position) {
    position("end", column: end.byteColumn, line: end.line)
    position("start", column: start.byteColumn, line: start.line)
  }
}
