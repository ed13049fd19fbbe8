import ExpoTerminal
import ExpoText
import Testing

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

  @Test("a hanging indent is kept where it leaves half of the line, else it is two cells")
  func hanging() {
    var text = StyledText()
    text.append("개최지 : 프랑스 파리의 센강")
    let block = WrappedText(text, hangingIndent: 9)
    let wide = TextView([block], width: 24, height: 9)
    #expect(wide.visible.map { wide.text(ofLine: $0).string } == ["개최지 : 프랑스 파리의", "         센강"])
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

  @Test("what stands at the top stays there when the screen takes another width")
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

  @Test("matches are counted, gone to in order, and marked also where a line breaks in them")
  func matches() {
    var view = Self.view(["하나 둘", "", "둘 하나", "셋 하나"], width: 20, height: 2)
    view.mark(SearchQuery("하나"))
    #expect(view.matchCount == 3)
    let steps = (1...4).map { _ in view.goToNextMatch(forwards: true) ? view.currentMatch : nil }
    #expect(steps == [0, 1, 2, nil])
    #expect(Self.shown(view).contains("셋 하나"))
    var broken = Self.view(["박람회장 정문 앞의 광장에서"], width: 24, height: 2)
    broken.mark(SearchQuery("앞의 광장에서"))
    let marked = (0..<broken.lineCount).map { line in
      var marked = ""
      broken.text(ofLine: line).forEachRun { if $0 == .match { marked += $1 } }
      return marked
    }
    #expect(
      marked.joined(separator: "|").replacing(" ", with: "") == "앞의|광장에서" || marked.count == 1)
  }

  @Test(
    "a cursor stays in sight",
    arguments: [
      (10, 4, [(3, 0)], 3, 0), (10, 4, [(4, 0)], 4, 1), (10, 4, [(99, 0)], 9, 6),
      (10, 4, [(99, 0), (-99, 0)], 0, 0), (10, 4, [(0, 4)], 4, 4),
      (10, 4, [(0, 4), (0, 99)], 9, 6),
      (0, 4, [(5, 5)], 0, 0), (2, 4, [(5, 5)], 1, 0),
    ] as [(Int, Int, [(Int, Int)], Int, Int)])
  func cursor(count: Int, height: Int, steps: [(Int, Int)], cursor: Int, top: Int) {
    var list = ListView(count: count, height: height)
    for (move, scroll) in steps {
      if move != 0 { list.move(by: move) }
      if scroll != 0 { list.scroll(by: scroll) }
    }
    #expect(list.cursor == cursor)
    #expect(list.top == top)
  }
}
