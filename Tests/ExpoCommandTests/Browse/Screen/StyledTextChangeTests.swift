import ExpoBase
import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// What is drawn of a text over another: as little as keeps the cells of both right.
struct StyledTextChangeTests {
  @Test(
    "changed cells are drawn, and a neighbor on either side if its shape may depend on them",
    arguments: [
      // A digit in Hangul, with the character before it and the one behind it.
      ("3번 전시관 해금", "4번 전시관 해금", "4번", 0, 0),
      ("전시 3번 해금", "전시 4번 해금", " 4번", 4, 0),
      ("전시 9번 해금", "전시 10번 해금", " 10번 해금", 4, 0),
      ("전시 10번 해금", "전시 9번 해금", " 9번 해금", 4, 1),
      ("전시관 하나 ", "전시관 둘   ", " 둘   ", 6, 0),
      ("해금 가야금 거문고", "해금 거문고 가야금", " 거문고 가야금", 4, 0),
      // Marks belong to what is before them.
      ("abcdef", "abcde\u{301}f", "e\u{301}f", 4, nil),
      ("abcdee\u{301}f", "abcdei\u{301}f", "ei\u{301}f", 4, nil),
      ("abcde한", "abcde하\u{11AB}", "e하\u{11AB}", 4, nil),
      ("abcde\u{1112}아b", "abcde\u{1100}아b", "e\u{1100}아b", 4, nil),
      // Terminals do not agree on the width of these.
      ("abcd … x", "abcd … y", " … y", 4, nil),
      ("abcde…x가나", "abcde·x가나", "e·x가나", 4, nil),
      ("👩‍🔬 3명 있다", "👩‍🔬 4명 있다", "👩‍🔬 4명 있다", 0, nil),
      ("abcde3명 👩‍🔬", "abcde4명 👩‍🔬", "e4명", 4, 0),
      // Few bytes at the beginning are not worth a column.
      ("ab가나다", "ab라나다", "ab라나", 0, 0), ("가나다", "라마바", "라마바", 0, nil),
      ("가나", "가나다", "가나다", 0, 0), ("", "가", "가", 0, nil), ("가나다", "가나", "가나", 0, 2),
    ])
  func changes(former: String, new: String, drawn: String, column: Int, blanks: Int?) {
    let text = StyledText(new)
    let change = text.change(from: StyledText(former))
    #expect(
      text.string.utf8.dropFirst(change.bytes.lowerBound).prefix(change.bytes.count)
        .elementsEqual(drawn.utf8), "\(change)")
    #expect(change.column == column)
    #expect(change.blanks == blanks)
  }

  @Test("a text that only looks different is drawn again")
  func roles() {
    let parts = { (roles: [StyledText.Role]) in
      zip(["전시관 ", "해금", " 가야금"], roles).reduce(into: StyledText()) { $0.append($1.0, $1.1) }
    }
    let plain = parts([.plain, .plain, .plain])
    for (roles, bytes, column) in [
      ([.plain, .match, .plain], 9..<17, 6), ([.faint, .plain, .plain], 0..<13, 0),
      ([.plain, .plain, .faint], 13..<26, 9),
    ] as [([StyledText.Role], Range<Int>, Int)] {
      let change = parts(roles).change(from: plain)
      #expect(change == StyledText.Change(bytes: bytes, column: column, blanks: 0))
    }
  }

  @Test("drawing the changes of any text over any other shows the new text")
  func drawn() {
    let roles: [StyledText.Role] = [.plain, .match]
    let pieces = ["가", "b", " ", "…", "e\u{301}", "漢", "\u{1112}\u{1161}", "👩‍🔬"]
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<Thoroughness.texts {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...9, using: &generator)).reduce(into: StyledText()) { text, _ in
          text.append(
            pieces[Int.random(in: 0..<pieces.count, using: &generator)],
            roles[Int.random(in: 0..<12, using: &generator) / 11])
        }
      }
      let change = texts[1].change(from: texts[0])
      var drawn = StyledText()
      drawn.append(change.bytes, of: texts[1])
      let former = Self.cells(of: texts[0])
      let cells = Self.cells(of: drawn)
      let blanks = Array(repeating: " ", count: change.blanks ?? 0)
      var screen: [String] = former.prefix(change.column) + cells + blanks
      if change.blanks != nil { screen += former.dropFirst(screen.count) }
      let expected: [String] = Self.cells(of: texts[1]) + blanks
      #expect(screen == expected)
    }
  }

  /// The characters with their roles, the second cell of a wide one empty.
  private static func cells(of text: StyledText) -> [String] {
    var cells: [String] = []
    text.forEachRun { role, run in
      for character in run {
        cells.append("\(role) \(character)")
        cells += repeatElement("", count: DisplayWidth.of(character) - 1)
      }
    }
    return cells
  }
}
