import ExpoBase
import Testing

/// Texts and their lines, separated by `|`.
struct LineBreakerTests {
  private func lines(_ text: String, by breaker: LineBreaker) -> String {
    breaker.lines(of: text).map { String($0.text) }.joined(separator: "|")
  }

  private func lines(_ text: String, _ width: Int) -> String {
    lines(text, by: LineBreaker(width: width))
  }

  @Test(
    "a text is broken into lines by the rules of Korean, and words stay with their particles",
    arguments: [
      // Lines end between words, as with keep-all.
      (24, "세계 여러 나라가 강가에 저마다의 집을 지었다.", "세계 여러 나라가 강가에|저마다의 집을 지었다."),
      (30, "수정궁은 유리와 쇠로 지은 거대한 온실이었다.", "수정궁은 유리와 쇠로 지은|거대한 온실이었다."),
      (24, "증기기관차 1851년에 Crystal Palace 앞에", "증기기관차 1851년에|Crystal Palace 앞에"),
      (24, "萬國博覽會 見聞錄 第一卷 附圖", "萬國博覽會 見聞錄 第一卷|附圖"),
      (24, "ガラスと鉄の 大きな 建物であった", "ガラスと鉄の 大きな|建物であった"),
      (24, "twenty-four cells and one more", "twenty-four cells and|one more"),
      (24, "하나 둘 셋 넷 다섯 여섯", "하나 둘 셋 넷 다섯 여섯"),
      // Geumchik: what may not begin a line keeps the word before it, what may not end one joins the next.
      (24, "열두 나라의 전시관이 섰다 (런던)", "열두 나라의 전시관이|섰다 (런던)"),
      (24, "모두 마흔세 개의 전시관 ) 이다", "모두 마흔세 개의|전시관 ) 이다"),
      (24, "모두 마흔세 개의 나라 ( 그중 하나", "모두 마흔세 개의 나라|( 그중 하나"),
      (24, "모두 마흔세 나라에서 「 그림", "모두 마흔세 나라에서|「 그림"),
      (24, "농업 기계 섬유 미술 건축 · 음악", "농업 기계 섬유 미술|건축 · 음악"),
      (24, "이 물건은 어디서 왔을까 ? 누가", "이 물건은 어디서|왔을까 ? 누가"),
      (24, "이 물건은 어디서 왔는가 … 그리고", "이 물건은 어디서|왔는가 … 그리고"),
      // A dot begins a name.
      (24, "이 폴더에서 찾는 것은 .json 파일", "이 폴더에서 찾는 것은|.json 파일"),
      (24, "이 폴더에서 찾는 것들은 . json", "이 폴더에서 찾는|것들은 . json"),
      (24, "그는 곧장 이렇게 말했다 \" 좋다 \"", "그는 곧장 이렇게 말했다|\" 좋다 \""),
      // In a word longer than a line.
      (6, "가나다)라", "가나|다)라"), (6, "가나(다라", "가나|(다라"), (6, "가나다。라", "가나|다。라"),
      (6, "가나「다」라", "가나|「다」|라"), (6, "가나다!?라", "가나|다!?라"),
      (6, "그는 \"좋다\"고", "그는|\"좋다\"|고"), (6, "그가“좋다”며", "그가|“좋다”|며"),
      (6, "가나다90%", "가나다|90%"), (6, "ラッシャー", "ラッ|シャー"),
      // Nothing else is possible.
      (3, "))))))", ")))|)))"), (4, "가)))))", "가))|)))"), (3, "((((", "(((|("), (2, "가)나", "가|)|나"),
      // A word longer than a line is broken at the best place in it.
      (24, "농업관·기계관·미술관·건축관·음악당 다섯", "농업관·기계관·미술관·|건축관·음악당 다섯"),
      (24, "전시장은 농업관·기계관·미술관·건축관·음악당 다섯", "전시장은 농업관·기계관·|미술관·건축관·음악당|다섯"),
      (24, "전시장은 농업관·기계관·미술관·음악당", "전시장은 농업관·기계관·|미술관·음악당"),
      (24, "전시장 이름은 농업관·기계관·미술관 다섯", "전시장 이름은|농업관·기계관·미술관|다섯"),
      (24, "  가나다라마바사아자차카타파하", "  가나다라마바사아자차카|타파하"),
      (24, "    가나다라마바사아자차카", "|가나다라마바사아자차카"),
      (24, "https://example.org/1851/london/hall", "https://example.org/|1851/london/hall"),
      (24, "세계박람회(World’s-Fair)조직위원회", "세계박람회(World’s-Fair)|조직위원회"),
      (24, "abcdefghij-klmnopqrstuvwxyz", "abcdefghij-|klmnopqrstuvwxyz"),
      (24, "가나다라마바사아자차카타파하거너", "가나다라마바사아자차카타|파하거너"),
      (24, "이 가나다라마바사아자차카타파하", "이|가나다라마바사아자차카타|파하"),
      (24, "1234567890123456789012345678", "123456789012345678901234|5678"),
      (
        24, "a·/b)-c" + String(repeating: "d", count: 24),
        "a·/b)-|c" + String(repeating: "d", count: 23) + "|d"
      ),
      // Below 24 cells any syllable may begin a line, letters and digits stay together.
      (23, "세계 여러 나라가 강가에 저마다의 집을", "세계 여러 나라가 강가에|저마다의 집을"),
      (10, "증기기관차가 달린다", "증기기관차|가 달린다"), (10, "수정궁은 유리와 쇠로", "수정궁은|유리와 쇠|로"),
      (8, "그림 Eiffel 탑", "그림|Eiffel|탑"), (8, "그림Eiffel탑", "그림|Eiffel탑"),
      (8, "무게 1,851 kg", "무게|1,851 kg"), (8, "무게는 3.14159", "무게는|3.14159"),
      (8, "그것이 don’t", "그것이|don’t"), (8, "五月一日 開幕式", "五月一日|開幕式"), (6, "Crystal", "Crysta|l"),
      (6, "self-made", "self-|made"), (7, "5월~10월", "5월~10|월"), (4, "👩‍🔬❤️🇰🇷", "👩‍🔬|❤️🇰🇷"),
      // Some terminals draw a hand and its color side by side.
      (4, "👍🏽👍", "👍🏽|👍"), (6, "👍🏽👍", "👍🏽👍"),
      (1, "한a글", "한|a|글"), (1, "( 가", "(|가"), (0, "ab", "a|b"),
      (-5, "ab", "a|b"),
      // Spaces go at the end of a line, line ends stay, glue holds.
      (24, "", ""), (24, "   ", ""), (24, "  들여쓴 글  ", "  들여쓴 글"),
      (24, "\u{3000}들여쓴 글", "\u{3000}들여쓴 글"), (6, "ab      cd", "ab|cd"), (6, "     abcd", "|abcd"),
      (24, "가\n나\r\n다\r라\u{2028}마\u{2029}바", "가|나|다|라|마|바"), (24, "가\n\n\n나\n", "가|||나"),
      (24, "\r\n\r\n", "|"), (4, "a b\u{A0}c d", "a|b\u{A0}c|d"),
      (4, "ab\u{2060}cd", "ab\u{2060}cd"), (3, "가\u{2060}나", "가\u{2060}|나"),
      (4, "나가\u{2060}다", "나|가\u{2060}다"), (4, "나가\u{200D}다", "나|가\u{200D}다"),
      (6, "가 (\u{200D} 나", "가|(\u{200D} 나"), (6, "가나\u{200D} 다", "가나\u{200D}|다"),
      (4, "가나\u{200B}다라", "가나|다라"), (4, "ab\u{AD}cd", "ab\u{AD}c|d"),
      (2, "e\u{301}e\u{301}e\u{301}", "e\u{301}e\u{301}|e\u{301}"),
    ] as [(Int, String, String)])
  func texts(width: Int, text: String, expected: String) { #expect(lines(text, width) == expected) }

  @Test("no listed character begins or ends a line if another break is possible")
  func signs() {
    for sign in ")]}」』】〉》〕”’,.!?:;·、。，．！？：；％%…‥）］｝ㆍ・ー々ぁァッ゛℃" {
      let found = LineBreaker(width: 8).lines(of: "가나다라\(sign)마").map(\.text)
      #expect(found.first == "가나다", "\(sign)")
    }
    for sign in "([{「『【〈《〔“‘（［｛¿" {
      let found = LineBreaker(width: 8).lines(of: "가나다\(sign)라").map(\.text)
      #expect(found == ["가나다", "\(sign)라"])
    }
  }

  @Test("a line has its source, width and indent")
  func parts() {
    let breaker = LineBreaker(width: 30, hangingIndent: 4)
    let text = "1. 수정궁은 유리로 지은 집이다   그 안에 나무가 자랐다\n2. 끝"
    let found = breaker.lines(of: text).map { [$0.source, "\($0.width)", "\($0.indent)"] }
    #expect(
      found == [
        ["1. 수정궁은 유리로 지은 집이다   ", "30", "0"], ["그 안에 나무가 자랐다\n", "21", "4"],
        ["2. 끝", "5", "0"],
      ])
  }

  @Test(
    "a hanging indent leaves room for a syllable",
    arguments: [
      (10, 4, 4, "가나다라마|바사아|자차"), (10, 100, 8, "가나다라마|바|사|아|자|차"),
      (10, -1, 0, "가나다라마|바사아자차"), (1, 7, 0, "가|나|다|라|마|바|사|아|자|차"),
    ])
  func hangingIndent(width: Int, asked: Int, given: Int, expected: String) {
    let breaker = LineBreaker(width: width, hangingIndent: asked)
    #expect(breaker.hangingIndent == given)
    #expect(lines("가나다라마바사아자차", by: breaker) == expected)
  }

  @Test("a line has at least one cell", arguments: [0, -5, .min])
  func leastWidth(width: Int) {
    #expect(LineBreaker(width: width, hangingIndent: .max) == LineBreaker(width: 1))
  }

  @Test("ambiguous characters take the given width")
  func ambiguous() {
    let text = "“수정궁”의 유리·쇠·나무 …"
    #expect(lines(text, by: LineBreaker(width: 26)) == text)
    let wide = LineBreaker(width: 26, ambiguous: .wide)
    #expect(lines(text, by: wide) == "“수정궁”의|유리·쇠·나무 …")
    #expect(wide.lines(of: text).map(\.width) == [12, 17])
  }

  @Test("lines are broken lazily, also in a substring")
  func lazily() {
    let text = "머리말 " + String(repeating: "하나 둘 ", count: 1_000_000)
    let first = LineBreaker(width: 24).lines(of: text.dropFirst(4)).prefix(2)
    #expect(first.map(\.text) == ["하나 둘 하나 둘 하나 둘", "하나 둘 하나 둘 하나 둘"])
  }
}
