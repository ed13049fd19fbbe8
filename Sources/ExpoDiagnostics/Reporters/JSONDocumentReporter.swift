import ExpoSource
import ExpoText

/// A format that is one JSON document, handed over piece by piece.
protocol JSONDocumentReporter: Reporter {
  /// Writes the document; `handOver` is called after each finding.
  func write(
    _ report: Report, to json: inout JSONWriter, handOver: (inout JSONWriter) throws -> Void
  ) rethrows
}

extension JSONDocumentReporter {
  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    write(report) { text.append($0) }
    return text
  }

  package func write(_ report: Report, to output: (StyledText) throws -> Void) rethrows {
    var json = JSONWriter(.indented)
    try write(report, to: &json) { json in
      if json.bytes.count >= pieceSize { try output(json.takePiece()) }
    }
    var end = json.takePiece()
    end.endLine()
    try output(end)
  }
}

extension JSONWriter {
  /// Removes the output so far and returns it as text.
  fileprivate mutating func takePiece() -> StyledText {
    var text = StyledText()
    text.appendVerbatim(takeText())
    return text
  }
}
