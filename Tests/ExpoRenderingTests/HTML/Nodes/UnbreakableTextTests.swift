import Testing

@testable import ExpoRendering

struct UnbreakableTextTests {
  private func source(_ node: HTMLNode) -> String {
    String { node.append(to: &$0) }
      .replacing("<span class=\"glossed\">", with: "{").replacing(
        "<span class=\"keep\">", with: "["
      )
      .replacing("</span>", with: "]")
  }

  @Test(
    "a particle is kept with the mark before it",
    arguments: [
      ("‘하나의 빛’과 글", "‘하나의 빛[’과] 글"),
      ("“빛”은 「책」에서 《글》도", "“빛[”은] 「책[」에]서 《글[》도]"),
      ("(‘빛’)으로", "(‘빛’[)으]로"),
      ("）가 〉나 』다 】라 〕마 ］바", "[）가] [〉나] [』다] [】라] [〕마] [］바]"),
      ("9%를 9℃로 x]는 글…은", "9[%를] 9[℃로] x[]는] 글[…은]"),
      // Where a space, the end, another script or a tag follows, there is nothing to keep.
      ("빛’ 과 빛’", "빛’ 과 빛’"),
      ("(a)b )é )漢 )<", "(a)b )é )漢 )&lt;"),
      ("))))))가", ")))))[)가]"),
      // Near the end of a text, and at each place of a block of sixteen bytes.
      ("한 글자 또 한 글자)는", "한 글자 또 한 글자[)는]"),
      ("a 가나다라마바사 ‘아’도 가나다라마바사", "a 가나다라마바사 ‘아[’도] 가나다라마바사"),
      ("… “가 かな", "… “가 かな"),
      ("", ""),
    ])
  func particles(text: String, expected: String) {
    #expect(source(.prose(text)) == expected)
    #expect(source(.paragraphs(text)) == (text.isEmpty ? "" : "<p>\(expected)</p>\n"))
  }

  @Test(
    "a gloss and a middle dot are kept with the word before them, unless it is too long",
    arguments: [
      ("배(船)를 탄다", "[배(]船[)를] 탄다"),
      ("심요（心要）와 직지〔直指〕, 경[經]", "심[요（]心要[）와] 직[지〔]直指〕, [경[]經]"),
      ("直指(직지) 直指(a)", "直[指(]직지) 直指(a)"),
      ("말(은(는))", "[말(][은(]는))"),
      ("‘빛’은(는) 끝", "‘빛[’은(]는) 끝"),
      ("말 (은) 끝(", "말 (은) 끝("),
      ("Paris(파리) (a)", "Paris(파리) (a)"),
      ("가나다라마바(가)", "가나다라마[바(]가)"),
      // A word with a gloss that is wider than 16 cells is a box, in which the gloss is not kept.
      ("한 가나다라마바사(直指)와 글", "한 {가나다라마바사(直指[)와]] 글"),
      ("한 가나다라(直指)와 글", "한 가나다[라(]直指[)와] 글"),
      ("‘직지인심견성성불(直指人心見性成佛)’이라는", "{‘직지인심견성성불(直指人心見性成佛)[’이]라는]"),
      // It ends after a middle dot, and one of more than 48 cells is no box.
      ("각색(脚濇)·목리（木履）와", "각[색(]脚濇[)·]목[리（]木履[）와]"),
      ("가나다라마바사(直指)·아자차카타파하(直指)", "{가나다라마바사(直指[)·]]{아자차카타파하(直指)]"),
      ("a·가나다라마바사(直指)를", "a·{가나다라마바사(直指[)를]]"),
      ("가나다라마바사아자차카타파하가나다라마바사(直指)를", "가나다라마바사아자차카타파하가나다라마바사(直指[)를]"),
      ("가나다라마바사아자차(은(는))", "{가나다라마바사아자차(은(는))]"),
      // Without a gloss nothing is parted.
      ("https://a.example/(https://b)에서", "https://a.example/(https://b[)에]서"),
      ("가나다라마바사아자차카·타파하", "가나다라마바사아자차[카·]타파하"),
      // Middle dots.
      ("호박·대모, 영·정조", "호[박·]대모, [영·]정조"),
      ("木屐·木履", "木[屐·]木履"),
      ("《화엄경》·《반야경》은", "《화엄경[》·]《반야경[》은]"),
      ("각(脚)·목리와", "[각(]脚[)·]목리와"),
      ("‘빛’은·글", "‘빛[’은·]글"),
      ("a·b · 9·", "a·b · 9·"),
      // Another character that begins with the same byte.
      ("값£5 값»", "값£5 값»"),
      ("가나다라마바사아자차카타파하·가", "가나다라마바사아자차카타파[하·]가"),
    ])
  func glosses(text: String, expected: String) { #expect(source(.prose(text)) == expected) }

  @Test(
    "an address is a link, around which text is kept and escaped",
    arguments: [
      (
        "(https://a.org/b?c&d)를 ‘본다’고",
        "(<a href=\"https://a.org/b?c&amp;d\">https://a.org/b?c&amp;d</a>[)를] ‘본다[’고]"
      ),
      ("https://a.org/\"<b>", "<a href=\"https://a.org/\">https://a.org/</a>&quot;&lt;b&gt;"),
      ("javascript://https:a", "javascript://https:a"),
    ])
  func links(text: String, expected: String) {
    #expect(source(.linked(text)) == expected)
    #expect(source(.paragraphs(text)) == "<p>\(expected)</p>\n")
    #expect(!source(.prose(text)).contains("<a"))
  }
}
