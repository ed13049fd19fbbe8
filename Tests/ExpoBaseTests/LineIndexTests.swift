import ExpoJSON
import Testing

struct LineIndexTests {
  @Test(
    "an offset has a line and a column in each unit, for all kinds of line ends",
    arguments: [
      // text, byte offset, line, scalar, UTF-16, byte
      ("abc", 0, 1, 1, 1, 1),
      ("abc", 3, 1, 4, 4, 4),
      ("한글 x", 7, 1, 4, 4, 8),
      ("a\nb", 2, 2, 1, 1, 1),
      ("a\r\nb", 3, 2, 1, 1, 1),
      ("a\rb", 2, 2, 1, 1, 1),
      ("a\r\n\r\nb", 5, 3, 1, 1, 1),
      ("a\u{2028}b", 4, 1, 3, 3, 5),
      ("\u{FEFF}ab", 4, 1, 2, 2, 2),
      ("\u{FEFF}ab", 0, 1, 1, 1, 1),
      ("\tx", 1, 1, 2, 2, 2),
      ("😀x", 4, 1, 2, 3, 5),
      ("👩‍🔬x", 11, 1, 4, 6, 12),
      ("e\u{301}x", 3, 1, 3, 3, 4),
      ("", 0, 1, 1, 1, 1),
    ]
  )
  func columns(text: String, offset: Int, line: Int, scalar: Int, utf16: Int, byte: Int) {
    let lines = LineIndex(SourceFile(name: "f", text: text))
    let position = lines.position(at: offset)
    #expect(position.line == line)
    #expect(position.column == scalar)
    #expect(position.utf16Column == utf16)
    #expect(position.byteColumn == byte)
  }

  @Test("an ill-formed sequence is one column")
  func illFormed() {
    // 0xE2 0x82 is one truncated sequence, 0xFF another.
    let file = SourceFile(name: "f", bytes: [0x61, 0xE2, 0x82, 0xFF, 0x62])
    let lines = LineIndex(file)
    #expect(lines.position(at: 4).column == 4)
    #expect(lines.position(at: 4).utf16Column == 4)
  }

  @Test("LF, CR and CR LF each end a line, and are not among its bytes")
  func lineBytes() {
    let lines = LineIndex(SourceFile(name: "f", text: "\n\rab\r\ncd\n\nef\rg\r\r\n\r"))
    #expect(
      (1...lines.lines.count).map(lines.bytes(ofLine:)) == [
        0..<0, 1..<1, 2..<4, 6..<8, 9..<9, 10..<12, 13..<14, 15..<15, 17..<17, 18..<18,
      ])
  }

  @Test("counting from an earlier position gives the same columns")
  func countingOn() {
    let lines = LineIndex(SourceFile(name: "f", text: "한글 text 한글\n둘째 줄 😀 끝"))
    let earlier = lines.position(at: 3)
    #expect(lines.position(at: 12, after: earlier) == lines.position(at: 12))
    #expect(lines.position(at: 30, after: earlier) == lines.position(at: 30))
  }
}
