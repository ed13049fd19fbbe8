import ExpoBase
import ExpoTerminal
import Testing

@testable import ExpoCommand

/// Places that are left and returned to: what is typed → what is shown, with the match that one stands at.
struct BrowseHistoryTests {
  /// Three entries of many lines, six of which have a needle; the fourth cannot be read in full.
  private static let entries: String = {
    let lines = (1...6).map { #"line\n\nneedle \#($0)\n\nline\n\nline"# }.joined(
      separator: #"\n\n"#)
    let whole = ["one", "two", "three"].map {
      #"{"name": "\#($0)", "image_name": "\#($0)", "short_desc": "short", "desc": "\#(lines)"}"#
    }
    return "[" + (whole + [#"{"name": "four"}"#]).joined(separator: ", ") + "]"
  }()

  private static func state(after typed: String, columns: Int = 60) throws -> BrowseState {
    try SampleFair.state(after: typed, columns: columns, rows: 9, entries: entries)
  }

  @Test(
    "Esc and '' give back the place, the match, the search and the filter",
    arguments: [
      // Esc gives back the match, the place, the search and the filter
      ("ll/needle\rnn", "entry 1 top 21 3/6"), ("ll/needle\rnn:2\u{1B}", "entry 1 top 21 3/6"),
      ("ll/needle\rnn/o\u{1B}", "entry 1 top 21 3/6"),
      ("ll/needle\rnn:2\u{1B}n", "entry 1 top 29 4/6"),
      ("ll/needle\rnn:2\r''", "entry 1 top 21 3/6"),
      ("ll/needle\rnn:2\r''n", "entry 1 top 29 4/6"),
      ("ll&\u{1B}", "entry 1"), ("lj&one\u{1B}", "list 2"), ("&\u{1B}", "poster"),
      ("l&o\r&w\u{1B}", "list 1 &o:4"), ("l&two\r:1\u{1B}", "list 2 &two:1"),
      ("!!j?q", "allFindings 2/3"), ("!!j:1\u{1B}", "allFindings 2/3"),
      ("!!j\r''", "allFindings 2/3"),
      ("l3j!?h", "findings"), ("l3j!:1\u{1B}", "findings"), ("l3j!?!", "findings"),
      // An entry that the filter leaves out
      ("l&two\r:1\r", "entry 1 (not in these: all entries listed)"),
      ("l&two\r:one\r", "entry 1 (not in these: all entries listed)"),
      ("l&two\r3g", "list 3 (not in these: all entries listed)"),
      ("l&two\r1\r", "entry 1 (not in these: all entries listed)"),
      ("l&two\r:nowhere\r", "list 2 &two:1 (no entry named 'nowhere')"),
      // The place that & was typed at
      ("l3\r&two\r''", "entry 3"),
      ("l2\r&two\r''", "entry 2"), ("llj&\r", "entry 1 top 1"), ("&\r", "poster"),
      ("ljj&two\r''", "list 3"), ("ljj&two\r''''", "list 2 &two:1"), ("l&two\r&\u{15}\r", "list 2"),
      ("l&two\r:e\r", "entry 1 (not in these: all entries listed)"),
      ("l&two\r:on\u{1B}", "list 2 &two:1"),
      ("l&nobody\rvp]", "list empty &nobody:0 (no entry found by &nobody has findings)"),
      ("l3j!:1\r&ne\r''", "entry 1"),
      // The next match is the next on the screen, and a count goes on in the next entry
      ("ll/needle\r   n", "entry 1 top 22 3/6"), ("ll/needle\rGN", "entry 1 top 45 6/6"),
      ("ll/needle\r5nG4kN", "entry 1 top 39 5/6"),
      ("ll/needle\r5n3n", "entry 2 top 21 3/6"), ("lj\r/needle\r3N", "entry 1 top 29 4/6"),
      // A search that begins again says so
      ("ljj\r/needle\r6n", "entry 1 top 1 1/6 (from the start)"),
      ("ll/needle\rN", "entry 3 top 45 6/6 (from the end)"),
      // A jump that leads nowhere is no place to return to
      ("l2\rjjgg''", "entry 2 top 2"), ("l2\r:nobody\r''", "list 1"), ("lj2\rGG''", "entry 2"),
      // Esc takes back a first key, then the search, then the filter of the list
      ("ll'\u{1B}", "entry 1"), ("l&two\rh\u{1B}", "poster"), ("l&two\rl\u{1B}", "list 2 &two:1"),
      // A filter takes the place of what was found
      ("l/one\rh&two", "list 2 &two_ &two:1"), ("l/one\rh&\r", "list 1"),
      // An empty prompt leaves the list as it is, and ends the search
      ("l/two\rh/", "list 2 /_ –/1"), ("l/two\rh/\u{1B}", "list 2 1/1"), ("l/two\rh/\r", "list 2"),
      ("l3]", "list 4"), ("l/nobody\r/\r", "list 1"),
    ])
  func outline(typed: String, expected: String) throws {
    let outline = try Self.state(after: typed).outline
    #expect(outline == expected)
  }

  @Test("at another width Esc and '' lead to the same text")
  func resized() throws {
    for (before, after) in [("ll14jG", "''"), ("ll14j:3", "\u{1B}"), ("ll14j/needle", "\u{1B}")] {
      var state = try Self.state(after: "ll14j", columns: 99)
      let position = state.shownText.topPosition
      state = try Self.state(after: before, columns: 99)
      state.resize(to: TerminalSize(columns: 12, rows: 9))
      state.type(after)
      #expect(state.shownText.topPosition == position, "\(before)")
    }
  }

  @Test("only found entries are listed, and show the reason")
  func found() throws {
    let entries = SampleFair.entries.replacing("물이 솟는 곳", with: "물")
    var state = try SampleFair.state(after: "l/물 곳\rh", columns: 60, rows: 9, entries: entries)
    let marked = (0..<state.list.count).filter { row in
      !state.listedText(of: state.list[row]).text(in: .match).isEmpty
    }
    #expect(marked == [0])
    // Beside an entry and on a narrow screen, too, the text around a match has room.
    for columns in [40, 100] {
      state.resize(to: TerminalSize(columns: columns, rows: 9))
      state.type("\u{1B}/솟는")
      #expect(state.rows.contains { $0.contains("솟는") }, "\(columns): \(state.rows)")
      state.type("\u{1B}")
    }
  }

  @Test("an empty list has nothing to open or to copy, and does not name the keys for it")
  func empty() throws {
    for (typed, outline) in [
      ("l&nobody\r", "list empty &nobody:0"), ("!!&nobody\r", "allFindings 1/0"),
    ] {
      var state = try Self.state(after: typed, columns: 120)
      for key in ["copy", "open", "next match", "edit", "print"] {
        #expect(state.rows.last?.contains(key) == false, "\(key)")
      }
      for keys in ["yy", "v", "p", "\r"] {
        #expect(state.type(keys) == [])
        #expect(state.outline == outline + " (no match for 'nobody')")
      }
    }
  }
}
