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
