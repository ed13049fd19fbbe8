import ExpoBase

/// A format that is one JSON document, or one a line, handed over piece by piece.
protocol JSONDocumentReporter: Reporter {
  /// How the documents are laid out.
  var layout: JSONWriter.Layout { get }
  /// Writes the documents; `handOver` is called after each finding, and after each edit of one.
  func write(
    _ report: Report, to json: inout JSONWriter, handOver: JSONWriter.HandOver
  ) rethrows
}

extension JSONDocumentReporter {
  var layout: JSONWriter.Layout { .indented }

  func render(_ report: Report) -> StyledText {
    var text = StyledText()
    write(report) { text.append($0) }
    return text
  }

  func write(_ report: Report, to output: (StyledText) throws -> Void) rethrows {
    var json = JSONWriter(layout)
    try write(report, to: &json) { json in
      if json.bytes.count >= pieceSize { try output(json.takePiece()) }
    }
    try output(json.takePiece())
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
