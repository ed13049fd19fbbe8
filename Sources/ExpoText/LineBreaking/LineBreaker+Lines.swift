extension LineBreaker {
  /// One line: what is shown, and what it took from the text.
  public struct Line: Equatable, Sendable {
    /// The part of the text that is shown: the source without the spaces and the line end at its end.
    public let text: Substring
    /// The part of the text used up; the sources of all lines, one after the other, are the text.
    public let source: Substring
    /// The cells of the text.
    public let width: Int
    /// The cells to leave free before the text: the hanging indent after a break, else 0.
    public let indent: Int
  }

  /// The lines of one text; each is looked for when it is asked for.
  ///
  /// LF, CR, CRLF, U+2028 and U+2029 end a line, and the next one is not indented. Time is linear in
  /// the part of the text walked, whatever is in it.
  public struct Lines: Sequence, IteratorProtocol, Sendable {
    private let breaker: LineBreaker
    private var rest: Substring
    private var isContinued = false

    init(of text: Substring, by breaker: LineBreaker) {
      self.breaker = breaker
      rest = text
    }

    /// The next line, or nil behind the last.
    public mutating func next() -> Line? {
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
