import Testing
import ExpoTestSupport

/// Columns of random text against an oracle that counts the slow way.
struct ColumnProperties {
  private static let pieces = [
    "a", "Z", " ", "\"", "한", "글", "漢", "\u{F99A}", "\u{1112}\u{1161}\u{11AB}", "\u{1100}\u{1173}",
    "e\u{301}", "·", "\t", "😀", "👩‍🔬", "👍🏽", "🇰🇷", "❤️", "１", "’",
  ]
  private static let lineEnds = ["\n", "\r\n", "\r"]

  private struct Expected: Equatable {
    var line = 1
    var scalar = 1
    var utf16 = 1
    var byte = 1
  }

  @Test("four units of column agree with the oracle at every piece")
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
        let piece = Self.pieces.randomElement(using: &random) ?? "a"
        text += piece
        expected.scalar += piece.unicodeScalars.count
        expected.utf16 += piece.utf16.count
        expected.byte += piece.utf8.count
      }
      let lines = LineIndex(SourceFile(name: "f", text: text))
      var earlier: LineIndex.Position?
      for (offset, expected) in places {
        let position = lines.position(at: offset, after: earlier)
        let found = Expected(
          line: position.line, scalar: position.column, utf16: position.utf16Column,
          byte: position.byteColumn)
        if found != expected { wrong += 1 }
        earlier = position
        checked += 1
      }
    }
    #expect(wrong == 0)
    #expect(checked > Thoroughness.rounds)
  }
}
