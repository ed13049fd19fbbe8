import ExpoBase
import ExpoSearch

/// Text that is wrapped for a screen, scrolled and searched, as `less` does with a file.
///
/// The text at the top of the screen stays there when the width of the screen changes. A long text
/// is wrapped and searched in portions:
/// ``advance()`` processes the next portion, and ``isComplete`` is false until all are done.
struct TextView: Sendable {
  /// The number of bytes that are wrapped or searched between two checks of the keyboard.
  static let portion = 1 << 18

  /// A line on the screen, and the UTF-8 bytes of a block that it shows.
  struct Line: Equatable, Sendable {
    let block: Int
    let shown: Range<Int>
    let indent: Int
  }

  /// A byte of a block.
  struct Place: Equatable, Sendable {
    let block: Int
    let offset: Int
  }

  /// The target to scroll to as soon as it is wrapped.
  enum Target: Equatable, Sendable {
    /// A line at the top.
    case line(Int)
    /// A byte of a block, anywhere on the screen.
    case place(Place)
    /// The line so many lines below that of a byte of a block, at the top.
    case below(Place, lines: Int)
  }

  /// The text.
  let blocks: [WrappedText]
  /// Whether some of it leads to a file.
  let hasLink: Bool
  /// The cells of a line.
  private(set) var width: Int
  /// The rows of the screen; at least 1.
  private(set) var height: Int
  /// The blank lines above the text, which a picture covers.
  private(set) var lead = 0
  /// The first line on the screen, from 0.
  private(set) var top = 0
  /// The line that was last scrolled to the top.
  ///
  /// Resizing keeps it: another width and then the first again show the same text.
  private var anchor: Line?
  private let ambiguous: AmbiguousWidth
  private(set) var lines: [Line] = []
  /// The lines of the block that is being wrapped.
  private var rest: LineBreaker.Lines?
  /// The block that is being wrapped, and how much of it has been.
  private var wrapped = Place(block: 0, offset: 0)
  private var target: Target?
  /// The lines on the screen, shown instead of `lines` while the text above is wrapped again.
  private var kept: [Line] = []

  /// The query.
  var key: SearchQuery?
  var matches: [Match] = []
  /// The end of the searched part of the text.
  var searched = Place(block: 0, offset: 0)
  /// The current match, from 0.
  var currentMatch: Int?

  /// Creates a view that shows the start of a text.
  init(
    _ blocks: [WrappedText], width: Int, height: Int, ambiguous: AmbiguousWidth = .narrow
  ) {
    self.blocks = blocks.map(\.withShortCharacters)
    hasLink = blocks.contains { $0.link != nil }
    self.width = max(1, width)
    self.height = max(1, height)
    self.ambiguous = ambiguous
    begin()
  }

  /// The number of lines, as far as the text is wrapped.
  var lineCount: Int { lines.count }
  /// The lines on the screen.
  var visible: Range<Int> {
    kept.isEmpty ? top..<min(lines.count, top + height) : 0..<kept.count
  }
  /// Whether all blank lines above the text are on the screen.
  var showsLead: Bool { lead > 0 && top == 0 && kept.isEmpty }
  /// Whether the last line is on the screen.
  var isAtEnd: Bool { isWrapped && top + height >= lines.count }
  /// Whether the whole text is wrapped.
  var isWrapped: Bool { wrapped.block >= blocks.count }
  /// Whether the whole text is wrapped and searched.
  var isComplete: Bool { isWrapped && isSearched }

  // MARK: Moving

  /// Scrolls by lines; stops at both ends of the text.
  mutating func scroll(by count: Int) {
    if case .below(let place, let lines)? = target {
      let (lines, isFar) = lines.addingReportingOverflow(count)
      target = isFar ? .line(.max) : .below(place, lines: lines)
      return
    }
    let start = if case .line(let line)? = target { line } else { top }
    let (line, isFar) = start.addingReportingOverflow(count)
    scroll(to: isFar ? .max : line)
  }

  /// Scrolls a line to the top, or as near to it as the end of the text allows.
  mutating func scroll(to line: Int) {
    let line = max(0, line)
    kept = []
    show(line)
    target = !isWrapped && lines.count - line < height ? .line(line) : nil
    anchor = top > 0 ? lines[top] : nil
  }

  /// Whether it shows what was scrolled to, and no scroll waits for more of the text.
  var isSettled: Bool { target == nil && kept.isEmpty }
  /// What the line at the top shows first; nil without a line.
  var topPlace: Place? {
    (kept.first ?? (lines.isEmpty ? nil : lines[top])).map {
      Place(block: $0.block, offset: $0.shown.lowerBound)
    }
  }

  /// The block of the line at the top.
  var topBlock: Int { kept.first?.block ?? (lines.isEmpty ? 0 : lines[top].block) }

  /// Scrolls the first line of a block to the top.
  mutating func scroll(toBlock block: Int) {
    let place = Place(block: block, offset: 0)
    wrap(through: place)
    scroll(to: line(showing: place))
  }

  /// The lines that are shown above and below what is scrolled to, where there is room for them.
  private var margin: Int { max(0, min(3, height / 4 - 1)) }

  /// Scrolls to a place unless it is on the screen, with some lines around it.
  mutating func reveal(_ place: Place) {
    guard isWrapped(through: place) else { return target = .place(place) }
    let line = line(showing: place)
    target = nil
    let isShown =
      (line >= top + margin || top == 0) && line >= top
      && (line < top + height - margin || isAtEnd) && line < top + height
    if !kept.isEmpty || !isShown { scroll(to: line - height / 3) }
  }

  /// Wraps the text again; the text at the top stays there.
  ///
  /// If it is far from the start, it is wrapped alone at first. The blank lines above the text stay, unless
  /// another number of them is given.
  mutating func resize(width: Int, height: Int, lead: Int? = nil) {
    let lead = blocks.isEmpty ? 0 : lead ?? self.lead
    let isOther = self.width != max(1, width) || lead != self.lead
    self.lead = lead
    self.width = max(1, width)
    self.height = max(1, height)
    let place = anchor.map { Place(block: $0.block, offset: $0.shown.lowerBound) }
    if isOther {
      let blank = Line(block: 0, shown: 0..<0, indent: 0)
      (lines, rest, wrapped) = (
        Array(repeating: blank, count: lead), nil, Place(block: 0, offset: 0)
      )
      begin()
    }
    if let place, !isWrapped(through: place) {
      top = 0
      kept = screen(from: place)
      target = target ?? .below(place, lines: 0)
      return
    }
    if case .below? = target { target = nil }
    kept = []
    let first = place.map(line(showing:)) ?? 0
    show(first)
  }

  /// Wraps and searches another portion, and then performs a pending scroll.
  mutating func advance() {
    if !isWrapped { wrap() }
    if !isSearched { search() }
    switch target {
    case .line(let line)?: scroll(to: line)
    case .place(let place)?: reveal(place)
    case .below(let place, let lines)?: goBelow(place, lines)
    case nil: break
    }
  }

  // MARK: Lines

  /// The text of a line, with its matches.
  func text(ofLine number: Int) -> StyledText {
    let line = kept.isEmpty ? lines[number] : kept[number]
    let marks = marks(in: line)
    let shown = blocks[line.block].text.slice(
      line.shown, marking: marks.all, current: marks.current)
    if line.indent == 0 { return shown }
    var text = StyledText(String(repeating: " ", count: line.indent))
    text.append(shown)
    return text
  }

  /// What the text of a line in the role of a link leads to.
  func link(ofLine number: Int) -> FileLink? {
    blocks[(kept.isEmpty ? lines[number] : kept[number]).block].link
  }

  /// The line that shows a byte of a block.
  func line(showing place: Place) -> Int {
    let next = lines.partitioningIndex {
      ($0.block, $0.shown.lowerBound) > (place.block, place.offset)
    }
    return max(0, next - 1)
  }

  // MARK: Wrapping

  /// Wraps a short text, and of a long one no more than a screen: the rest is left to ``advance()``.
  private mutating func begin() {
    var left = Self.portion
    let isLong = blocks.contains { block in
      left -= block.text.string.utf8.count
      return left < 0
    }
    wrap(toLine: isLong ? 0 : .max)
  }

  /// Wraps until there is a screen from a line on, or a portion is done.
  private mutating func wrap(toLine line: Int = .max) {
    var left = Self.portion
    while !isWrapped, left > 0, lines.count < height || lines.count - height <= line {
      left -= wrapLine()
    }
  }

  /// Wraps until a byte of a block is in a line.
  private mutating func wrap(through place: Place) {
    while !isWrapped(through: place) { _ = wrapLine() }
  }

  /// Whether a byte of a block is in a line.
  private func isWrapped(through place: Place) -> Bool {
    isWrapped || (place.block, place.offset) < (wrapped.block, wrapped.offset)
  }

  /// Scrolls to so many lines below a byte of a block, once that is wrapped.
  private mutating func goBelow(_ place: Place, _ count: Int) {
    guard isWrapped(through: place) else { return }
    target = nil
    kept = []
    let first = line(showing: place)
    if count != 0 { return scroll(to: first + count) }
    show(first)
  }

  /// Shows a line at the top, or as near to it as the end of the text allows.
  private mutating func show(_ line: Int) {
    if lines.count - line < height { wrap(toLine: line) }
    top = max(0, min(line, lines.count - height))
  }

  /// The lines of a screen from a byte of a block on, wrapped without what is above.
  private func screen(from place: Place) -> [Line] {
    var screen: [Line] = []
    for block in place.block..<blocks.count where screen.count < height {
      let text = blocks[block].text.string
      var start = block == place.block ? place.offset : 0
      if text.isEmpty { screen.append(Line(block: block, shown: 0..<0, indent: 0)) }
      var lines = breaker(of: blocks[block])
        .lines(of: text[text.utf8.index(text.startIndex, offsetBy: start)...])
      while screen.count < height, let line = lines.next() {
        let end = start + line.text.utf8.count
        screen.append(Line(block: block, shown: start..<end, indent: line.indent))
        start += line.source.utf8.count
      }
    }
    return screen
  }

  private func breaker(of block: WrappedText) -> LineBreaker {
    LineBreaker(width: width, hangingIndent: block.indent(within: width), ambiguous: ambiguous)
  }

  /// Makes one line; returns how many bytes that took, at least 1.
  private mutating func wrapLine() -> Int {
    let block = blocks[wrapped.block]
    if rest == nil {
      if block.text.string.isEmpty {
        lines.append(Line(block: wrapped.block, shown: 0..<0, indent: 0))
      }
      rest = breaker(of: block).lines(of: block.text.string)
    }
    guard let line = rest?.next() else {
      rest = nil
      wrapped = Place(block: wrapped.block + 1, offset: 0)
      return 1
    }
    let start = wrapped.offset
    lines.append(
      Line(block: wrapped.block, shown: start..<start + line.text.utf8.count, indent: line.indent))
    wrapped = Place(block: wrapped.block, offset: start + line.source.utf8.count)
    return max(1, line.source.utf8.count)
  }
}
