import ExpoTestSupport
import Testing

@testable import ExpoKit

/// White space that ends a line within a text.
struct SpacesBeforeLineBreaksTests {
  @Test(
    "text and the ranges of white space before its line breaks",
    arguments: [
      ("a \nb", [1..<2]), ("a\nb", []), ("a \t\r\nb \n", [1..<3, 6..<7]),
      (" \n \n", [0..<1, 2..<3]),
      ("가\u{3000}\n나", [3..<6]), ("a \u{2028}b", [1..<2]), ("a\u{A0}\u{85}b", [1..<3]),
      ("a \u{301}\nb", [1..<4]), ("a\n\n\n", []), ("a \u{B}b", [1..<2]), ("끝 ", []),
    ] as [(String, [Range<Int>])])
  func ranges(text: String, expected: [Range<Int>]) {
    #expect(text.spacesBeforeLineBreaks == expected)
  }

  @Test("random texts, beside a walk over all characters")
  func walk() {
    let pieces: [Unicode.Scalar] = [
      " ", "\t", "\n", "\r", "\u{B}", "\u{85}", "\u{2028}", "\u{2029}", "\u{3000}", "\u{A0}", "a",
      "가", "\u{301}", "\u{200D}", "\u{1F1F0}", "\u{1F469}", "\u{600}", "\u{FE0F}",
    ]
    var random = SeededGenerator(seed: 11)
    var found = 0
    for _ in 0..<20_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        if let scalar = pieces.randomElement(using: &random) { scalars.append(scalar) }
      }
      let text = String(scalars)
      let expected = walked(text)
      found += expected.count
      #expect(text.spacesBeforeLineBreaks == expected, "\(text.debugDescription)")
    }
    #expect(found > 5_000)
  }

  private func walked(_ text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    var start: Int?
    for character in text {
      if character.isNewline {
        if let start { ranges.append(start..<offset) }
        start = nil
      } else {
        start = character.isWhitespace ? start ?? offset : nil
      }
      offset += character.utf8.count
    }
    return ranges
  }
}
