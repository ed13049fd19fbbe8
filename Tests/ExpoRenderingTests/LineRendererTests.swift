import ExpoBase
import ExpoModel
import ExpoRendering
import Testing

struct LineRendererTests {
  private func lines(_ page: Page, width: Int, ambiguous: AmbiguousWidth = .narrow) -> [String] {
    LineRenderer(width: width, ambiguous: ambiguous).lines(of: page)
  }

  private let poster = Page(
    Exposition(
      title: "파리 만국박람회 1900(L'Exposition)", visitors: 48_130_300,
      location: "프랑스 파리의 샹드마르스와 트로카데로", duration: "1900. 04. 14 - 1900. 11. 12",
      description: "첫 문단의 글이다.\n줄을 바꾼다.\n\n둘째 문단이다."),
    in: .korean)

  @Test("the facts of a narrow poster have a hanging indent")
  func narrow() {
    #expect(
      lines(poster, width: 26) == [
        "파리 만국박람회 1900", "(L'Exposition)", "",
        "방문객 : 48,130,300 명", "개최지 : 프랑스 파리의", "         샹드마르스와", "         트로카데로",
        "개최 기간 : 1900. 04. 14 -", "            1900. 11. 12", "",
        "첫 문단의 글이다.", "줄을 바꾼다.", "", "둘째 문단이다.",
      ])
  }

  @Test(
    "control characters are visible",
    arguments: [
      ("가\u{1B}[31m나", "가␛[31m나"), ("가\u{202E}나", "가<U+202E>나"), ("\u{9B}2J", "<U+009B>2J"),
      ("가\u{7}", "가␇"),
    ])
  func hidden(text: String, shown: String) {
    let entry = Entry(text, summary: text, text: text)
    #expect(lines(Page(entry), width: 80) == [shown, shown, "", shown])
    let page = Page(Exposition(location: text, duration: text, text: text), in: .english)
    #expect(
      lines(page, width: 80)
        == ["t", "", "Visitors: 1", "Location: \(shown)", "Dates: \(shown)", "", shown])
  }

  @Test(
    "pages with only a title are that line",
    arguments: [([], []), (["가"], ["가"]), (["가", "나"], ["가", "나"])])
  func little(title: [String], expected: [String]) {
    #expect(lines(Page(title: title), width: 40) == expected)
  }

  @Test("no line exceeds the width", arguments: [2, 3, 10, 20, 23, 24, 40, 79, 200])
  func widths(width: Int) {
    let text = "갑천(甲川)을 가로질러 ‘광장’과 Expo·1993을 이은 다리, 나막개·나모께·나무께이다…"
    let page = Page(
      Exposition(
        title: text, visitors: .max, location: text, duration: text,
        description: text + "\n\n" + text), in: .korean)
    for ambiguous in AmbiguousWidth.allCases {
      for line in lines(page, width: width, ambiguous: ambiguous) {
        #expect(DisplayWidth.of(line, ambiguous: ambiguous) <= width, "\(line)")
      }
    }
  }
}
