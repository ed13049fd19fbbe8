package import ExpoText

/// Text that is wrapped for a screen, scrolled and searched, as `less` does with a file.
///
/// The text at the top of the screen stays there when the width of the screen changes.
package struct TextView: Equatable, Sendable {
  /// A line on the screen, and the UTF-8 bytes of a block that it shows.
  struct Line: Equatable, Sendable {
    let block: Int
    let shown: Range<Int>
    let indent: Int
  }

  /// The text.
  package let blocks: [WrappedText]
  /// The cells of a line.
  package private(set) var width: Int
  /// The rows of the screen; at least 1.
  package private(set) var height: Int
  /// The first line on the screen, from 0.
  package private(set) var top = 0
  /// The line that was last scrolled to the top.
  ///
  /// Resizing keeps it: another width and then the first again show the same text.
  private var anchor: Line?
  private let ambiguous: AmbiguousWidth
  private(set) var lines: [Line] = []
  var matches: [Match] = []
  /// The match that was gone to last, from 0.
  package internal(set) var currentMatch: Int?

  /// Creates a view that shows the start of a text.
  package init(
    _ blocks: [WrappedText], width: Int, height: Int, ambiguous: AmbiguousWidth = .narrow
  ) {
    self.blocks = blocks
    self.width = max(1, width)
    self.height = max(1, height)
    self.ambiguous = ambiguous
    lines = wrapped()
  }

  /// The number of lines.
  package var lineCount: Int { lines.count }
  /// The lines on the screen.
  package var visible: Range<Int> { top..<min(lines.count, top + height) }
  /// Whether the last line is on the screen.
  package var isAtEnd: Bool { top + height >= lines.count }

  /// Scrolls by lines; stops at both ends of the text.
  package mutating func scroll(by count: Int) {
    scroll(to: top + count)
  }

  /// Scrolls a line to the top, or as near to it as the end of the text allows.
  package mutating func scroll(to line: Int) {
    top = max(0, min(line, lines.count - height))
    anchor = top > 0 ? lines[top] : nil
  }

  /// Scrolls to a line unless it is on the screen.
  package mutating func reveal(_ line: Int) {
    if line < top || line >= top + height { scroll(to: line - height / 3) }
  }

  /// Wraps the text again; the text at the top stays there.
  package mutating func resize(width: Int, height: Int) {
    let isOther = self.width != max(1, width)
    self.width = max(1, width)
    self.height = max(1, height)
    if isOther { lines = wrapped() }
    let first = anchor.map { line(showing: $0.shown.lowerBound, of: $0.block) } ?? 0
    top = max(0, min(first, lines.count - self.height))
  }

  /// The text of a line, with its matches.
  package func text(ofLine number: Int) -> StyledText {
    let line = lines[number]
    var text = StyledText()
    text.append(String(repeating: " ", count: line.indent))
    text.append(blocks[line.block].text.slice(line.shown, marking: marks(in: line)))
    return text
  }

  /// The line that shows a byte of a block.
  func line(showing offset: Int, of block: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      let line = lines[middle]
      if (line.block, line.shown.lowerBound) <= (block, offset) {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  private func wrapped() -> [Line] {
    var lines: [Line] = []
    for (number, block) in blocks.enumerated() {
      let breaker = LineBreaker(
        width: width, hangingIndent: block.indent(within: width), ambiguous: ambiguous)
      var start = 0
      for line in breaker.lines(of: block.text.string) {
        lines.append(
          Line(block: number, shown: start..<start + line.text.utf8.count, indent: line.indent))
        start += line.source.utf8.count
      }
      if block.text.string.isEmpty { lines.append(Line(block: number, shown: 0..<0, indent: 0)) }
    }
    return lines
  }
}
