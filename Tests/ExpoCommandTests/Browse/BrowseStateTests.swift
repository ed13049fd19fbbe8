import ExpoTerminal
import ExpoBase
import Testing

@testable import ExpoCommand

/// What keys do to the reader, as tables: what is typed → what is shown.
struct BrowseStateTests {
  @Test(
    "each key moves, searches or filters on every screen as its row says",
    arguments: [
      // Keys move the poster by rows and pages
      ("", "poster"), ("j", "poster top 1"), ("jk", "poster"), ("k", "poster"),
      ("3j", "poster top 3"),
      (" ", "poster top 3"), (" b", "poster"), ("d", "poster top 1"), ("du", "poster"),
      ("G", "poster top 10"), ("Gg", "poster"), ("4g", "entry 4"),
      ("4G", "entry 4"), ("99g", "entry 5"), ("j4g''", "poster top 1"),
      ("99999999999999j", "poster top 10"),
      // Keys move the choice in the list
      ("l", "list 1"), ("lj", "list 2"), ("ljk", "list 1"), ("lk", "list 1"), ("l3j", "list 4"),
      ("l ", "list 4"), ("l b", "list 1"), ("ld", "list 2"), ("lddu", "list 2"), ("lG", "list 5"),
      ("lGg", "list 1"), ("l3g", "list 3"), ("l3G", "list 3"), ("l99g", "list 5"),
      ("l0j", "list 2"), ("l5\u{1B}", "list 1"), ("l3\u{1B}j", "list 2"), ("l3~j", "list 2"),
      ("lJ", "list 2"), ("l2J", "list 3"), ("lJK", "list 1"),
      ("lGJ", "list 5 (this is the last entry)"),
      ("lK", "list 1 (this is the first entry)"),
      // A count before Enter opens the entry of that number, wherever one is
      ("l5\r", "entry 5"), ("5\r", "entry 5"), ("ll3\r", "entry 3"), ("l3l", "entry 3"),
      ("l9\r", "list 1 (no entry 9)"), ("?2\r", "entry 2"), ("l5\rh", "list 5"),
      ("lj5\r''", "list 2"), ("l0\r", "entry 1"),
      // Keys lead from screen to screen and back
      ("\r", "list 1"), ("\r\r", "entry 1"), ("lll", "entry 1"), ("llh", "list 1"),
      ("llhh", "poster"),
      ("h", "poster"), ("J", "entry 1"), ("2J", "entry 2"), ("K", "poster"), ("ll\u{1B}", "list 1"),
      ("ljlJ", "entry 3"), ("ljlK", "entry 1"),
      ("ljlJh", "list 3"), ("ll3g", "entry 3"), ("llGJ", "entry 2"),
      // Space at the end of an entry reads on
      ("ll  ", "entry 1 top 5"), ("ll   ", "entry 2"), ("ll9 ", "entry 1 top 5"),
      ("llK", "entry 1 (this is the first entry)"), ("?", "help"), ("??", "poster"),
      ("?h", "poster"),
      ("ll??", "entry 1"), ("l3j!??", "findings"),
      ("l5\r   ", "entry 5 top 3 (this is the last entry)"),
      ("l&물\rG\r   ", "entry 5 top 3 1/1 &물:3 (this is the last entry of &물)"),
      ("?\u{1B}", "poster"), ("ll?h", "entry 1"), ("l3j!", "findings"), ("l3j!h", "list 4"),
      ("?q", "poster"), ("ll?q", "entry 1"),
      ("l3jl!", "findings"),
      ("l!", "list 1 (no findings here; ! again for all)"),
      ("!", "poster (no findings here; ! again for all)"),
      ("l3j!?", "help"), ("l3j!?h", "findings"), ("l3j?!", "findings"),
      // A search moves to its matches and counts them
      ("l/물\rh", "list 1 1/3"), ("l/물\rhn", "list 2 2/3"), ("l/물\rhnn", "list 5 3/3"),
      ("l/물\rhnnn", "list 1 1/3 (from the start)"),
      ("l/물\rhN", "list 5 3/3 (from the end)"), ("l/물\rh2n", "list 5 3/3"),
      ("l/물\rhjjn", "list 1 1/3 (from the start)"), ("l/물\r\u{1B}", "entry 1 top 4"),
      ("n", "poster (no search)"),
      ("/둘째", "list empty /둘째_ –/0"), ("/둘째\u{1B}", "poster"),
      ("ll/물\r", "entry 1 top 4 1/1"), ("ll/물\rn", "entry 2 top 3 1/1"),
      ("ll/돌\r", "entry 3 top 3 1/1"),
      ("ll/물\rN", "entry 5 top 3 1/1 (from the end)"),
      ("/물의\r", "poster 1/1"), ("/솟는\r", "entry 2 top 3 1/1"), ("/솟는\rhh", "poster –/0"),
      ("/물의\rn", "poster 1/1 (from the start)"),
      ("/둘째\rN", "poster top 9 1/1 (from the end)"),
      // What is on the poster has all words
      ("/둘째 첫\r", "poster top 7 1/2"), ("/둘째 솟는\r", "poster (no match for '둘째 솟는')"),
      ("/둘째 -첫\r", "poster (no match for '둘째 -첫')"),
      // A filter leaves the entries that match
      ("l&물", "list 1 &물_ &물:3"), ("l&물\r", "list 1 &물:3"), ("l&물\rj", "list 2 &물:3"),
      ("l&물\rjj", "list 5 &물:3"), ("l&물\rG", "list 5 &물:3"), ("l&물\r\u{1B}", "list 1"),
      ("lj&물\r", "list 2 &물:3"), ("l&없는\r", "list empty &없는:0"),
      ("l&없는\rl", "list empty &없는:0 (no match for '없는')"),
      ("l&없는\r\u{1B}", "list 1"), ("l&물\r&\u{15}\r", "list 1"), ("&물\r", "list 1 &물:3"),
      ("l&물\rjlJ", "entry 5 top 3 1/1 &물:3"), ("l&물\rjlK", "entry 1 top 4 1/1 &물:3"),
      ("l&물\rlK", "entry 1 top 4 1/1 &물:3 (this is the first entry of &물)"),
      ("l&물\rGJ", "list 5 &물:3 (this is the last entry of &물)"), ("ljj&물\u{1B}", "list 3"),
      ("l&물\r/샘\rh", "list 2 1/1 &물:3"), ("l&물\r/돌\r", "list 1 &물:3 (no match for '돌')"),
      // A prompt opens behind y too, and behind one that is refused no key is obeyed
      ("y/quilt", "list empty /quilt_ –/0"), ("ljy&물", "list 2 &물_ &물:3"),
      ("y:3", "list 3 :3_ –/1"),
      ("ljy~j", "list 3"), ("l&없는\ryq", "list empty &없는:0 (no match for '없는')"),
    ] as [(String, String)])
  func outline(typed: String, expected: String) throws {
    let outline = try SampleFair.state(after: typed).outline
    #expect(outline == expected)
  }

  @Test("keys that need the terminal or another program ask for it, and do nothing in a prompt")
  func effects() throws {
    var state = try SampleFair.state(after: "lj")
    #expect(state.type("yy") == [.copy("샘\n맑은 샘\n\n물이 솟는 곳", .copiedText(ofEntry: 2))])
    #expect(state.type("vprq") == [.edit, .print, .reload, .quit])
    #expect(state.type("\u{03}Q") == [.interrupt, .quit])
    #expect(state.type("/q\u{03}") == [])
    #expect(state.type(":q\r") == [.quit])
  }

  @Test("copying the poster copies its texts unchanged")
  func copyingPoster() throws {
    var state = try SampleFair.state()
    #expect(
      state.type("yy") == [
        .copy(
          """
          물의 박람회
          (Water)

          방문객 : 1,851 명
          개최지 : 강가
          개최 기간 : 1900. 01. 01 - 1900. 02. 02

          첫 문단

          둘째 문단

          셋째 문단
          """, .copiedText(ofEntry: nil))
      ])
  }

  @Test("in secure mode there is no editor and no clipboard")
  func secure() throws {
    var state = try SampleFair.state(options: BrowseOptions(isSecure: true))
    #expect(state.type("yvo") == [])
    #expect(state.outline == "poster (not available in secure mode)")
    for typed in ["yp", "yq", "yy", "y"] {
      #expect(state.type(typed) == [])
      #expect(state.rows.last?.hasPrefix("not available in secure mode") == true)
    }
    #expect(state.type("/q") == [])
  }

  @Test("without an exposition the list comes first, without entries the poster stays")
  func halves() throws {
    #expect(try SampleFair.state(after: "h", exposition: nil).outline == "list 1")
    #expect(
      try SampleFair.state(after: "l", entries: nil).outline == "poster (there are no entries)")
    #expect(
      try SampleFair.state(after: "l", entries: "[]").outline == "poster (there are no entries)")
    #expect(try SampleFair.state(after: "/물\rn&물", entries: nil).outline.hasPrefix("poster"))
    #expect(try SampleFair.state(after: "/물\r", entries: nil).outline == "poster 1/1")
    for entries in [nil, "[]"] {
      var state = try SampleFair.state(entries: entries)
      #expect(state.type("&q\r/q\r:quilt\r") == [])
      #expect(state.type(":q\r") == [.quit])
    }
    // Findings are searched all the same.
    let bad = SampleFair.exposition.replacing("1851", with: #""many""#)
    let found = try SampleFair.state(after: "!!/EX401", entries: "[]", exposition: bad).outline
    #expect(found == "allFindings 1/1 /EX401_")
    #expect(
      try SampleFair.state(after: "3g", entries: "[]").outline == "poster (there are no entries)")
  }

  @Test("after reading again, the same place is shown")
  func replacing() throws {
    var state = try SampleFair.state(after: "l&물\rjl")
    state.replace(try SampleFair.document(entries: SampleFair.entries.replacing("솟는", with: "나는")))
    while state.hasWork { state.work() }
    #expect(state.outline == "entry 2 top 3 1/1 &물:3")
    #expect(state.shownText.blocks.last?.text.string == "물이 나는 곳")
    state.replace(try SampleFair.document(entries: "[]"))
    #expect(state.outline == "poster –/1 &물:0")
  }

  @Test(
    "after reading again, the same entry is shown even if it has moved",
    arguments: [
      ("lj", "list 1"), ("ljl", "entry 1"), ("l", "list 1"), ("lG", "list 4"),
      ("lG&물\r", "list 4 &물:2"),
    ])
  func moved(typed: String, expected: String) throws {
    var state = try SampleFair.state(after: typed)
    let lines = SampleFair.entries.split(separator: "\n")
    let less = (lines.prefix(1) + lines.dropFirst(2)).joined(separator: "\n")
    state.replace(try SampleFair.document(entries: less))
    while state.hasWork { state.work() }
    #expect(state.outline == expected)
  }

  @Test(
    "a readable part is copied, with marks for unreadable parts; without one, nothing is copied")
  func copyingParts() throws {
    var state = try SampleFair.state(after: "l3j")
    #expect(state.type("yy") == [.copy("강\n큰 강\n\n[없음]", .copiedText(ofEntry: 4))])
    state = try SampleFair.state(
      after: "l",
      entries: SampleFair.entries.replacing("{", with: "[{", maxReplacements: 1).replacing(
        "},", with: "}],", maxReplacements: 1))
    #expect(state.type("yy") == [])
    #expect(state.message == .nothingToCopy)
    state = try SampleFair.state(exposition: "{}")
    #expect(state.type("yy") == [])
    #expect(state.message == .nothingToCopy)
  }

  @Test("a move while a filter is running is kept")
  func movingWhileFiltering() throws {
    let padding = String(repeating: "물", count: 400_000)
    let entry = #"{"name": "샘", "image_name": "", "short_desc": "", "desc": "\#(padding)"}"#
    let entries = "[" + Array(repeating: entry, count: 6).joined(separator: ",") + "]"
    for (key, expected) in [(Key.unknown, "list 6 &샘:6"), ("k", "list 1 &샘:6")] {
      var state = try SampleFair.state(after: "lG", entries: entries)
      for key in [Key.character("&"), "샘", .enter] { _ = state.press(key) }
      #expect(state.outline == "list 1 &샘:2")
      _ = state.press(key)
      while state.hasWork { state.work() }
      #expect(state.outline == expected)
    }
  }
}
