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
      Frame.Line(
        [Frame.Part(StyledText(line), fill: row == chosen ? .bar : .none)], cursor: cursor)
    }
    return Frame(lines, size: TerminalSize(columns: columns, rows: rows))
  }

  private static func sent(_ frames: Frame...) -> String { sent(frames) }

  private static func sent(_ frames: [Frame]) -> String {
    var writer = ScreenWriter()
    return frames.reduce("") { _, frame in writer.text(showing: frame) }
  }

  @Test(
    "only the changes since the last frame are sent",
    arguments: [
      // The first is written whole, without its empty rows, and hides the cursor.
      ([frame(["가", "b"])], "\u{1B}[m\u{1B}[2J\u{1B}[1H가\u{1B}[2Hb\u{1B}[?25l"),
      // Of the next only the rows that differ.
      ([frame(["a", "b", "c"]), frame(["a", "d", "c"])], "\u{1B}[2H\u{1B}[Kd"),
      ([frame(["a", "b", "c"]), frame(["a", "b", "c"])], ""),
      ([frame(["a", "b", "c"]), frame(["a", "b"])], "\u{1B}[3H\u{1B}[K"),
      // A row is wiped before it is drawn: behind its end, terminals would wipe the last cell of a full one.
      ([frame(["a"]), frame(["0123456789"])], "\u{1B}[1H\u{1B}[K0123456789"),
      ([frame([""]), frame(["가나다라마"])], "\u{1B}[1H가나다라마"),
      // A chosen row is reversed to the right edge.
      ([frame([""]), frame(["가"], chosen: 0)], "\u{1B}[1H\u{1B}[7m가        \u{1B}[m"),
      // A cursor is shown in the last row, and hidden while rows are written.
      ([frame(["a"]), frame(["a", "", "/"], cursor: 1)], "\u{1B}[3H/\u{1B}[3;2H\u{1B}[?25h"),
      ([frame(["a", "", "/"], cursor: 1), frame(["a", "", "/"])], "\u{1B}[?25l"),
      // Of a row that begins as before only the rest; its last letter there may get a mark.
      ([frame(["abcdef"]), frame(["abcdeg"])], "\u{1B}[1;5Heg"),
      ([frame(["abcdef"]), frame(["abcdef\u{301}"])], "\u{1B}[1;6H\u{1B}[Kf\u{301}"),
      ([frame(["abcdef"]), frame(["abcd"])], "\u{1B}[1H\u{1B}[Kabcd"),
      ([frame(["abc가나"]), frame(["abc가다"])], "\u{1B}[1Habc가다"),
      // What ends as before stays there, behind as many cells.
      ([frame(["a가나다라"]), frame(["a가마다라"])], "\u{1B}[1Ha가마다"),
      (
        [frame(["1 abcd"], chosen: 0), frame(["2 abcd"], chosen: 0)], "\u{1B}[1H\u{1B}[7m2 \u{1B}[m"
      ),
    ])
  func frames(frames: [Frame], sent: String) { #expect(Self.sent(frames) == sent) }

  @Test("the beginning of a row is drawn again if it looks different")
  func looks() {
    #expect(
      Self.sent(Self.frame(["abcdef"]), Self.frame(["abcdeg"], chosen: 0))
        == "\u{1B}[1H\u{1B}[K\u{1B}[7mabcdeg    \u{1B}[m")
    let plain = StyledText("abcdef")
    let bold = StyledText("abcdeg", .heading)
    let size = TerminalSize(columns: 10, rows: 1)
    #expect(
      Self.sent([Frame([Frame.Line(plain)], size: size), Frame([Frame.Line(bold)], size: size)])
        == "\u{1B}[1H\u{1B}[1mabcdeg\u{1B}[m")
  }

  private static let xterm = TerminalFeatures(name: "xterm")

  /// What is sent for the last frame on a terminal that can scroll some of its rows.
  private static func scrolled(_ texts: [String]...) -> String {
    var writer = ScreenWriter(terminal: xterm)
    return texts.reduce("") { _, lines in writer.text(showing: frame(lines, rows: 6)) }
  }

  @Test(
    "moved rows are scrolled with one sequence, and only new rows are drawn")
  func scrolling() {
    let esc = "\u{1B}["
    let first = ["t1", "a", "b", "c", "d", "s"]
    let second = ["t2", "b", "c", "d", "e", "s"]
    // Between title and status; the cursor is where the new row begins.
    #expect(Self.scrolled(first, second) == "\(esc)2;5r\(esc)5H\ne\(esc)1Ht2")
    #expect(Self.scrolled(second, first) == "\(esc)2;5r\(esc)2H\u{1B}Ma\(esc)1Ht1")
    let third = ["t2", "c", "d", "e", "가", "s"]
    #expect(Self.scrolled(first, second, third) == "\(esc)5H\n가")
    #expect(Self.scrolled(first, second, third, second) == "\(esc)2H\u{1B}Mb")
    // By two rows.
    #expect(Self.scrolled(first, third) == "\(esc)2;5r\(esc)5H\n\n가\(esc)4He\(esc)1Ht2")
    // A terminal of which this is not known gets the rows.
    #expect(
      Self.sent(Self.frame(first, rows: 6), Self.frame(third, rows: 6)).contains("r") == false)
  }

  @Test("a line down in a long entry takes at most 150 bytes", arguments: Language.allCases)
  func lineDown(language: Language) throws {
    // Rows that are all the same, and rows that differ.
    let text = String(repeating: "가", count: 2000) + String(repeating: " 水晶宮, 1851", count: 200)
    let entry = #"{"name": "강", "image_name": "a", "short_desc": "강", "desc": "\#(text)"}"#
    // The last line has the name of the next entry, cut.
    let name = String(repeating: "나", count: 60)
    let entries = "[\(entry), \(entry.replacing(#""강", "i"#, with: #""\#(name)", "i"#))]"
    let size = TerminalSize(columns: 80, rows: 24)
    for first in ["ll", "lGl"] {
      var state = try SampleFair.state(
        after: first, columns: size.columns, rows: size.rows,
        options: BrowseOptions(messages: language), entries: entries)
      var writer = ScreenWriter(terminal: Self.xterm)
      _ = writer.bytes(showing: state.frame())
      var lines = 0
      while !state.texts.entry.isAtEnd {
        state.type("j")
        let sent = writer.text(showing: state.frame())
        #expect(sent.utf8.count <= 150, "\(lines): \(sent)")
        lines += 1
      }
      #expect(lines > 40)
    }
  }

  @Test("a long frame is one update if the terminal skips unknown sequences")
  func update() {
    let lines = Array(repeating: String(repeating: "가", count: 40), count: 5)
    for (name, isUpdate) in [("xterm", true), ("vt100", false)] {
      var writer = ScreenWriter(terminal: TerminalFeatures(name: name))
      let sent = writer.text(showing: Self.frame(lines, columns: 80, rows: 5))
      #expect(sent.hasPrefix("\u{1B}[?2026h") == isUpdate)
      #expect(sent.hasSuffix("\u{1B}[?2026l") == isUpdate)
    }
  }

  @Test(
    "the name of a picture is a colored link if the terminal skips unknown sequences",
    arguments: [
      ("xterm", true, true, true), ("tmux-256color", true, true, true),
      ("xterm", false, true, false), ("xterm", true, false, false), ("linux", true, true, false),
      ("vt100", true, true, false), ("no-such-terminal", true, true, false),
    ])
  func links(terminal: String, hasStyles: Bool, hasLinks: Bool, isLink: Bool) throws {
    var text = StyledText("이미지: ", .faint)
    text.append("탑", .link)
    text.append(" 1x")
    let link = try #require(FileLink(path: "/a/탑\u{1B}\u{7}@2x;.png", host: "host 1\u{9C}"))
    let size = TerminalSize(columns: 40, rows: 1)
    var writer = ScreenWriter(
      hasStyles: hasStyles, hasLinks: hasLinks,
      terminal: TerminalFeatures(name: terminal))
    let sent = writer.text(showing: Frame([Frame.Line([Frame.Part(text, link: link)])], size: size))
    let address = "file://host%201%C2%9C/a/%ED%83%91%1B%07%402x%3B.png"
    let name = isLink ? "\u{1B}]8;;\(address)\u{1B}\\탑\u{1B}]8;;\u{1B}\\ 1x" : "탑 1x"
    #expect(sent.contains(name))
    #expect(sent.contains("file:") == isLink)
  }

  @Test("a link to another file is drawn again, and a path that is too long is not a link")
  func otherLinks() throws {
    let size = TerminalSize(columns: 40, rows: 1)
    let frames = try ["/a.png", "/b.png"].map { path in
      let link = try #require(FileLink(path: path, host: ""))
      let part = Frame.Part(StyledText("picture", .link), link: link)
      return Frame([Frame.Line([part])], size: size)
    }
    var writer = ScreenWriter(terminal: Self.xterm)
    _ = writer.bytes(showing: frames[0])
    #expect(writer.bytes(showing: frames[0]) == [])
    #expect(
      writer.text(showing: frames[1])
        == "\u{1B}[1H\u{1B}[K\u{1B}]8;;file:///b.png\u{1B}\\picture\u{1B}]8;;\u{1B}\\")
    #expect(FileLink(path: "/" + String(repeating: "a", count: 3000), host: "") == nil)
  }

  @Test("after another size or a lost screen, the whole frame is written")
  func whole() {
    let frame = Self.frame(["a"])
    #expect(Self.sent(frame, Self.frame(["a"], columns: 9)).hasPrefix("\u{1B}[m\u{1B}[2J"))
    var writer = ScreenWriter()
    _ = writer.bytes(showing: frame)
    writer.forget()
    #expect(writer.text(showing: frame).contains("\u{1B}[2J"))
  }

  @Test(
    "no line is wider than the screen, and only the first marks on a character are sent",
    arguments: [
      ("가나다", 5, "가나"), ("a가", 2, "a"), ("가", 1, ""), ("abc", 3, "abc"),
      ("a\(marks(1000))b", 3, "a\(marks(30))b"),
    ])
  func cutting(text: String, columns: Int, expected: String) {
    let frame = Self.frame([text], columns: columns, rows: 1)
    #expect(frame.text(ofRow: 0) == expected)
  }

  private static func marks(_ count: Int) -> String { String(repeating: "\u{301}", count: count) }

  @Test(
    "the current match is reversed, other matches are underlined, and nothing in a bar is bold",
    arguments: [
      (StyledText.Role.heading, true, Frame.Fill.none, "1"), (.heading, false, .none, ""),
      (.faint, true, .none, "2"), (.error, true, .none, "1;31"), (.match, true, .none, "35;4"),
      (.warning, true, .none, "1;33"), (.note, true, .none, "1;36"), (.help, true, .none, "1;32"),
      (.error, true, .bar, "7"), (.error, false, .none, ""), (.heading, false, .bar, "7"),
      (.heading, true, .rule, "1;35;4"),
      (.match, false, .none, "4"), (.currentMatch, true, .none, "35;7"),
      (.currentMatch, false, .none, "7"), (.plain, false, .bar, "7"),
      (.heading, true, .bar, "35;7"),
      (.match, true, .bar, "35;4;7"), (.currentMatch, true, .bar, "35;4;7"),
      (.faint, true, .rule, "2;4"),
      (.plain, false, .rule, "4"),
    ])
  func roles(role: StyledText.Role, hasStyles: Bool, fill: Frame.Fill, codes: String) {
    let line = Frame.Line(StyledText("x", role), fill: fill)
    var writer = ScreenWriter(hasStyles: hasStyles)
    let sent = writer.text(showing: Frame([line], size: TerminalSize(columns: 1, rows: 1)))
    let expected = codes.isEmpty ? "x" : "\u{1B}[\(codes)mx\u{1B}[m"
    #expect(sent.contains("\u{1B}[1H\(expected)"))
  }

  /// A frame of one row with a list of 4 cells, a border and a text.
  private static func split(_ left: String, _ right: String, chosen: Bool = false) -> Frame {
    let parts = [(left, 0), ("|", 4), (right, 6)].map { text, column in
      Frame.Part(StyledText(text), column: column, fill: chosen && column == 0 ? .bar : .none)
    }
    return Frame([Frame.Line(parts)], size: TerminalSize(columns: 10, rows: 1))
  }

  @Test("the parts of a row have fixed columns, whatever is before them")
  func parts() {
    let esc = "\u{1B}["
    #expect(Self.split("가나다", "가나다").text(ofRow: 0) == "가나| 가나")
    #expect(
      Self.sent(Self.split("a", "b"))
        == "\(esc)m\(esc)2J\(esc)1Ha\(esc)1;5H\(esc)K|\(esc)1;7H\(esc)Kb\(esc)?25l")
    #expect(Self.sent(Self.split("a", "b"), Self.split("a", "c")) == "\(esc)1;7H\(esc)Kc")
    // What is behind a part stays, if it is certain how wide the part is on every terminal.
    #expect(Self.sent(Self.split("가나", "b"), Self.split("가다", "b")) == "\(esc)1H가다")
    #expect(Self.sent(Self.split("가나", "b"), Self.split("가", "b")) == "\(esc)1H가  ")
    #expect(
      Self.sent(Self.split("가나", "b"), Self.split("가…", "b"))
        == "\(esc)1H\(esc)K가…\(esc)1;5H\(esc)K|\(esc)1;7H\(esc)Kb")
    #expect(Self.split("a", "b", chosen: true).text(ofRow: 0) == "a   | b")
    #expect(
      Self.sent(Self.frame([""], rows: 1), Self.split("a", "b", chosen: true))
        == "\(esc)1H\(esc)7ma   \(esc)m\(esc)1;5H\(esc)K|\(esc)1;7H\(esc)Kb")
  }

  @Test("a text in the middle of the screen leaves nothing before it")
  func margin() {
    let line = Frame.Line([Frame.Part(StyledText("x"), column: 4)])
    let frame = Frame([line], size: TerminalSize(columns: 10, rows: 1))
    #expect(frame.text(ofRow: 0) == "    x")
    #expect(
      Self.sent(Self.frame(["0123456789"], rows: 1), frame)
        == "\u{1B}[1H\u{1B}[K\u{1B}[1;5Hx")
  }
}

extension ScreenWriter {
  fileprivate mutating func text(showing frame: Frame) -> String {
    String(decoding: bytes(showing: frame), as: UTF8.self)
  }
}
