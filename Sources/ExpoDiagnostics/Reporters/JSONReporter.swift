import ExpoSource
package import ExpoText

/// One JSON object with everything that a program may want, version 1.
package struct JSONReporter: Reporter {
  /// The bytes from which on a piece is handed over.
  private static let pieceSize = 1 << 16

  let language: Language

  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    write(report) { text.append($0) }
    return text
  }

  package func write(_ report: Report, to output: (StyledText) throws -> Void) rethrows {
    var json = JSONWriter(.indented)
    try json.object { json in
      try json.member(
        "diagnostics",
        array: { json in
          try report.forEachFile(in: language, fingerprinted: true) { located in
            for finding in located.findings {
              json.element { $0.members(of: finding) }
              if json.bytes.count >= Self.pieceSize { try output(json.takePiece()) }
            }
          }
        })
      json.member("summary", object: { $0.members(of: report) })
      json.member(
        "tool",
        object: { json in
          json.member("name", "expo")
          json.member("version", ToolVersion.current)
        })
      json.member("version", 1)
    }
    var end = json.takePiece()
    end.endLine()
    try output(end)
  }
}

extension JSONWriter {
  /// Adds the members of the summary.
  fileprivate mutating func members(of report: Report) {
    member("errors", report.count(.error))
    member("files", report.checkedFiles)
    member("fixable", report.count(.safe))
    member("notes", report.count(.note))
    member("truncated", report.isTruncated)
    member("warnings", report.count(.warning))
  }

  /// Removes what has been written so far, as text that is handed on unchanged.
  fileprivate mutating func takePiece() -> StyledText {
    var text = StyledText()
    text.appendVerbatim(takeText())
    return text
  }
}
