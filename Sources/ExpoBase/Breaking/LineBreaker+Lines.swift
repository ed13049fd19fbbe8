extension LineBreaker {
  /// A line, and the part of the text it consumes.
  package struct Line: Equatable, Sendable {
    /// The visible part: the source without trailing spaces and line end.
    package let text: Substring
    /// The consumed part; the sources of all lines, concatenated, are the text.
    package let source: Substring
    /// The width of the visible part in cells.
    package let width: Int
    /// The indent in cells: the hanging indent after a break, else 0.
    package let indent: Int
  }

  /// The lines of a text, broken lazily.
  ///
  /// LF, CR, CRLF, U+2028 and U+2029 end a line; the next line is not indented. Takes time linear in
  /// the text consumed, for any text.
  package struct Lines: Sequence, IteratorProtocol, Sendable {
    private let breaker: LineBreaker
    private var rest: Substring
    private var isContinued = false

    init(of text: Substring, by breaker: LineBreaker) {
      self.breaker = breaker
      rest = text
    }

    /// Returns the next line; nil after the last.
    package mutating func next() -> Line? {
      guard !rest.isEmpty else { return nil }
      let indent = isContinued ? breaker.hangingIndent : 0
      var scan = LineScan(rest, limit: breaker.width - indent, for: breaker)
      isContinued = scan.fill() == .broken
      defer { rest = rest[scan.end.source...] }
      return Line(
        text: rest[..<scan.end.text], source: rest[..<scan.end.source], width: scan.end.width,
        indent: indent)
    }
  }
}
