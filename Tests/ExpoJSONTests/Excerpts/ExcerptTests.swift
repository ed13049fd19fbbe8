@testable import ExpoJSON
import ExpoBase
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

  @Test("a line that fits is shown whole")
  func fits() throws {
    #expect(try window(#""a": 1"#, mark: "1", width: 20) == [#""a": 1"#, "     ^"])
  }

  @Test("the caret stands under wide characters by their cells")
  func wide() throws {
    #expect(try window("한국 kr", mark: "kr", width: 20) == ["한국 kr", "     ^^"])
    #expect(try window("한국 kr", mark: "국", width: 20) == ["한국 kr", "  ^^"])
    #expect(try window("\tx", mark: "x", width: 20) == ["    x", "    ^"])
  }

  @Test("a long line is seen through a window around the place")
  func windowed() throws {
    let line = String(repeating: "가", count: 30) + "X" + String(repeating: "나", count: 30)
    #expect(
      try window(line, mark: "X", width: 20) == ["…가가가X나나나나나…", "       ^"])
  }

  @Test("the window at the line's two ends")
  func ends() throws {
    let line = "A" + String(repeating: "-", count: 40) + "Z"
    #expect(try window(line, mark: "A", width: 12) == ["A----------…", "^"])
    #expect(try window(line, mark: "Z", width: 12) == ["…----Z", "     ^"])
  }

  @Test("a mark wider than the window is clipped, an empty one still shows")
  func clipped() throws {
    let line = String(repeating: "x", count: 50)
    #expect(try window(line, mark: line, width: 12) == ["xxxxxxxxxxx…", "^^^^^^^^^^^"])
    let file = SourceFile(name: "f", text: "ab")
    let end = LineWindow(file, line: 0..<2, around: 2..<2, width: 12)
    #expect(end.caretOffset == 2 && end.caretWidth == 1)
  }

  @Test("no window is wider than the room, whatever the line", arguments: 20...60)
  func room(width: Int) throws {
    let line = "\"desc\": \"" + String(repeating: "가나 e\u{301} 👩‍🔬 abc ", count: 20) + "\""
    let file = SourceFile(name: "f", text: line)
    for offset in 0..<line.utf8.count {
      let window = LineWindow(
        file, line: 0..<line.utf8.count, around: offset..<offset + 1, width: width)
      #expect(DisplayWidth.of(window.text) <= width)
      #expect(window.caretOffset + window.caretWidth <= width)
    }
  }
}
