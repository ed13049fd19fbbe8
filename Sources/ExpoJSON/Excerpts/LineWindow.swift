package import ExpoBase

/// The part of a line that fits into the available width, with the location to mark.
struct LineWindow {
  /// What is drawn.
  let text: String
  /// The number of cells before the first marked one.
  let caretOffset: Int
  /// The marked cells, at least 1.
  let caretWidth: Int
  /// Whether the window begins where the line begins.
  let isAtLeftEdge: Bool

  private static let ellipsis = "…"

  /// Cuts the window.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - line: The bytes of the line, without its end.
  ///   - mark: The bytes to mark; clipped to the line.
  ///   - width: The available width in terminal cells.
  init(_ file: SourceFile, line: Range<Int>, around mark: Range<Int>, width: Int) {
    let part = LinePart(file, line: line, around: mark.lowerBound, width: width)
    let (near, glyphs, marked) = (part.bytes, part.glyphs, part.marked)
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

  /// The first shown glyph: a third of the width precedes the location.
  private static func firstGlyph(
    before marked: Int, _ glyphs: [VisibleLine.Glyph], isCut: Bool, width: Int
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

extension Sequence<VisibleLine.Glyph> {
  /// Their total width in cells.
  var cells: Int { reduce(0) { $0 + $1.width } }
}

extension ArraySlice<VisibleLine.Glyph> {
  /// The longest prefix that fits into a number of cells.
  fileprivate func prefix(fitting width: Int) -> ArraySlice {
    var cells = 0
    return prefix {
      cells += $0.width
      return cells <= width
    }
  }
}
