import ExpoBase
import ExpoSearch
import Testing

@testable import ExpoCommand

/// Text that is wrapped, scrolled, resized and searched, without a terminal.
struct TextViewTests {
  private static func view(_ texts: [String], width: Int, height: Int) -> TextView {
    TextView(texts.map { WrappedText($0) }, width: width, height: height)
  }

  private static func shown(_ view: TextView) -> [String] {
    view.visible.map { view.text(ofLine: $0).string }
  }

  @Test("blocks are wrapped by the shared line breaker; an empty one is an empty line")
  func wrapping() {
    let view = Self.view(["파리에 세운 박람회장 건물", "", "끝"], width: 24, height: 9)
    #expect(Self.shown(view) == ["파리에 세운 박람회장", "건물", "", "끝"])
  }

  @Test("a character of thousands of marks keeps 30 of them, so that a line is drawn at once")
  func marks() {
    let marks = { (count: Int) in String(repeating: "\u{301}", count: count) }
    let view = Self.view(["ab" + marks(20_000) + "c"], width: 24, height: 9)
    #expect(Self.shown(view) == ["ab" + marks(30) + "c"])
    let block = WrappedText(String(repeating: "가나 ", count: 4000))
    #expect(TextView([block], width: 24, height: 9).blocks == [block])
  }

  @Test("a hanging indent is kept where it leaves half of the line, else it is two cells")
  func hanging() {
    let block = WrappedText(StyledText("개최지 : 프랑스 파리의 센강"), hangingIndent: 9)
    let wide = TextView([block], width: 24, height: 9)
    #expect(Self.shown(wide) == ["개최지 : 프랑스 파리의", "         센강"])
    let narrow = TextView([block], width: 16, height: 9)
    #expect(narrow.text(ofLine: 1).string.hasPrefix("  "))
    #expect(!narrow.text(ofLine: 1).string.hasPrefix("   "))
  }

  @Test("scrolling stops at both ends")
  func scrolling() {
    var view = Self.view(["1", "2", "3", "4", "5"], width: 5, height: 2)
    view.scroll(by: 3)
    #expect(Self.shown(view) == ["4", "5"])
    view.scroll(by: 3)
    #expect(Self.shown(view) == ["4", "5"])
    #expect(view.isAtEnd)
    view.scroll(by: -99)
    #expect(Self.shown(view) == ["1", "2"])
  }

  @Test("the text at the top stays there when the width of the screen changes")
  func resizing() {
    let words = (1...60).map { "단어\($0)" }.joined(separator: " ")
    var view = Self.view(["제목", words], width: 30, height: 4)
    view.scroll(by: 5)
    let first = Self.shown(view)[0].split(separator: " ")[0]
    for width in [50, 17, 80, 24, 30] {
      view.resize(width: width, height: 4)
      // Below 24 cells a word may begin on one line and end on the next.
      let shown = Self.shown(view)[0...1].joined()
      #expect(shown.contains(first), "\(width)")
    }
  }

  @Test("matches are counted, visited in order, and marked even across a line break")
  func matches() {
    var view = Self.view(["하나 둘", "", "둘 하나", "셋 하나"], width: 20, height: 2)
    view.mark(SearchQuery("하나"))
    #expect(view.matchCount == 3)
    let steps = (1...4).map { _ in
      view.goToNextMatch(forwards: true) ? view.currentMatch : nil
    }
    #expect(steps == [0, 1, 2, nil])
    #expect(Self.shown(view).contains("셋 하나"))
    var broken = Self.view(["박람회장 정문 앞의 광장에서"], width: 24, height: 2)
    broken.mark(SearchQuery("앞의 광장에서"))
    let marked = (0..<broken.lines.count).map { broken.text(ofLine: $0).text(in: .match) }
    #expect(
      marked.joined(separator: "|").replacing(" ", with: "") == "앞의|광장에서" || marked.count == 1)
  }

  @Test("the current match looks different from the others")
  func current() {
    var view = Self.view(["하나 둘 하나", "하나"], width: 20, height: 2)
    view.mark(SearchQuery("하나"))
    var roles: [[StyledText.Role]] = []
    for _ in 0..<3 {
      _ = view.goToNextMatch(forwards: true)
      roles.append([])
      for line in 0..<2 {
        view.text(ofLine: line).forEachRun { role, _ in
          if role != .plain { roles[roles.count - 1].append(role) }
        }
      }
    }
    #expect(
      roles == [
        [.currentMatch, .match, .match], [.match, .currentMatch, .match],
        [.match, .match, .currentMatch],
      ])
  }

  @Test(
    "a near match is shown with some lines around it, a far one with more lines below it",
    arguments: [
      (0, 11, 2), (0, 9, 0), (0, 16, 12), (12, 11, 9), (12, 15, 12), (20, 3, 0), (20, 12, 8),
      (0, 39, 28),
    ])
  func revealing(top: Int, line: Int, shown: Int) {
    var view = Self.view((0..<40).map(String.init), width: 5, height: 12)
    view.scroll(to: top)
    view.reveal(TextView.Position(block: line, offset: 0))
    #expect(view.top == shown)
  }

  /// A text of about 360 KB: 6,000 numbered words, in one block or in one for each hundred.
  private static func long(inBlocks: Bool) -> TextView { inBlocks ? manyBlocks : oneBlock }

  private static let longWords = (1...6_000).map { "낱말\($0)번째로 적어 둔 아주 긴 문장의 하나" }

  private static let oneBlock = view([longWords.joined(separator: " ")], width: 40, height: 5)

  private static let manyBlocks = view(
    stride(from: 0, to: longWords.count, by: 100).map {
      longWords[$0..<$0 + 100].joined(separator: " ")
    }, width: 40, height: 5)

  @Test("a long text is wrapped in parts, to the same end", arguments: [true, false])
  func parts(inBlocks: Bool) {
    var view = Self.long(inBlocks: inBlocks)
    #expect(!view.isWrapped)
    view.mark(SearchQuery("낱말599"))
    #expect(view.matchCount == 11)
    var portions = 0
    while !view.isWrapped {
      view.advance()
      portions += 1
    }
    #expect(portions > 1)
    view.scroll(to: .max)
    #expect(view.isAtEnd)
    #expect(Self.shown(view).joined().contains("낱말6000번째"))
    #expect(view.goToMatch(from: 0) == true)
    #expect(Self.shown(view).joined(separator: " ").contains("낱말599번째"))
    let whole = (0..<view.lines.count).map { view.text(ofLine: $0).string }.joined()
    #expect(whole.count > 120_000)
  }

  @Test(
    "only one screen of a long text is wrapped at first; a short text is wrapped whole",
    arguments: [true, false])
  func firstScreen(inBlocks: Bool) {
    var long = Self.long(inBlocks: inBlocks)
    #expect(long.lines.count == 6 && long.visible == 0..<5)
    long.resize(width: 60, height: 8)
    #expect(long.lines.count == 9 && long.visible == 0..<8)
    let short = Self.view(Array(repeating: "하나 둘 셋 넷 다섯 여섯", count: 4000), width: 30, height: 5)
    #expect(short.isWrapped && short.lines.count == 4000)
  }

  @Test("the destination in a long text is wrapped at once", arguments: [true, false])
  func goingFar(inBlocks: Bool) {
    for forwards in [true, false] {
      var view = Self.long(inBlocks: inBlocks)
      view.mark(SearchQuery("낱말6000번째"))
      #expect(view.goToNextMatch(forwards: forwards) == true)
      #expect(Self.shown(view).joined().contains("낱말6000번째"))
      #expect(view.goToNextMatch(forwards: forwards) == false)
    }
    var view = Self.long(inBlocks: inBlocks)
    view.scroll(to: .max)
    #expect(view.isAtEnd && Self.shown(view).joined().contains("낱말6000번째"))
  }

  @Test(
    "the cursor stays visible",
    arguments: [
      (10, 4, [(3, 0)], 3, 0), (10, 4, [(4, 0)], 4, 1), (10, 4, [(99, 0)], 9, 6),
      (10, 4, [(99, 0), (-99, 0)], 0, 0), (10, 4, [(0, 4)], 4, 4),
      (10, 4, [(0, 4), (0, 99)], 9, 6),
      (0, 4, [(5, 5)], 0, 0), (2, 4, [(5, 5)], 1, 0),
    ] as [(Int, Int, [(Int, Int)], Int, Int)])
  func cursor(count: Int, height: Int, steps: [(Int, Int)], cursor: Int, top: Int) {
    var list = FoundList(count, height: height)
    for (move, scroll) in steps {
      if move != 0 { list.move(by: move) }
      if scroll != 0 { list.scroll(by: scroll) }
    }
    #expect(list.cursor == cursor)
    #expect(list.top == top)
  }

  @Test(
    "far from the start the text at the top stays there, and no more is wrapped than is shown",
    arguments: [(texts: 800, words: 50), (texts: 1, words: 40_000)])
  func resizingFarFromTheStart(texts: Int, words: Int) {
    let texts = Array(repeating: String(repeating: "가나 ", count: words), count: texts)
    var view = Self.view(texts, width: 24, height: 4)
    view.scroll(to: .max)
    view.scroll(by: -40)
    let first = Self.shown(view)[0]
    let top = view.top
    for width in [12, 24, 12] {
      view.resize(width: width, height: 4)
      #expect(!view.isWrapped)
      #expect(Self.shown(view).count == 4)
      #expect(first.hasPrefix(Self.shown(view)[0]))
      #expect((view.top == top) == (width == 24))
    }
    let scrolled = view.top
    view.scroll(by: -3)
    #expect(view.top == scrolled - 3)
  }
}
