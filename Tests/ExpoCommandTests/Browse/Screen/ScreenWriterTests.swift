import ExpoTerminal
import ExpoBase
import Testing

@testable import ExpoCommand

/// What is sent to show a frame after another.
struct ScreenWriterTests {
  private static func frame(
    _ lines: [String], columns: Int = 10, rows: Int = 3, chosen: Int? = nil, cursor: Int? = nil
  ) -> Frame {
    let lines = lines.enumerated().map { row, line in
      var text = StyledText()
      text.append(line)
      return Frame.Line(text, fill: row == chosen ? .bar : .none)
    }
    return Frame(lines, size: TerminalSize(columns: columns, rows: rows), cursor: cursor)
  }

  private static func sent(_ frames: Frame...) -> String { sent(frames) }

  private static func sent(_ frames: [Frame]) -> String {
    var writer = ScreenWriter()
    var last: [UInt8] = []
    for frame in frames { last = writer.bytes(showing: frame) }
    return String(decoding: last, as: UTF8.self)
  }

  @Test(
    "frames → what is sent for the last",
    arguments: [
      // The first is written whole, without its empty rows, and hides the cursor.
      (
        [frame(["가", "b"])],
        "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H가\u{1B}[K\u{1B}[2;1Hb\u{1B}[K\u{1B}[?25l"
      ),
      // Of the next only the rows that differ.
      ([frame(["a", "b", "c"]), frame(["a", "d", "c"])], "\u{1B}[2;1Hd\u{1B}[K"),
      ([frame(["a", "b", "c"]), frame(["a", "b", "c"])], ""),
      ([frame(["a", "b", "c"]), frame(["a", "b"])], "\u{1B}[3;1H\u{1B}[K"),
      // A row that is full is not wiped behind its end, where terminals wipe the last cell.
      ([frame([""]), frame(["0123456789"])], "\u{1B}[1;1H0123456789"),
      ([frame([""]), frame(["가나다라마"])], "\u{1B}[1;1H가나다라마"),
      // A chosen row is reversed to the right edge.
      ([frame([""]), frame(["가"], chosen: 0)], "\u{1B}[1;1H\u{1B}[7m가        \u{1B}[0m"),
      // A cursor is shown in the last row, and hidden while rows are written.
      (
        [frame(["a"]), frame(["a", "", "/"], cursor: 1)],
        "\u{1B}[3;1H/\u{1B}[K\u{1B}[3;2H\u{1B}[?25h"
      ),
      ([frame(["a", "", "/"], cursor: 1), frame(["a", "", "/"])], "\u{1B}[?25l"),
    ])
  func frames(frames: [Frame], sent: String) {
    #expect(Self.sent(frames) == sent)
  }

  @Test("another size, or a screen that was lost, is written whole")
  func whole() {
    let frame = Self.frame(["a"])
    #expect(Self.sent(frame, Self.frame(["a"], columns: 9)).hasPrefix("\u{1B}[0m\u{1B}[2J"))
    var writer = ScreenWriter()
    _ = writer.bytes(showing: frame)
    writer.forget()
    #expect(String(decoding: writer.bytes(showing: frame), as: UTF8.self).contains("\u{1B}[2J"))
  }

  @Test(
    "no line is wider than the screen",
    arguments: [("가나다", 5, "가나"), ("a가", 2, "a"), ("가", 1, ""), ("abc", 3, "abc")])
  func cutting(text: String, columns: Int, expected: String) {
    let frame = Self.frame([text], columns: columns, rows: 1)
    #expect(frame.text(ofRow: 0) == expected)
  }

  @Test(
    "a part that was measured before looks in a frame as one that was not",
    arguments: ["", "가나", "가나다라마", "a가나다라마", "a\u{301}b", "👩‍🔬가나다라마", "│"],
    AmbiguousWidth.allCases)
  func measured(text: String, ambiguous: AmbiguousWidth) {
    let size = TerminalSize(columns: 10, rows: 1)
    var styled = StyledText()
    styled.append(text, .heading)
    let part = Frame.Part(styled)
    let expected = Frame([Frame.Line([part])], size: size, ambiguous: ambiguous)
    // What is cut to fewer cells than the frame has stays cut; what is cut to more is cut again.
    let wider = part.fitted(to: 11, ambiguous: ambiguous)
    #expect(Frame([Frame.Line([wider])], size: size, ambiguous: ambiguous) == expected)
    let narrower = part.fitted(to: 3, ambiguous: ambiguous)
    let cut = Frame(
      [Frame.Line(styled.prefix(fitting: 3, ambiguous: ambiguous))], size: size,
      ambiguous: ambiguous)
    #expect(Frame([Frame.Line([narrower])], size: size, ambiguous: ambiguous) == cut)
  }

  @Test("of a character with endless marks only the first are sent")
  func marks() {
    let text = "a" + String(repeating: "\u{301}", count: 1000) + "b"
    let frame = Self.frame([text], columns: 3, rows: 1)
    let expected = "a" + String(repeating: "\u{301}", count: 30) + "b"
    #expect(frame.text(ofRow: 0).unicodeScalars.count == expected.unicodeScalars.count)
  }

  @Test(
    "roles: the current match is reversed, others are underlined, a bar is flat",
    arguments: [
      (StyledText.Role.heading, true, Frame.Fill.none, "1"), (.heading, false, .none, ""),
      (.faint, true, .none, "2"), (.error, true, .none, "1;31"), (.match, true, .none, "35;4"),
      (.warning, true, .none, "1;33"), (.note, true, .none, "1;36"), (.help, true, .none, "1;32"),
      (.error, true, .bar, "7"), (.error, false, .none, ""), (.heading, false, .bar, "7"),
      (.heading, true, .rule, "1;35;4"),
      (.match, false, .none, "4"), (.currentMatch, true, .none, "35;7"),
      (.currentMatch, false, .none, "7"), (.plain, false, .bar, "7"),
      (.heading, true, .bar, "35;7"),
      (.match, true, .bar, "4;7"), (.currentMatch, true, .bar, "4;7"), (.faint, true, .rule, "2;4"),
      (.plain, false, .rule, "4"),
    ])
  func roles(role: StyledText.Role, hasStyles: Bool, fill: Frame.Fill, codes: String) {
    var text = StyledText()
    text.append("x", role)
    let size = TerminalSize(columns: 1, rows: 1)
    var writer = ScreenWriter(hasStyles: hasStyles)
    let bytes = writer.bytes(showing: Frame([Frame.Line(text, fill: fill)], size: size))
    let expected = codes.isEmpty ? "x" : "\u{1B}[\(codes)mx\u{1B}[0m"
    #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1B}[1;1H\(expected)"))
  }

  /// A frame of one row with a list of 4 cells, a border and a text.
  private static func split(_ left: String, _ right: String, chosen: Bool = false) -> Frame {
    let parts = [(left, 0), ("|", 4), (right, 6)].map { text, column in
      var styled = StyledText()
      styled.append(text)
      return Frame.Part(styled, column: column, fill: chosen && column == 0 ? .bar : .none)
    }
    return Frame([Frame.Line(parts)], size: TerminalSize(columns: 10, rows: 1))
  }

  @Test("parts of a row stand at their own columns, whatever is before them")
  func parts() {
    let esc = "\u{1B}["
    #expect(Self.split("가나다", "가나다").text(ofRow: 0) == "가나| 가나")
    #expect(
      Self.sent(Self.split("a", "b"))
        == "\(esc)0m\(esc)2J\(esc)1;1Ha\(esc)K\(esc)1;5H|\(esc)K\(esc)1;7Hb\(esc)K\(esc)?25l")
    #expect(Self.sent(Self.split("a", "b"), Self.split("a", "c")) == "\(esc)1;7Hc\(esc)K")
    #expect(Self.split("a", "b", chosen: true).text(ofRow: 0) == "a   | b")
    #expect(
      Self.sent(Self.frame([""], rows: 1), Self.split("a", "b", chosen: true))
        == "\(esc)1;1H\(esc)7ma   \(esc)0m\(esc)1;5H|\(esc)K\(esc)1;7Hb\(esc)K")
  }

  @Test("a text in the middle of the screen leaves nothing before it")
  func margin() {
    var text = StyledText()
    text.append("x")
    let frame = Frame(
      [Frame.Line(text, column: 4)], size: TerminalSize(columns: 10, rows: 1))
    #expect(frame.text(ofRow: 0) == "    x")
    #expect(
      Self.sent(Self.frame(["0123456789"], rows: 1), frame)
        == "\u{1B}[1;1H\u{1B}[K\u{1B}[1;5Hx\u{1B}[K")
  }
}
