import ExpoSource

/// Reviewdog Diagnostic Format, for comments on pull requests: `DiagnosticResult` of its
/// `reviewdog.proto`.
package struct RDJSONReporter: JSONDocumentReporter {
  let language: Language

  func write(
    _ report: Report, to json: inout JSONWriter, handOver: (inout JSONWriter) throws -> Void
  ) rethrows {
    try json.object { json in
      try json.member(
        "diagnostics",
        array: { json in
          try report.forEachFile(in: language) { located in
            for finding in located.findings {
              json.element { $0.members(ofComment: finding, report.paths, in: language) }
              try handOver(&json)
            }
          }
        })
      json.member("source", object: { $0.member("name", "expo") })
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(
    ofComment finding: Finding, _ paths: ReportPaths, in language: Language
  ) {
    let diagnostic = finding.diagnostic
    member("code", object: { $0.member("value", diagnostic.rule.code) })
    member(
      "location",
      object: { json in
        json.member("path", paths.name(of: diagnostic.location.file))
        json.member("range", object: { $0.members(from: finding.start, to: finding.end) })
      })
    member("message", finding.words.message + finding.words.helpLine(in: language))
    let notes = finding.notes.filter { $0.note.location != nil }
    if !notes.isEmpty {
      member("related_locations", notes) { $1.members(ofRelated: $0, paths) }
    }
    member("severity", diagnostic.severity.reviewdogName)
    let suggestions = finding.suggestions
    if !suggestions.isEmpty {
      member("suggestions", suggestions) { suggestion, json in
        json.member("range", object: { $0.members(from: suggestion.start, to: suggestion.end) })
        json.member("text", suggestion.text)
      }
    }
  }

  /// Adds the members of the place of a note.
  private mutating func members(ofRelated located: LocatedNote, _ paths: ReportPaths) {
    guard let place = located.note.location else { return }
    member(
      "location",
      object: { json in
        json.member("path", paths.name(of: place.file))
        if let ends = located.ends {
          json.member("range", object: { $0.members(from: ends.start, to: ends.end) })
        }
      })
    member("message", located.note.message)
  }

  /// Adds a range; its end is exclusive.
  private mutating func members(from start: Position, to end: Position) {
    member("end", object: { $0.members(ofPlace: end) })
    member("start", object: { $0.members(ofPlace: start) })
  }

  /// Adds a line from 1 and a column in bytes of UTF-8 from 1.
  private mutating func members(ofPlace position: Position) {
    member("column", position.byteColumn)
    member("line", position.line)
  }
}

extension Finding {
  /// The edits of the fix, but for deleting a byte order mark, which has no column.
  fileprivate var suggestions: [(start: Position, end: Position, text: String)] {
    zip(diagnostic.fix?.edits ?? [], endsOfEdits).compactMap { edit, ends in
      let isAtOnePlace =
        ends.start.line == ends.end.line && ends.start.byteColumn == ends.end.byteColumn
      return isAtOnePlace && edit.text.isEmpty ? nil : (ends.start, ends.end, edit.text)
    }
  }
}

extension Severity {
  fileprivate var reviewdogName: String {
    switch self {
    case .note: "INFO"
    case .warning: "WARNING"
    case .error: "ERROR"
    }
  }
}
