import Testing

@testable import ExpoRendering

struct KeptParticleTests {
  @Test(
    "a particle after a quotation or a parenthesis is kept with it",
    arguments: [
      ("‘하나의 빛’과 글", "‘하나의 빛[’과] 글"),
      ("“빛”은 「책」에서 《글》도", "“빛[”은] 「책[」에]서 《글[》도]"),
      ("배(船)를 탄다", "배(船[)를] 탄다"),
      ("(‘빛’)으로", "(‘빛’[)으]로"),
      ("）가 〉나 』다 】라 〕마", "[）가] [〉나] [』다] [】라] [〕마]"),
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
  func keeps(text: String, expected: String) {
    var bytes: [UInt8] = []
    HTMLNode.paragraphs(text).append(to: &bytes)
    let source = String(decoding: bytes, as: UTF8.self)
      .replacing("<span class=\"keep\">", with: "[").replacing("</span>", with: "]")
    #expect(source == (text.isEmpty ? "" : "<p>\(expected)</p>\n"))
  }
}
