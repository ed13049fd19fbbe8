import ExpoBase
import ExpoTerminal
import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// The prompts of the list: what is typed → what is found, shown and gone back to.
struct BrowseFinderTests {
  @Test(
    "a search shows results while one types, Enter opens one, and Esc returns to the list",
    arguments: [
      // The list finds while one types, Enter opens the best, Esc brings the list back
      ("l/", "list 1 /_"), ("l/물", "list 1 /물_ –/3"), ("l/물\r", "entry 1 top 4 1/1"),
      ("l/돌", "list 3 /돌_ –/1"), ("l/돌\r", "entry 3 top 3 1/1"), ("ljj/물\u{1B}", "list 3"),
      ("l/돌\u{7F}", "list 1 /_"), ("l/돌\u{7F}\u{7F}", "list 1"), ("l/\r", "list 1"),
      ("l/물\u{15}샘\r", "entry 2 1/2"), ("l/없는", "list empty /없는_ –/0"),
      ("l/없는\r", "list 1 (no match for '없는')"), ("l/없는\u{1B}", "list 1"),
      ("l/물이고인\r", "list 1 (no match for '물이고인'; did you mean '물이 고인'?)"),
      ("l/qkek\r", "list 1 (no match for 'qkek'; did you mean '바다'?)"),
      ("l:qkek\r", "list 1 (no match for 'qkek'; did you mean '바다'?)"),
      ("l:sprong\r", "list 1 (no match for 'sprong'; did you mean 'spring'?)"),
      ("l:물이고인\r", "list 1 (no entry named '물이고인')"),
      ("l:/9\r", "list 1 (no entry named '/9')"),
      ("l&qkek\r", "list empty &qkek:0 (no match for 'qkek'; did you mean '바다'?)"),
      ("l&물\r/qkek\r", "list 1 &물:3 (no match for 'qkek')"),
      ("l/물\rn", "entry 2 top 3 1/1"), ("l/물\rN", "entry 5 top 3 1/1 (from the end)"),
      // The best is first: a name, then an image, then a text
      ("l/r", "list 2 /r_ –/3"), ("l/r\t", "list 3 /r_ –/3"), ("l/br\r", "entry 3 top 1 1/1"),
      // Tab chooses another
      ("l/물\t", "list 2 /물_ –/3"), ("l/물\t\r", "entry 2 top 3 1/1"),
      ("l/물\u{1B}[Z", "list 1 /물_ –/3"), ("l/물\u{0E}\u{1B}[B\t", "list 5 /물_ –/3"),
      ("l/물\u{1B}[6~", "list 5 /물_ –/3"), ("l/물\u{1B}[6~\u{10}", "list 2 /물_ –/3"),
      ("l/물\u{1B}[B\r", "entry 2 top 3 1/1"), ("l/물\u{1B}[B\rh", "list 2 2/3"),
      ("l/물\u{1B}[B\rhn", "list 5 3/3"), ("l/물\rh\u{1B}", "list 1"),
      ("l/물\t\u{1B}", "list 1"), ("l/없는\t", "list empty /없는_ –/0"), ("l/\t", "list 2 /_"),
      // On every screen; an entry that is read and found stays chosen
      ("/물", "list 1 /물_ –/3"), ("/물\u{1B}", "poster"), ("l5\r/물", "list 5 /물_ –/3"),
      ("l5\r/물\r", "entry 5 top 3 1/1"), ("ll/짜\r", "entry 5 top 3 1/1"),
      // & keeps what is found, and / looks through it
      ("l/물\rh&", "list 1 &_ –/3"), ("l/물\rh&\u{1B}[A\r", "list 1 &물:3"),
      ("l/물\r&\r", "entry 1 top 4"), ("l/물\rh&\u{1B}", "list 1 1/3"),
      ("l&물\r/샘", "list 2 /샘_ –/1 &물:3"), ("l&물\r/샘\u{1B}", "list 1 &물:3"),
      // & alone is gone through by n and N as a search is
      ("l&물\rn", "list 2 &물:3"), ("l&물\rN", "list 5 &물:3 (from the end)"),
      ("l&물\rnnn", "list 1 &물:3 (from the start)"),
      ("l&물\rl", "entry 1 top 4 1/1 &물:3"),
      ("l&물\rln", "entry 2 top 3 1/1 &물:3"),
      ("l&물\rlN", "entry 5 top 3 1/1 &물:3 (from the end)"),
      ("l&물\rlJ", "entry 2 top 3 1/1 &물:3"), ("l&물\rlh\u{1B}", "list 1"),
      ("l&물\r\u{1B}n", "list 1 (no search)"),
      ("l&물\rl/\u{1B}", "entry 1 top 4 1/1 &물:3"),
      ("l&돌\rln", "entry 3 top 3 1/1 &돌:1 (from the start)"),
      // A number, a pointer, a name or a part of it leads there while it is typed
      ("l:3", "list 3 :3_ –/1"), ("l:/1", "list 2 :/1_ –/1"), ("l:se", "list 5 :se_ –/1"),
      ("l:9", "list empty :9_ –/0"), ("l:r", "list 4 :r_ –/3"), ("l:r\u{1B}[B", "list 2 :r_ –/3"),
      ("lj:se\u{1B}", "list 2"), ("lj:sex", "list empty :sex_ –/0"), ("l:3\u{7F}", "list 1 :_"),
      (":3", "list 3 :3_ –/1"), (": 3 \r", "entry 3"), (":3\u{1B}", "poster"),
      ("ll:se", "list 5 :se_ –/1"),
      ("llj:se\u{1B}", "entry 1 top 1"),
      ("l:o\t\r", "entry 3"), ("l/물\rh:2\r", "entry 2 top 3 1/1"), ("l/물\rh:3\rh", "list 3"),
      // :q quits as in other programs, and is no name
      ("l:q", "list empty :q_ –/0"), ("l:q\u{1B}", "list 1"),
      // Up in an empty prompt brings back lines typed before, in all prompts
      ("l/물\rh/\u{1B}[A", "list 1 /물_ –/3"), ("l/물\rh:\u{1B}[A", "list empty :물_ –/0"),
      ("l/물\u{1B}/\u{1B}[A", "list 1 /_"),
      ("l/돌\rh/샘\rh/\u{1B}[A\u{1B}[A", "list 3 /돌_ –/1"),
      ("l/돌\rh/샘\rh/\u{1B}[A\u{1B}[A\u{1B}[B", "list 2 /샘_ –/1"),
      ("l/돌\rh/샘\rh/\u{1B}[A\u{1B}[B", "list 2 /_ –/1"),
      ("l/돌\rh/샘\rh/\u{1B}[A\u{15}", "list 2 /_ –/1"),
      ("l/돌\rh/샘\rh/돌\u{1B}[A", "list 3 /돌_ –/1"),
      // Back to where a jump began, and there again
      ("''", "poster (nowhere to go back to)"), ("lG''", "list 1"), ("lG''''", "list 5"),
      ("lG'j", "list 5"), ("lG'", "list 5"), ("ljj:5\r''", "list 3"),
      ("ljj:산\r", "list 3 (no entry named '산')"), ("llj/물\rn''", "entry 1 top 4 1/1"),
      ("ljj/물\r''", "list 3"), ("lj:4\r!!\r", "entry 4 top 14"),
    ] as [(String, String)])
  func outline(typed: String, expected: String) throws {
    let outline = try SampleFair.state(after: typed).outline
    #expect(outline == expected)
  }

  @Test("Alt with a key for words does nothing in a prompt; elsewhere it is Esc and the key")
  func alt() throws {
    var state = try SampleFair.state(after: "lj/돌")
    for key in ["b", "d", "f", "\u{7F}"] { state.type("\u{1B}" + key) }
    #expect(state.outline == "list 3 /돌_ –/1")
    state.type("\u{7}")
    #expect(state.outline == "list 2")
    state.type("\u{1B}d")
    #expect(state.outline == "poster top 1")
  }

  @Test("a search that is typed while a filter is running finds only entries that match the filter")
  func whileFiltering() throws {
    let padding = "물" + String(repeating: "x", count: 450_000)
    let entries =
      "["
      + (1...6).map { number in
        let name = number.isMultiple(of: 2) ? "샘" : "못"
        return
          #"{"name": "\#(name) \#(number)", "image_name": "", "short_desc": "", "desc": "\#(padding)"}"#
      }.joined(separator: ",") + "]"
    var state = try SampleFair.state(after: "l", entries: entries, exposition: nil)
    for key in [Key.character("&"), "샘", .enter, "/", "물"] { _ = state.press(key) }
    #expect(state.hasWork)
    while state.hasWork { state.work() }
    #expect(state.outline == "list 2 /물_ –/3 &샘:3")
    for key in [Key.tab, .enter] { _ = state.press(key) }
    while state.hasWork { state.work() }
    #expect(state.texts.openEntry == 3)
  }

  @Test(
    "keys that are typed before all findings are known wait for them",
    arguments: [
      ("!!/강\r", "entry 4 top 1"), ("!!&강\r", "allFindings 1/1"),
      ("!!/없\r", "allFindings 1/1 (no match for '없')"), ("!!/강\rh", "allFindings 1/1"),
    ])
  func whileFinding(typed: String, expected: String) throws {
    let padding = String(repeating: "x", count: 300_000)
    let pond = #"{"name": "못", "image_name": "a", "short_desc": "작은 못", "desc": "\#(padding)"}"#
    let river = #"{"name": "강", "image_name": "b", "short_desc": "큰 강", "desc": ""}"#
    let entries = "[\(pond),\(pond),\(pond),\(river)]"
    for count in [typed.count, 3, 0] {
      var state = try SampleFair.state(entries: entries)
      var decoder = KeyDecoder()
      for key in decoder.decode(Array(typed.prefix(count).utf8)) { _ = state.press(key) }
      while state.hasWork { state.work() }
      state.type(String(typed.dropFirst(count)))
      #expect(state.outline == expected, "\(count) keys at once")
    }
  }

  @Test(
    "text that is typed while findings are searched is not obeyed as keys if there are none",
    arguments: ["/qui", "&qui", "/q\u{7F}"], ["\u{1B}", "\r", "\r''"])
  func withoutFindings(typed: String, end: String) throws {
    let padding = String(repeating: "x", count: 300_000)
    let pond = #"{"name": "못", "image_name": "a", "short_desc": "작은 못", "desc": "\#(padding)"}"#
    var state = try SampleFair.state(after: "lj", entries: "[\(pond),\(pond),\(pond)]")
    var decoder = KeyDecoder()
    for key in decoder.decode(Array("!!\(typed)".utf8)) { _ = state.press(key) }
    #expect(state.hasWork)
    while state.hasWork { state.work() }
    #expect(state.prompt != nil && state.screen == .allFindings)
    #expect(state.type("q\(end)") == [])
    #expect(state.outline == "list 2 (no findings; expo validate checks more)")
  }

  @Test("a search finds what list finds, in its order")
  func ranking() throws {
    let path = Repository.sample("Daejeon1993")
    let documents = try ExhibitionFinder().find(DocumentPath(path))
    var state = BrowseState(
      BrowseDocument(documents, language: .korean), size: TerminalSize(columns: 40, rows: 9))
    state.type("l/관람객")
    let found = (0..<state.list.count).map { "\(state.list[$0] + 1)\n" }
    let listed = expo("list @ --search 관람객 -f tsv --fields number", in: path).output
    #expect(found.count == 6 && found.joined() == listed)
  }

  @Test("a found row shows the text that matches, from any member")
  func excerpts() throws {
    let text = String(repeating: "강을 따라 걷는다. ", count: 30) + "끝에 전신국이 있다."
    let entries = SampleFair.entries.replacing("돌이 많다", with: text)
    for typed in ["l/전신", "l&전신", "l&전신\r", "l/전신\rh"] {
      let state = try SampleFair.state(after: typed, columns: 40, rows: 9, entries: entries)
      let row = state.rows.first { $0.hasPrefix(">3   내    …") }
      #expect(row?.contains("전신국이 있다.") == true, "\(state.rows)")
    }
  }

  @Test("the words of a filter are marked in the entry, and shown once")
  func filterIsMarked() throws {
    let state = try SampleFair.state(after: "l&솟는\rl", columns: 60, rows: 12)
    let marked = state.frame().lines.flatMap(\.parts).map { $0.text.text(in: .currentMatch) }
    #expect(marked.joined() == "솟는")
    #expect(state.rows.last?.hasPrefix("&솟는  1 of 1 here · entry 1 of 1  ") == true)
  }

  @Test(
    "each counter names what it counts",
    arguments: [
      ("l/물", "/물  3 entries", "/물  항목 3개"), ("l/물\rh", "/물  entry 1 of 3", "/물  항목 1/3"),
      ("l/물\rhj", "/물  entry 2 of 3", "/물  항목 2/3"),
      ("l/물\rhjj", "/물  entry 3 of 3", "/물  항목 3/3"),
      ("l/물\rhnnn", "/물  entry 1 of 3  from the start", "/물  항목 1/3  처음부터"),
      ("l/물\r", "/물  1 of 1 here · entry 1 of 3", "/물  본문 1/1 · 항목 1/3"),
      ("?/^L", "/^L  1 of 1 here", "/^L  본문 1/1"), ("l&물", "&물  3 entries", "&물  항목 3개"),
      ("l&물\rj", "&물  entry 2 of 3", "&물  항목 2/3"), ("l:o", ":o  2 entries", ":o  항목 2개"),
      ("l:sea", ":sea  1 entry", ":sea  항목 1개"),
      ("l&물\rl", "&물  1 of 1 here · entry 1 of 3", "&물  본문 1/1 · 항목 1/3"),
      ("l&물\rh", "&물  1 here  Enter: 3 entries", "&물  본문 1곳  Enter: 항목 3개"),
      ("l&솟는\rhh", "&솟는  none here  Enter: 1 entry", "&솟는  본문에 없음  Enter: 항목 1개"),
      ("l&zz\r", "&zz  0 entries", "&zz  항목 0개"), ("!!&zz\r", "&zz  0 findings", "&zz  문제 0건"),
      ("!!&강\r", "&강  finding 1 of 1", "&강  문제 1/1"),
      // After a count Enter opens the entry of that number
      ("5", "5  Enter: entry 5", "5  Enter: 5번 항목"),
    ])
  func counters(typed: String, english: String, korean: String) throws {
    for language in Language.allCases {
      let options = BrowseOptions(messages: language)
      let state = try SampleFair.state(after: typed, columns: 60, rows: 9, options: options)
      let words = language.pick(en: english, ko: korean)
      #expect(state.rows.last?.hasPrefix(words) == true, "\(state.rows)")
    }
  }

  @Test("a long query is cut, its count is not and is faint")
  func longQuery() throws {
    let state = try SampleFair.state(after: "l/물이 고인 곳\rh", columns: 18, rows: 9)
    #expect(state.rows.last == "/물이 고인…  1/1")
    #expect(state.frame().lines.last?.parts.first?.text.text(in: .faint) == "  1/1")
  }
}
