import ExpoBase

/// The part of a line around a location that fills the width, so that the cost does not grow with
/// the line.
struct LinePart {
  /// How far it extends to both sides, in bytes per cell: first enough for Hangul, which takes
  /// three bytes for two cells, then for any scalars, finally for clusters of many bytes.
  private static let reaches = [2, 5, 16]

  /// The bytes, in whole characters.
  let bytes: Range<Int>
  /// What is drawn for them.
  let glyphs: [VisibleLine.Glyph]
  /// The first glyph at or after the location.
  let marked: Int

  /// Takes a part of a line without its end.
  init(_ file: SourceFile, line: Range<Int>, around offset: Int, width: Int) {
    self.init(file, line: line, around: offset, width: width, reach: Self.reaches[0])
    for reach in Self.reaches.dropFirst() where !isFull(line, width: width) {
      self = LinePart(file, line: line, around: offset, width: width, reach: reach)
    }
  }

  private init(
    _ file: SourceFile, line: Range<Int>, around offset: Int, width: Int, reach: Int
  ) {
    var start = max(line.lowerBound, offset - width * reach)
    while start > line.lowerBound, start < line.upperBound, file.bytes[start] & 0xC0 == 0x80 {
      start -= 1
    }
    let end = min(line.upperBound, offset + width * reach)
    bytes = start..<max(start, end)
    glyphs = VisibleLine(file, bytes: bytes).glyphs
    marked = glyphs.firstIndex { $0.bytes.upperBound > offset } ?? glyphs.count
  }

  /// Whether each side ends with the line or is wide enough.
  private func isFull(_ line: Range<Int>, width: Int) -> Bool {
    let reachesStart = bytes.lowerBound == line.lowerBound
    let reachesEnd = bytes.upperBound == line.upperBound
    return (reachesStart || glyphs[..<marked].cells > width)
      && (reachesEnd || glyphs[marked...].cells > width)
  }
}
