import ExpoBase

extension FormatReporter {
  /// One JSON object with all that a program may want, version 1.
  func writeJSON(
    _ report: Report, to json: inout JSONWriter, handOver: JSONWriter.HandOver
  ) rethrows {
    try json.object { json in
      try json.array("diagnostics") { json in
        for finding in report.findings(in: language, fingerprinted: true) {
          try json.element { try $0.members(of: finding, handOver: handOver) }
          try handOver(&json)
        }
      }
      json.member("failures", report.failures) { failure, json in
        json.member("file", failure.file)
        json.member("message", failure.words(language).message)
      }
      json.object("summary") { $0.members(of: report) }
      json.object("tool") { json in
        json.member("name", "expo")
        json.member("version", ToolVersion.current)
      }
      json.member("version", 1)
    }
  }

  /// The findings of the `json` format, one object a line; no line without findings, as <https://jsonlines.org> has no
  /// document around the lines.
  func writeJSONLines(
    _ report: Report, to json: inout JSONWriter, handOver: JSONWriter.HandOver
  ) rethrows {
    for finding in report.findings(in: language, fingerprinted: true) {
      try json.object { try $0.members(of: finding, handOver: handOver) }
      try handOver(&json)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of report: Report) {
    member("errors", report.count(.error))
    member("files", report.checkedFiles)
    member("fixable", report.count(.safe))
    member("known", report.known.count)
    member("notes", report.count(.note))
    member("truncated", report.omitsFindings)
    member("warnings", report.count(.warning))
  }
}

/// The `json` and `jsonl` formats, version 1.
extension JSONWriter {
  fileprivate mutating func members(of finding: Finding, handOver: HandOver) rethrows {
    let diagnostic = finding.diagnostic
    let location = diagnostic.location
    member("code", diagnostic.rule.code)
    member("family", diagnostic.rule.family.name)
    member("file", location.file)
    member("fingerprint", finding.fingerprint)
    if let fix = diagnostic.fix {
      try object("fix") { try $0.members(of: fix, finding.words.fix ?? "", handOver) }
    }
    member("help", finding.words.help)
    member("message", finding.words.message)
    member("name", diagnostic.rule.name)
    member("notes", finding.notes) { $1.members(of: $0.note, $0.ends) }
    member("part", location.part.rawValue)
    member("pointer", location.pointer.description)
    object("range") { json in
      json.object("end") { $0.members(of: finding.end) }
      json.object("start") { $0.members(of: finding.start) }
    }
    member("severity", diagnostic.severity.name)
  }

  /// Edits are byte offsets from 0, the end exclusive.
  private mutating func members(of fix: Fix, _ message: String, _ handOver: HandOver) rethrows {
    member("applicability", fix.applicability.rawValue)
    try member("edits", fix.edits) { edit, json in
      json.member("end", edit.bytes.upperBound)
      json.member("start", edit.bytes.lowerBound)
      json.member("text", edit.text)
      try handOver(&json)
    }
    member("message", message)
  }

  private mutating func members(of note: ProblemWords.Note, _ ends: Finding.Ends?) {
    member("file", note.location?.file)
    member("message", note.message)
    member("pointer", note.location?.pointer.description)
    if let start = ends?.start { object("start") { $0.members(of: start) } }
  }

  /// Line and columns from 1, the offset from 0.
  private mutating func members(of position: LineIndex.Position) {
    member("byteColumn", position.byteColumn)
    member("byteOffset", position.byteOffset)
    member("column", position.column)
    member("line", position.line)
    member("utf16Column", position.utf16Column)
  }
}
