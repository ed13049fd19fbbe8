import ExpoBase
import ExpoSearch

/// Text that is wrapped for a screen, scrolled and searched, as `less` does with a file.
///
/// The text at the top stays there when the width changes. A long text is only wrapped as far as it is shown:
/// ``advance()`` wraps another portion, until ``isWrapped``.
struct TextView: Sendable {
  /// The bytes that are wrapped between two checks of the keyboard.
  private static let portion = 1 << 18

  /// A line on the screen, and the UTF-8 bytes of a block that it shows.
  struct Line: Equatable, Sendable {
    let block: Int
    let shown: Range<Int>
    let indent: Int
    /// The width in cells with the indent; the larger one where terminals differ.
    let width: Int
  }

  struct Position: Equatable, Sendable {
    let block: Int
    let offset: Int
  }

  let blocks: [WrappedText]
  /// In cells.
  private(set) var width: Int
  /// The rows of the screen; at least 1.
  private(set) var height: Int
  /// The blank lines above the text, for a picture.
  private(set) var lead = 0
  /// The first line on the screen, from 0.
  private(set) var top = 0
  /// The line that was last scrolled to the top.
  ///
  /// Resizing keeps it: another width and then the first again show the same text.
  private var anchor: Line?
  private let ambiguous: AmbiguousWidth
  /// The lines of the text, as far as it is wrapped.
  private(set) var lines: [Line] = []
  /// The lines of the block that is being wrapped.
  private var rest: LineBreaker.Lines?
  /// The block that is being wrapped, and how much of it has been.
  private var wrapped = Position(block: 0, offset: 0)

  var searchQuery: SearchQuery?
  var matches: [Match] = []
  /// The index of the current match in `matches`; nil without one.
  var currentMatch: Int?

  init(
    _ blocks: [WrappedText], width: Int, height: Int, ambiguous: AmbiguousWidth = .narrow
  ) {
    self.blocks = blocks.map(\.withShortCharacters)
    self.width = max(1, width)
    self.height = max(1, height)
    self.ambiguous = ambiguous
    begin()
  }

  var hasLink: Bool { blocks.contains { $0.link != nil } }
  var visible: Range<Int> { top..<min(lines.count, top + height) }
  /// Whether all blank lines above the text are on the screen.
  var showsLead: Bool { lead > 0 && top == 0 }
  var isAtEnd: Bool { isWrapped && top + height >= lines.count }
  var isWrapped: Bool { wrapped.block >= blocks.count }

  /// Scrolls by lines, up to the ends of the text.
  mutating func scroll(by count: Int) { scroll(to: top + count) }

  /// Scrolls a line to the top, or as near to it as the end of the text allows.
  mutating func scroll(to line: Int) {
    show(max(0, line))
    anchor = top > 0 ? lines[top] : nil
  }

  /// The first byte at the top.
  var topPosition: Position? {
    lines.isEmpty ? nil : Position(block: lines[top].block, offset: lines[top].shown.lowerBound)
  }

  mutating func scroll(toBlock block: Int, offset: Int = 0) {
    scroll(to: wrappedLine(showing: Position(block: block, offset: offset)))
  }

  /// Scrolls just enough to show a position and some lines around it; a position that is far away is shown
  /// in the upper third.
  mutating func reveal(_ position: Position) {
    let line = wrappedLine(showing: position)
    let margin = max(0, min(3, height / 4 - 1))
    let nearest = max(line - height + 1 + margin, min(top, line - margin))
    // Near: at most half a screen away.
    if nearest != top { scroll(to: abs(nearest - top) <= height / 2 ? nearest : line - height / 3) }
  }

  /// Wraps the text again; the text at the top stays there.
  mutating func resize(width: Int, height: Int, lead: Int? = nil) {
    let width = max(1, width)
    let height = max(1, height)
    let lead = blocks.isEmpty ? 0 : lead ?? self.lead
    let isOther = width != self.width || lead != self.lead
    if !isOther, height == self.height { return }
    self.width = width
    self.height = height
    self.lead = lead
    if isOther {
      let blank = Line(block: 0, shown: 0..<0, indent: 0, width: 0)
      lines = Array(repeating: blank, count: lead)
      rest = nil
      wrapped = Position(block: 0, offset: 0)
      begin()
    }
    show(
      anchor.map {
        wrappedLine(showing: Position(block: $0.block, offset: $0.shown.lowerBound))
      } ?? 0)
  }

  func text(ofLine number: Int) -> StyledText {
    let line = lines[number]
    let current = currentMatch.map { matches[$0] }
    let shown = blocks[line.block].text.slice(
      line.shown, marking: marks(in: line),
      current: current?.block == line.block ? current?.bytes : nil)
    var text = StyledText(.spaces(line.indent))
    text.append(shown)
    return text
  }

  /// The target of a line's text in the role of a link.
  func link(ofLine number: Int) -> FileLink? { blocks[lines[number].block].link }

  /// The line that shows a byte of a block, as far as the text is wrapped.
  func line(showing position: Position) -> Int {
    let next = lines.partitioningIndex {
      ($0.block, $0.shown.lowerBound) > (position.block, position.offset)
    }
    return max(0, next - 1)
  }

  /// Wraps a short text, or a screen of a long one: ``advance()`` does the rest.
  private mutating func begin() {
    var left = Self.portion
    let isLong = blocks.contains { block in
      left -= block.text.string.utf8.count
      return left < 0
    }
    wrap(toLine: isLong ? 0 : .max)
  }

  mutating func advance() {
    var left = Self.portion
    while !isWrapped, left > 0 { left -= wrapLine() }
  }

  /// Wraps until the screen from this line on is full.
  private mutating func wrap(toLine line: Int) {
    while !isWrapped, lines.count < height || lines.count - height <= line { _ = wrapLine() }
  }

  /// The line that shows a byte of a block, wrapping the text that far.
  private mutating func wrappedLine(showing position: Position) -> Int {
    while !isWrapped, (position.block, position.offset) >= (wrapped.block, wrapped.offset) {
      _ = wrapLine()
    }
    return line(showing: position)
  }

  /// Shows a line at the top, or as near to it as the end of the text allows.
  private mutating func show(_ line: Int) {
    wrap(toLine: line)
    top = max(0, min(line, lines.count - height))
  }

  /// Makes one line; returns how many bytes that took, at least 1.
  private mutating func wrapLine() -> Int {
    let block = blocks[wrapped.block]
    if rest == nil {
      if block.text.string.isEmpty {
        lines.append(Line(block: wrapped.block, shown: 0..<0, indent: 0, width: 0))
      }
      let breaker = LineBreaker(
        width: width, hangingIndent: block.indent(within: width), ambiguous: ambiguous)
      rest = breaker.lines(of: block.text.string)
    }
    guard let line = rest?.next() else {
      rest = nil
      wrapped = Position(block: wrapped.block + 1, offset: 0)
      return 1
    }
    let start = wrapped.offset
    lines.append(
      Line(
        block: wrapped.block, shown: start..<start + line.text.utf8.count, indent: line.indent,
        width: line.indent + line.width))
    wrapped = Position(block: wrapped.block, offset: start + line.source.utf8.count)
    return max(1, line.source.utf8.count)
  }
}
