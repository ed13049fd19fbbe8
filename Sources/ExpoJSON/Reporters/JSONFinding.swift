import ExpoBase

/// The shape of a finding in the `json` and `jsonl` formats, version 1; keys in their order.
extension JSONWriter {
  /// Adds the members of a finding.
  mutating func members(of finding: Finding, handOver: HandOver) rethrows {
    let diagnostic = finding.diagnostic
    let location = diagnostic.location
    member("code", diagnostic.rule.code)
    member("family", diagnostic.rule.family.rawValue)
    member("file", location.file)
    member("fingerprint", finding.fingerprint)
    if let fix = diagnostic.fix {
      try member("fix", object: { try $0.members(of: fix, finding.words.fix ?? "", handOver) })
    }
    member("help", finding.words.help)
    member("message", finding.words.message)
    member("name", diagnostic.rule.name)
    member("notes", finding.notes) { $1.members(of: $0) }
    member("part", location.part.rawValue)
    member("pointer", location.pointer.description)
    member(
      "range",
      object: { json in
        json.member("end", object: { $0.members(of: finding.end) })
        json.member("start", object: { $0.members(of: finding.start) })
      })
    member("severity", diagnostic.severity.rawValue)
  }

  /// Adds the members of a fix; its edits are byte offsets from 0, the end exclusive.
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

  private mutating func members(of located: LocatedNote) {
    let note = located.note
    member("file", note.location?.file)
    member("message", note.message)
    member("pointer", note.location?.pointer.description)
    if let start = located.ends?.start { member("start", object: { $0.members(of: start) }) }
  }

  /// Adds the members of a position: line and columns from 1, the offset from 0.
  private mutating func members(of position: Position) {
    member("byteColumn", position.byteColumn)
    member("byteOffset", position.byteOffset)
    member("column", position.column)
    member("line", position.line)
    member("utf16Column", position.utf16Column)
  }
}
