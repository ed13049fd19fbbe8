public import ExpoText

/// Text that is wrapped for a screen and scrolled: what `less` is to a file, as a value.
///
/// It knows lines and nothing else. What stands at the top is remembered by its place in the text, so
/// that it stays there when the screen takes another size.
public struct TextView: Equatable, Sendable {
  /// A line on the screen: the part of a block that it shows, in UTF-8 bytes.
  struct Line: Equatable, Sendable {
    let block: Int
    let shown: Range<Int>
    let indent: Int
  }

  /// What is shown.
  public let blocks: [WrappedText]
  /// The cells of a line.
  public private(set) var width: Int
  /// The rows of the screen; at least 1.
  public private(set) var height: Int
  /// The first line on the screen, from 0.
  public private(set) var top = 0
  /// What was scrolled to the top last; another size does not change it, so that one way and back
  /// leads to where it began.
  private var anchor: Line?
  private let ambiguous: AmbiguousWidth
  private(set) var lines: [Line] = []
  var matches: [Match] = []
  /// The match that was jumped to last, as a number from 0.
  public internal(set) var currentMatch: Int?

  /// Wraps blocks for a screen.
  public init(
    _ blocks: [WrappedText], width: Int, height: Int, ambiguous: AmbiguousWidth = .narrow
  ) {
    self.blocks = blocks
    self.width = max(1, width)
    self.height = max(1, height)
    self.ambiguous = ambiguous
    lines = wrapped()
  }

  /// How many lines there are.
  public var lineCount: Int { lines.count }
  /// The lines on the screen.
  public var visible: Range<Int> { top..<min(lines.count, top + height) }
  /// Whether the last line is on the screen.
  public var isAtEnd: Bool { top + height >= lines.count }

  /// Scrolls by lines, as far as there are any.
  public mutating func scroll(by count: Int) {
    scroll(to: top + count)
  }

  /// Scrolls so that a line stands at the top, or as near to it as there is text.
  public mutating func scroll(to line: Int) {
    top = max(0, min(line, lines.count - height))
    anchor = top > 0 ? lines[top] : nil
  }

  /// Scrolls no further than it takes to show a line.
  public mutating func reveal(_ line: Int) {
    if line < top || line >= top + height { scroll(to: line - height / 3) }
  }

  /// Wraps the text anew; what stood at the top stays there.
  public mutating func resize(width: Int, height: Int) {
    let isOther = self.width != max(1, width)
    self.width = max(1, width)
    self.height = max(1, height)
    if isOther { lines = wrapped() }
    let first = anchor.map { line(showing: $0.shown.lowerBound, of: $0.block) } ?? 0
    top = max(0, min(first, lines.count - self.height))
  }

  /// The text of a line, with its matches.
  public func text(ofLine number: Int) -> StyledText {
    let line = lines[number]
    var text = StyledText()
    text.append(String(repeating: " ", count: line.indent))
    text.append(blocks[line.block].text.part(line.shown, marking: marks(in: line)))
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
