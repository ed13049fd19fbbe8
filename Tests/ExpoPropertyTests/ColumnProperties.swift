import Testing
import ExpoTestSupport

/// Columns of random text against an oracle that counts the slow way.
struct ColumnProperties {
  /// Pieces that stay clusters of their own wherever they stand, with the cells they take.
  private static let pieces: [(text: String, cells: Int)] = [
    ("a", 1), ("Z", 1), (" ", 1), ("\"", 1), ("한", 2), ("글", 2), ("漢", 2), ("\u{F99A}", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1173}", 2), ("e\u{301}", 1), ("·", 1),
    ("\t", 4), ("😀", 2), ("👩‍🔬", 2), ("👍🏽", 2), ("🇰🇷", 2), ("❤️", 2), ("１", 2), ("’", 1),
  ]
  private static let lineEnds = ["\n", "\r\n", "\r"]

  private struct Expected: Equatable {
    var line = 1
    var scalar = 1
    var utf16 = 1
    var byte = 1
    var cell = 1
  }

  @Test("five units of column agree with the oracle at every piece")
  func columns() {
    var random = SeededGenerator(seed: 1900)
    var wrong = 0
    var checked = 0
    for _ in 0..<Thoroughness.rounds {
      var text = Bool.random(using: &random) ? "\u{FEFF}" : ""
      var places: [(offset: Int, Expected)] = []
      var expected = Expected()
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        places.append((text.utf8.count, expected))
        guard Int.random(in: 0..<8, using: &random) > 0 else {
          // A lone CR must not meet an LF, or the two would be one line end.
          let end = Self.lineEnds.randomElement(using: &random) ?? "\n"
          if end == "\n", text.utf8.last == 0x0D { continue }
          text += end
          expected = Expected(line: expected.line + 1)
          continue
        }
        let piece = Self.pieces.randomElement(using: &random) ?? ("a", 1)
        text += piece.text
        expected.scalar += piece.text.unicodeScalars.count
        expected.utf16 += piece.text.utf16.count
        expected.byte += piece.text.utf8.count
        expected.cell += piece.cells
      }
      let lines = LineIndex(SourceFile(name: "f", text: text))
      var earlier: LineIndex.Position?
      for (offset, expected) in places {
        let position = lines.position(at: offset, after: earlier)
        let found = Expected(
          line: position.line, scalar: position.column, utf16: position.utf16Column,
          byte: position.byteColumn, cell: lines.cellColumn(at: offset))
        if found != expected { wrong += 1 }
        earlier = position
        checked += 1
      }
    }
    #expect(wrong == 0)
    #expect(checked > Thoroughness.rounds)
  }
}
