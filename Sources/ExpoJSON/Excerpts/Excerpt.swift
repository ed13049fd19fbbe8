import ExpoBase

/// Numbered source lines and a caret at a location, measured in terminal cells.
///
/// A line wider than the available width is cut to a window around the location, with `…` at the cuts; the lines
/// before and after are shown only if the window is at the left edge.
struct Excerpt {
  private let file: SourceFile
  private let lines: LineIndex
  private let bytes: Range<Int>
  private let line: Int
  private let width: Int

  /// No line of text is wider: a caller may ask for `Int.max`.
  static let widest = 10_000

  /// The cells before the `|` of each row.
  let gutter: Int

  init(
    file: SourceFile, lines: LineIndex, bytes: Range<Int>, at start: LineIndex.Position, width: Int
  ) {
    self.file = file
    self.lines = lines
    self.bytes = bytes
    self.line = start.line
    self.gutter = String(min(start.line + 1, lines.lines.upperBound - 1)).utf8.count + 1
    self.width = min(max(20, width), Self.widest) - gutter - 2
  }

  func append(to text: inout StyledText, marking role: StyledText.Role) {
    let content = lines.bytes(ofLine: line)
    let window = LineWindow(file, line: content, around: bytes, width: width)
    appendRow("", to: &text)
    if window.isAtLeftEdge { appendContext(line - 1, to: &text) }
    appendRow(String(line), to: &text, window.text)
    appendCaret(window, role, to: &text)
    if window.isAtLeftEdge { appendContext(line + 1, to: &text) }
  }

  private func appendContext(_ number: Int, to text: inout StyledText) {
    guard lines.lines.contains(number) else { return }
    let content = lines.bytes(ofLine: number)
    guard !content.isEmpty else { return }
    let start = content.lowerBound..<content.lowerBound
    let window = LineWindow(file, line: content, around: start, width: width)
    appendRow(String(number), to: &text, window.text)
  }

  private func appendCaret(
    _ window: LineWindow, _ role: StyledText.Role, to text: inout StyledText
  ) {
    text.append(String(repeating: " ", count: gutter) + "| ", .gutter)
    text.append(String(repeating: " ", count: window.caretOffset))
    text.append(String(repeating: "^", count: window.caretWidth), role)
    text.endLine()
  }

  private func appendRow(_ number: String, to text: inout StyledText, _ content: String = "") {
    let padding = String(repeating: " ", count: gutter - 1 - number.utf8.count)
    text.append(padding + number + (content.isEmpty ? " |" : " | "), .gutter)
    text.append(content)
    text.endLine()
  }
}

/// The part of a line that fits the width, with the location to mark.
struct LineWindow {
  let text: String
  /// In cells.
  let caretOffset: Int
  /// In cells, at least 1.
  let caretWidth: Int
  /// Whether the window begins where the line begins.
  let isAtLeftEdge: Bool

  private static let ellipsis = "…"

  /// `line` is without its end, `mark` is clipped to it, and `width` is in terminal cells.
  init(_ file: SourceFile, line: Range<Int>, around mark: Range<Int>, width: Int) {
    let (near, glyphs, marked) = Self.part(of: line, file, around: mark.lowerBound, width: width)
    let isCut = near.lowerBound > line.lowerBound
    let fits = !isCut && near.upperBound == line.upperBound && glyphs.cells <= width

    let first = fits ? 0 : Self.firstGlyph(before: marked, glyphs, isCut: isCut, width: width)
    let lead = first > 0 || isCut ? 1 : 0
    let whole = glyphs[first...]
    let endsHere = near.upperBound == line.upperBound && whole.cells <= width - lead
    let shown = endsHere ? whole : whole.prefix(fitting: width - lead - 1)

    let before = glyphs[first..<max(first, min(marked, shown.endIndex))]
    let under = shown.filter { $0.bytes.overlaps(mark) }
    self.isAtLeftEdge = lead == 0
    self.caretOffset = lead + before.cells
    self.caretWidth = max(1, under.cells)
    self.text =
      (lead == 1 ? Self.ellipsis : "") + shown.map(\.text).joined()
      + (endsHere ? "" : Self.ellipsis)
  }

  /// The part of a line around a location that fills the width, so that the cost does not grow with the line: bytes
  /// of whole characters, and the first glyph at or after the location.
  ///
  /// It tries growing numbers of bytes per cell: for Hangul (three bytes for two cells), for any scalar, and for
  /// clusters of many bytes.
  private static func part(
    of line: Range<Int>, _ file: SourceFile, around offset: Int, width: Int,
    reaches: ArraySlice<Int> = [2, 5, 16]
  ) -> (bytes: Range<Int>, glyphs: [Glyph], marked: Int) {
    let reach = width * (reaches.first ?? 0)
    var start = max(line.lowerBound, offset - reach)
    while start > line.lowerBound, start < line.upperBound, file.bytes[start] & 0xC0 == 0x80 {
      start -= 1
    }
    let bytes = start..<max(start, min(line.upperBound, offset + reach))
    let glyphs = Glyph.all(in: file, bytes)
    let marked = glyphs.firstIndex { $0.bytes.upperBound > offset } ?? glyphs.count
    let isFull =
      (bytes.lowerBound == line.lowerBound || glyphs[..<marked].cells > width)
      && (bytes.upperBound == line.upperBound || glyphs[marked...].cells > width)
    if isFull || reaches.count == 1 { return (bytes, glyphs, marked) }
    return part(of: line, file, around: offset, width: width, reaches: reaches.dropFirst())
  }

  /// A third of the width precedes the location.
  private static func firstGlyph(
    before marked: Int, _ glyphs: [Glyph], isCut: Bool, width: Int
  ) -> Int {
    if !isCut, glyphs[..<marked].cells < width * 2 / 3 { return 0 }
    var first = marked
    var cells = 0
    while first > 0, cells + glyphs[first - 1].width <= width / 3 {
      first -= 1
      cells += glyphs[first].width
    }
    return first
  }
}

extension Sequence<Glyph> {
  /// In terminal cells.
  var cells: Int { reduce(0) { $0 + $1.width } }
}

extension ArraySlice<Glyph> {
  fileprivate func prefix(fitting width: Int) -> ArraySlice {
    var cells = 0
    return prefix {
      cells += $0.width
      return cells <= width
    }
  }
}
