import ExpoTerminal
import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// What the reader does beyond moving: what is typed → what is shown, in the words of `BrowseState.outline`.
struct BrowseActionsTests {
  /// Entries of which the second and the fourth have findings.
  private static let entries = SampleFair.entries.replacing(#", "desc": "물이 솟는 곳""#, with: "")

  private static func outline(_ typed: String, rows: Int = 4) throws -> String {
    try SampleFair.state(after: typed, rows: rows, entries: entries).outline
  }

  @Test(
    "keys go to findings, numbers and names, or say why they cannot",
    arguments: [
      // Entries with findings, from entry to entry and round the end
      ("l]", "list 2"), ("l]]", "list 4"), ("l]]]", "list 2"), ("l[", "list 4"), ("l[[", "list 2"),
      ("]", "entry 2"), ("[", "entry 4"), ("ll]", "entry 2"), ("ll][", "entry 4"),
      ("l&강\r]", "list 4 &강:1"),
      ("l&바다\r]", "list 5 &바다:1 (no entry found by &바다 has findings)"),
      ("?]", "help"), ("!!]", "allFindings 2/2"), ("!!]]", "allFindings 1/2"),
      ("!![", "allFindings 2/2"), ("!!&zz\r]", "allFindings 1/0 (no match for 'zz')"),
      // Going to a number, a name or a pointer
      ("l:", "list 1 :_"), ("l:3\r", "entry 3"), (":3\r", "entry 3"),
      ("ll:5\r", "entry 5"), ("l:바다\r", "entry 5"), ("l:sea\r", "entry 5"), ("l:/2\r", "entry 3"),
      ("l:/2/desc\r", "entry 3"), ("l:9\r", "list 1 (no entry 9)"),
      ("l:0\r", "list 1 (no entry 0)"),
      ("l:산\r", "list 1 (no entry named '산')"), ("l:/9\r", "list 1 (no entry named '/9')"),
      ("l:SEA\r", "entry 5"), ("l:바\r", "entry 5"), ("l:ㅂㄷ\r", "entry 5"), ("l:oo\r", "entry 3"),
      ("l:r\r", "entry 4"), ("l:o\r", "entry 1"),
      ("l:3\u{1B}", "list 1"), ("l:3\u{03}", "list 1"), ("l:\r", "list 1"), ("?:3\r", "entry 3"),
      ("l:99999999999999999999\r", "list 1 (no entry named '99999999999999999999')"),
      // Findings of an entry, then of all; Enter goes there
      ("lj!", "findings"), ("lj!!", "allFindings 1/2"), ("lj!!j", "allFindings 2/2"),
      ("lj!!j\r", "entry 4 top 14"), ("lj!!jh", "list 2"), ("lj!!\u{1B}", "list 2"),
      ("l!!", "allFindings 1/2"),
      ("l!j!", "findings"), ("!!", "allFindings 1/2"), ("!!\r", "entry 2 top 14"),
      ("!!G\rh", "allFindings 2/2"),
      ("l&바다\r!!\r", "entry 2 top 14 (not in these: all entries listed)"),
      // They are found as entries are, and what is typed is no key of the screen
      ("!!/", "allFindings 1/2 /_"), ("!!/강", "allFindings 1/1 /강_"),
      ("!!/ex302", "allFindings 1/2 /ex302_"),
      ("!!/강\r", "entry 4 top 14"), ("!!/강\rh", "allFindings 1/1"),
      ("!!/강\rh\u{1B}", "allFindings 2/2"),
      ("!!&강\r", "allFindings 1/1"), ("!!/박q\r", "allFindings 1/2 (no match for '박q')"),
      // Keys that mean nothing say so, and drop what was said
      ("lx", "list 1 (no key 'x'; ? shows the keys)"),
      ("l!x", "list 1 (no key 'x'; ? shows the keys)"), ("l?x", "help (no key 'x')"),
      ("l\u{0F}j", "list 2"), ("lGk\u{05}", "list 5"), ("lG\u{19}", "list 4"),
      ("!!?", "help"), ("!!?h", "allFindings 1/2"), ("lj!!j5g", "allFindings 2/2"),
      ("lj!!!", "allFindings 1/2"),
      // What is typed is edited; ^C gives it up
      ("l/물\u{03}", "list 1"), ("l/해금\u{1B}[D", "list empty /해_금 –/0"),
      ("l/해금\u{01}", "list empty /_해금 –/0"),
      ("l/해금\u{01}\u{05}", "list empty /해금_ –/0"), ("l/해금\u{1B}[H\u{1B}[C", "list empty /해_금 –/0"),
      ("l/해금\u{1B}[H\u{1B}[F", "list empty /해금_ –/0"), ("l/큰 강\u{17}", "list 4 /큰 _ –/1"),
      ("l/큰 강\u{17}\u{17}", "list 1 /_"), ("l/큰 강\u{1B}[D\u{15}", "list 4 /_강 –/1"),
      ("l/강\u{1B}[H\u{1B}[3~", "list 1 /_"), ("l/강\u{1B}[H큰 ", "list 4 /큰 _강 –/1"),
      ("l&물\u{03}", "list 1"), ("l/물\rh/샘\u{03}", "list 1 1/2"),
    ] as [(String, String)])
  func outline(typed: String, expected: String) throws {
    let outline = try Self.outline(typed)
    #expect(outline == expected)
  }

  @Test(
    "the list of all findings stays when documents are read again, with its filter and its row",
    arguments: [
      ("!!j", "", "allFindings 2/2"), ("!!&강\r", "", "allFindings 1/1"),
      ("!!/강\rh", "\u{1B}", "allFindings 2/2"), ("!!j\r", "h", "allFindings 2/2"),
      ("lj!!j", "h", "list 2"),
    ])
  func readAgain(typed: String, then: String, expected: String) throws {
    var state = try SampleFair.state(after: typed, entries: Self.entries)
    state.replace(try SampleFair.document(entries: Self.entries))
    while state.hasWork { state.work() }
    state.type(then)
    #expect(state.outline == expected)
  }

  @Test("if findings are gone, the last row is chosen, or the screen below is shown")
  func readAgainWithout() throws {
    var state = try SampleFair.state(after: "l!!j", entries: Self.entries)
    state.replace(try SampleFair.document())
    while state.hasWork { state.work() }
    #expect(state.outline == "allFindings 1/1")
    let first = SampleFair.entries.split(separator: "\n")[1].dropLast()
    state.replace(try SampleFair.document(entries: "[\(first)]"))
    while state.hasWork { state.work() }
    #expect(state.outline == "list 1 (no findings; expo validate checks more)")
  }

  @Test("a notice says that there are no findings")
  func noFindings() throws {
    let entries =
      #"[{"name": "못", "image_name": "pond", "short_desc": "작은 못", "desc": "물이 고인 곳이다"}]"#
    for (typed, said) in [
      ("l!!", "no findings; expo validate checks more"),
      ("l]", "no entry has findings of its own"),
    ] {
      let state = try SampleFair.state(after: typed, entries: entries)
      #expect(state.outline == "list 1 (\(said))")
    }
  }

  @Test(
    "a search made in help stays in help, one from the poster leads to what Enter opens",
    arguments: [
      ("?/back\r", "help"), ("?/back\rn", "help"), ("?/back\rh", "poster"),
      ("l/물\rh?/back\rq", "list 1 1/2"), ("?/nothing of the kind\r", "help"),
      ("lj!/desc\rh", "list 2"), ("/짜\r", "entry 5"), ("/물의\r", "poster 1/1"),
      ("/물\r\r", "entry 1"),
    ])
  func searching(typed: String, expected: String) throws {
    #expect(try Self.outline(typed, rows: 6).hasPrefix(expected))
  }

  @Test("n goes through the matches in help, and from the last one to the first")
  func roundHelp() throws {
    var state = try SampleFair.state(after: "?/back\r", rows: 6)
    let count = state.shownText.matchCount
    #expect(count > 1)
    #expect(state.list.finder == nil)
    var seen: [Int?] = []
    for _ in 0...count {
      seen.append(state.shownText.currentMatch)
      state.type("n")
    }
    #expect(seen == Array(0..<count) + [0])
  }

  @Test("the current match moves with n, also on to the next entry, and is where an entry opens")
  func currentMatch() throws {
    var state = try SampleFair.state(after: "l/물\rl", rows: 30)
    #expect(Self.currentRow(state) == "물이 고인 곳")
    state.type("n")
    #expect(state.texts.openEntry == 1)
    #expect(Self.currentRow(state) == "물이 솟는 곳")
    state.type("N")
    #expect(state.texts.openEntry == 0)
    #expect(Self.currentRow(state) == "물이 고인 곳")
  }

  /// The row that shows the current match.
  private static func currentRow(_ state: BrowseState) -> String? {
    let frame = state.frame()
    return frame.lines.indices.first { row in
      frame.lines[row].parts.contains { !$0.text.text(in: .currentMatch).isEmpty }
    }.map(frame.text(ofRow:))
  }

  @Test("y copies what is shown, and the notice says what that is")
  func copying() throws {
    for (typed, what) in [
      ("l", BrowseNotice.copiedText(ofEntry: 1)), ("", .copiedText(ofEntry: nil)),
      ("lj!", .copiedFindings),
      ("!!", .copiedFindings), ("?", .copiedHelp),
    ] {
      var state = try SampleFair.state(after: typed, entries: Self.entries)
      guard case .copy(let text, what)? = state.type("yt").first else {
        Issue.record("\(typed) copies something else")
        continue
      }
      #expect(!text.isEmpty)
    }
    var state = try SampleFair.state(after: "lj!", entries: Self.entries)
    #expect("\(state.type("yt"))".contains("EX302"))
    // Of all findings those that are listed.
    state = try SampleFair.state(after: "!!&강\r", entries: Self.entries)
    #expect(state.overlayText?.lines.count == 1)
    #expect(state.overlayText?.lines.first?.string.hasPrefix("✗ 4 강  ") == true)
  }

  @Test("findings are copied whole, however narrow the screen is, and printed as they are copied")
  func copyingWhole() throws {
    let copies = try [20, 40, 160].map { columns in
      var state = try SampleFair.state(after: "lj!", columns: columns, entries: Self.entries)
      guard case .copy(let text, .copiedFindings)? = state.type("yt").first else { return "" }
      #expect(state.overlayText?.lines.map(\.string).joined(separator: "\n") == text)
      return text
    }
    #expect(copies[0].contains("--> items.json:3:3, entry 2, 샘\n"), "\(copies[0])")
    #expect(Set(copies).count == 1)
    for typed in ["", "l", "ll"] {
      #expect(try SampleFair.state(after: typed).overlayText == nil)
    }
  }

  @Test(
    "y and a second key copy a part of what is shown",
    arguments: [
      ("ljyy", "샘\n맑은 샘\n\n물이 솟는 곳"), ("ljyt", "샘\n맑은 샘\n\n물이 솟는 곳"), ("ljyi", "spring"),
      ("ljyp", "items.json:3"), ("yp", "fair.json:1"), ("ljyㅑ", "spring"), ("yi", nil),
      ("ljyx", nil), ("l3j!yp", "items.json:5"), ("!!yp", "items.json:5"), ("!!yi", nil),
      ("?yp", nil),
      ("ljy\u{1B}", nil), ("ljy\u{1B}i", nil), ("lly\u{1B}", nil),
    ] as [(String, String?)])
  func copyingParts(typed: String, text: String?) throws {
    var state = try SampleFair.state()
    let copied = state.type(typed).compactMap {
      if case .copy(let text, _) = $0 { text } else { nil }
    }
    #expect(copied == [text].compactMap(\.self))
    if typed == "lly\u{1B}" { #expect(state.screen == .entry) }
  }

  @Test("at 120×40 all of help is on one screen", arguments: Language.allCases)
  func wholeHelp(language: Language) throws {
    let options = BrowseOptions(messages: language)
    let state = try SampleFair.state(after: "?", columns: 120, rows: 40, options: options)
    #expect(state.shownText.isAtEnd, "\(state.shownText.lines.count) lines")
  }

  @Test("after y one row says what can be copied, in both languages")
  func copyRow() throws {
    for (language, words) in [
      (Language.english, "t text  i image  p path:line  e JSON"),
      (.korean, "t 텍스트  i 이미지  p 경로:줄  e JSON"),
    ] {
      let options = BrowseOptions(messages: language)
      let state = try SampleFair.state(after: "ly", columns: 40, rows: 6, options: options)
      #expect(state.rows.last == words)
    }
  }

  @Test("an entry without a name has a heading, and an exposition without entries says so at once")
  func blanks() throws {
    for name in ["", "  "] {
      let entries = SampleFair.entries.replacing("\"못\"", with: "\"\(name)\"")
      let state = try SampleFair.state(after: "ll", columns: 60, rows: 12, entries: entries)
      #expect(state.rows[1] == "(이름 없음)")
      let rows = try SampleFair.state(after: "l", columns: 40, rows: 7, entries: entries).rows
      #expect(rows[0].contains(" (이름 없음) "))
    }
    #expect(try SampleFair.state(entries: "[]").outline == "poster (there are no entries)")
    #expect(try SampleFair.state().message == nil)
    let rows = try SampleFair.state(columns: 60, rows: 9, entries: "[]", exposition: nil).rows
    #expect(rows == [rows[0], "items.json", "", "there are no entries", "", "", "", "", rows[8]])
    #expect(!(rows[0] + rows[8]).contains("items.json"))
    #expect(!rows[8].contains("no entries"))
  }

  @Test("an entry without a picture says so")
  func noPicture() throws {
    var state = try SampleFair.state(after: "l")
    #expect(state.type("o") == [])
    #expect(state.message == .noPicture)
    // The last line names the key only where there is an image to open.
    let wide = try SampleFair.state(after: "ll", columns: 160, rows: 12)
    #expect(wide.rows.last?.contains("p print") == true)
    #expect(wide.rows.last?.contains("o image") == false)
  }

  @Test("y e copies the entry as it is in the document, faulty or not, and the exposition")
  func copyingJSON() throws {
    var state = try SampleFair.state(after: "lj", entries: Self.entries)
    #expect(
      state.type("ye") == [
        .copy(
          """
          {
            "name": "샘",
            "image_name": "spring",
            "short_desc": "맑은 샘"
          }

          """, .copiedJSON(ofEntry: 2))
      ])
    state = try SampleFair.state(entries: #"[{"name": "못", "name" 3}]"#, exposition: nil)
    #expect(state.type("ye") == [.copy(#"{"name": "못", "name" 3}"#, .copiedJSON(ofEntry: 1))])
    state = try SampleFair.state()
    guard case .copy(let text, .copiedJSON(ofEntry: nil))? = state.type("ye").first else {
      Issue.record("something else is copied")
      return
    }
    #expect(text.hasPrefix("{\n  \"title\": \"물의 박람회(Water)\",\n"))
  }

  @Test("a change on disk is reported until the documents are read again")
  func changedOnDisk() throws {
    let folder = try TemporaryFolder(["items.json": SampleFair.entries])
    let document = {
      var finder = ExhibitionFinder()
      finder.entries = folder.path + "/items.json"
      return BrowseDocument(try finder.find(nil), language: .korean)
    }
    var state = BrowseState(try document(), size: TerminalSize(columns: 80, rows: 10))
    try folder.write(SampleFair.entries + " ", to: "items.json")
    state.document.watch.checkForChanges(at: 5)
    #expect(state.rows.last?.hasPrefix("changed on disk · r reloads") == true)
    state.type("lj")
    #expect(state.rows.last?.hasPrefix("changed on disk · r reloads") == true)
    state.replace(try document())
    #expect(state.rows.last?.contains("changed") == false)
  }

  @Test("help is in groups, in two columns if there is room, and has all lines")
  func help() throws {
    var state = try SampleFair.state(after: "?", columns: 60, rows: 90)
    let titles = KeyGroup.allCases.map { $0.title(in: .english) }
    let summaries = KeyMeaning.allCases.map { $0.summary(in: .english).prefix(12) }
    for columns in [60, 120] {
      state.resize(to: TerminalSize(columns: columns, rows: 90))
      let rows = state.rows.joined(separator: "\n")
      for text in titles + summaries.map(String.init) { #expect(rows.contains(text)) }
    }
    #expect(state.rows.contains { $0.contains("Move") && $0.contains("Copy and edit") })
    state.type("/\"quit with exit\"\r")
    #expect(state.matchPosition == Counted(number: 1, count: 1))
    state.resize(to: TerminalSize(columns: 119, rows: 90))
    #expect(!state.rows.contains { $0.contains("Move") && $0.contains("Copy and edit") })
    #expect(state.matchPosition?.count == 1)
  }

  @Test(
    "help and findings keep the current match when the window is drawn again",
    arguments: ["?/screen\rn", "lj!/e\rn"])
  func redrawing(typed: String) throws {
    var state = try SampleFair.state(after: typed, columns: 60, rows: 5, entries: Self.entries)
    #expect(state.matchPosition?.number == 2)
    for columns in [60, 130, 60] {
      state.resize(to: TerminalSize(columns: columns, rows: 5))
      #expect(state.matchPosition?.number == 2)
    }
  }

  @Test("help and findings keep their place when the window changes", arguments: ["?", "lj!"])
  func resizing(typed: String) throws {
    var state = try SampleFair.state(after: typed, columns: 60, rows: 5, entries: Self.entries)
    state.type("jjj")
    let first = state.rows[0]
    for (columns, rows) in [(100, 5), (34, 6), (60, 5)] {
      state.resize(to: TerminalSize(columns: columns, rows: rows))
      #expect(state.shownText.top > 0)
    }
    #expect(state.rows[0] == first)
    state.resize(to: TerminalSize(columns: 10, rows: 4))
    state.type("G")
    let shown = state.frame()
    state.resize(to: state.size)
    #expect(state.frame() == shown)
  }
}
