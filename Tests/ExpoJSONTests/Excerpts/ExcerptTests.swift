@testable import ExpoJSON
import ExpoTestSupport
import Testing

/// The line and the caret under it, at a width, side by side.
struct ExcerptTests {
  private func window(_ line: String, mark: String, width: Int) throws -> [String] {
    let file = SourceFile(name: "f", text: line)
    let range = try #require(line.ranges(of: mark).first)
    let start = line.utf8.distance(from: line.startIndex, to: range.lowerBound)
    let bytes = start..<start + mark.utf8.count
    let window = LineWindow(file, line: 0..<line.utf8.count, around: bytes, width: width)
    let caret =
      String(repeating: " ", count: window.caretOffset)
      + String(repeating: "^", count: window.caretWidth)
    return [window.text, caret]
  }

  private static let wide =
    String(repeating: "가", count: 30) + "X" + String(repeating: "나", count: 30)
  private static let dashes = "A" + String(repeating: "-", count: 40) + "Z"

  @Test(
    "the caret is under the marked cells, in a window around them if the line is long",
    arguments: [
      (#""a": 1"#, "1", 20, [#""a": 1"#, "     ^"]),
      ("한국 kr", "kr", 20, ["한국 kr", "     ^^"]), ("한국 kr", "국", 20, ["한국 kr", "  ^^"]),
      ("\tx", "x", 20, ["    x", "    ^"]), (wide, "X", 20, ["…가가가X나나나나나…", "       ^"]),
      (dashes, "A", 12, ["A----------…", "^"]), (dashes, "Z", 12, ["…----Z", "     ^"]),
      // A mark wider than the window is clipped.
      (dashes, dashes, 12, ["A----------…", "^^^^^^^^^^^"]),
    ])
  func caret(line: String, mark: String, width: Int, shown: [String]) throws {
    #expect(try window(line, mark: mark, width: width) == shown)
  }

  @Test("an empty range is still marked")
  func empty() {
    let end = LineWindow(SourceFile(name: "f", text: "ab"), line: 0..<2, around: 2..<2, width: 12)
    #expect(end.caretOffset == 2 && end.caretWidth == 1)
  }

  @Test(
    "the window of any line fits into its room",
    arguments: Thoroughness.triesAll ? Array(20...60) : [20, 21, 33, 60])
  func room(width: Int) throws {
    let line = "\"desc\": \"" + String(repeating: "가나 e\u{301} 👩‍🔬 abc ", count: 8) + "\""
    let file = SourceFile(name: "f", text: line)
    for offset in 0..<line.utf8.count {
      let window = LineWindow(
        file, line: 0..<line.utf8.count, around: offset..<offset + 1, width: width)
      #expect(DisplayWidth.of(window.text) <= width)
      #expect(window.caretOffset + window.caretWidth <= width)
    }
  }
}
