import ExpoSystem
import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCommand

/// The reader line by line: what is answered, and what is then written.
struct AccessibleReaderTests {
  /// Lines that somebody types, one after the other.
  private final class Typist: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: ArraySlice<String>
    init(_ lines: [String]) { self.lines = lines[...] }
    func next() -> String? { lock.withLock { lines.popFirst() } }
  }

  /// What is written while lines are typed, and how it ends.
  private static func session(
    _ typed: [String], in folder: String = Repository.sample("Daejeon1993"),
    document: String = "@", language: Language = .english, rows: Int = 8,
    whileAsked: @escaping @Sendable () -> Void = {}
  ) -> Outcome {
    let typist = Typist(typed)
    let host = PagerHost(
      start: { _ in nil }, hasProgram: { _ in false },
      readLine: {
        whileAsked()
        return typist.next()
      })
    return expo(
      "browse --accessible \(document)", in: folder, environment: [.lang: language.rawValue],
      isTerminal: true, columns: 60, rows: rows, pagerHost: host)
  }

  @Test("Enter reads the poster, then the list by pages, and a number opens its entry")
  func reading() {
    let written = Self.session(["", "", "12", "", "", "", "", "q"]).output
    let parts = [
      "대전 세계 박람회 1993\n", "방문객 : 14,005,808 명",
      "Enter: 13 entries  f more  ? help  q quit: ",
      "> 1   한빛탑", " 6   재생조형관", "entries 1–6 of 13  Enter: more", "> 7   정보통신관",
      "entries 7–12 of 13", "1893년 시카고 출품 민예품\n", "이미지 : chicago_1893",
      "12/13  lines 1–6 of ", "Enter: more", "12/13  lines 7–12 of ", "12/13  lines 13–18 of ",
      "Enter: back", ">12   1893년",
    ]
    #expect(Self.missing(parts, in: written) == nil, "\(written)")
    #expect(!written.contains("\u{1B}"))
  }

  /// The first of some texts that does not follow those before it.
  private static func missing(_ parts: [String], in written: String) -> String? {
    var rest = written[...]
    return parts.first { part in
      let found = rest.firstRange(of: part)
      rest = found.map { rest[$0.upperBound...] } ?? rest
      return found == nil
    }
  }

  @Test(
    "each line that is typed is answered",
    arguments: [
      (["99"], "no entry 99"), (["zz"], "no key 'zz'; ? shows the keys"),
      (["", "/꿈돌이"], "/꿈돌이  1 of "), (["", "&다리"], "&다리  entry 1 of "),
      (["", "&다리", "n"], "&다리  entry 2 of "),
      (["2", "!"], "no findings here"),
      (["?", "G"], "Type a key, /TEXT, &TEXT"), (["2", "/노란"], "/노란  1 of "),
      (["", "G", "f"], "this is the end of the list"), (["!", "!", "f"], "no findings"),
      (["", ":관"], "6/13  lines 1–"),
      (["2", "J"], "엑스포다리\n"), (["", "G", ""], "this is the end of the list"),
      (["j"], "no key 'j'"), (["", "5g"], "> 5   프랙탈"), ([":꿈돌이"], "2/13  lines 1–"),
      (["", ":expo_bridge"], "3/13  lines 1–"), (["f"], "lines 7–12 of "),
      (["2", "G"], "Enter: back"), (["2", "y"], "copied entry 2"),
      (["2", "yi"], "copied kkumdori"),
      (["  12 \n"], "1893년 시카고 출품 민예품\n"),
      // A number opens the entry of that number from every screen
      (["12"], "12/13  lines 1–6 of "), (["", "12"], "12/13  lines 1–6 of "),
      (["2", "12"], "12/13  lines 1–6 of "), (["?", "12"], "12/13  lines 1–6 of "),
      (["!", "!", "12"], "12/13  lines 1–6 of "), (["0"], "no entry 0"),
    ])
  func answers(typed: [String], expected: String) {
    let session = Self.session(typed + ["q"])
    #expect(session.output.contains(expected), "\(session.output)")
    #expect(session.status == .success)
  }

  @Test(
    "the words of the question exist in every language",
    arguments: [
      ([], "f more", "f 더 보기"), ([], "? help", "? 도움말"), ([], "q quit", "q 끝내기"),
      (["?"], "q back", "q 닫기"), ([""], "entries 1–5 of 5", "항목 5개 중 1–5"),
      (["1"], "Enter: more", "Enter: 더 보기"), (["1"], "lines 1–6 of 8", "8줄 중 1–6"),
      (["2"], "Enter: back", "Enter: 뒤로"), (["2"], "all of 6 lines", "6줄 모두"),
      (["!", "!"], "findings 1 of 1", "문제 1건 중 1"), (["!", "!"], "Enter: open", "Enter: 열기"),
      (["", "&zzz"], "no entries", "항목 없음"), (["!", "!", "&zzz"], "no findings", "문제 없음"),
      // There Enter opens nothing
      (["!", "!", "&zzz"], "0 findings  ? help", "문제 0건  ? 도움말"),
      ([""], "1–5 open", "1–5 열기"), (["", "&샘"], "1–5 open", "1–5 열기"),
      (
        ["?", "G"], "Type a key, /TEXT, &TEXT, :ENTRY or a number, then Enter.",
        "단축키, /검색어, &거를 말, :항목, "
      ),
    ])
  func question(typed: [String], english: String, korean: String) throws {
    let folder = try TemporaryFolder([
      "items.json": SampleFair.entries, "fair.json": SampleFair.exposition,
    ])
    for language in Language.allCases {
      let written = Self.session(typed + ["q"], in: folder.path, language: language).output
      let words = language.pick(en: english, ko: korean)
      #expect(written.contains(words), "\(written)")
      #expect(LanguageCheck.faults(in: words, language) == [])
    }
  }

  @Test(
    "a page is as high as the screen, also that of the poster",
    arguments: [(8, "lines 1–6 of 41"), (16, "lines 1–14 of 41"), (60, "all of 41 lines")])
  func height(rows: Int, position: String) {
    let session = Self.session(["q"], rows: rows)
    #expect(session.output.contains(position), "\(session.output)")
    #expect(session.output.contains("도룡지구") == (rows > 8))
    #expect(Self.session(["f", "f", "q"], rows: rows).output.contains("도룡지구"))
  }

  @Test(
    "a jump is undone with one stroke and with two, and at the end of a list f does not write it again",
    arguments: [
      (["2", "5", "'"], "2/13  ", 2), (["2", "5", "''"], "2/13  ", 2), (["", "G"], "박람회 기념주화", 1),
      (["", "G", "f", "f"], "박람회 기념주화", 1),
    ])
  func repetitions(typed: [String], text: String, count: Int) {
    let written = Self.session(typed + ["q"]).output
    #expect(written.components(separatedBy: text).count == count + 1, "\(written)")
  }

  @Test("/ without a text ends the search")
  func endOfSearch() {
    let written = Self.session(["", "/꿈돌이", "h", "/", "q"], rows: 20).output
    let last = written.split(separator: "\n").last ?? ""
    #expect(last == "entries 1–13 of 13  1–13 open  ? help  q quit: ")
  }

  @Test("p prints what is shown, all of it, as y copies it")
  func printing() throws {
    let folder = try TemporaryFolder([
      "items.json": SampleFair.entries, "fair.json": SampleFair.exposition,
    ])
    for (typed, end) in [
      (["4", "!"], ["error[EX302]: missing", "--> @/items.json:5:3", "  = "]),
      (["!", "!"], ["✗ 4 강  ", "[EX302 missing-key]\n"]),
      (["?"], ["  f  the next lines", "  q  quit", "Type a key, /TEXT"]),
      (["2"], ["샘\n", "물이 솟는 곳"]), ([], ["물의 박람회\n", "셋째 문단"]),
    ] {
      let session = Self.session(typed + ["p"], in: folder.path)
      let printed = session.output.components(separatedBy: ": \n").last ?? ""
      #expect(Self.missing(end, in: printed) == nil, "\(printed)")
      #expect(session.status == .success)
    }
  }

  @Test("a number chooses one of several expositions, and h returns to their list")
  func several() throws {
    let folder = try Self.twoFairs()
    for (typed, language, parts) in [
      (
        ["3", "x", "?", "", "2", "h", "1", "q"], Language.english,
        [
          ">1  물의 박람회  5 entries  …", "/a\n 2  숲의 박람회  5 entries  …", "/b\n",
          "expositions 1–2 of 2  1–2 open  q quit: ", "no exposition '3'  1–2 open",
          "no exposition 'x'", "expositions 1–2 of 2  1–2 open", "this is the end of the list",
          "숲의 박람회\n", "h back", ">1  물의",
          "물의 박람회\n",
        ]
      ),
      (["9", "q"], .korean, ["박람회 2개 중 1–2  1–2 열기  q 끝내기: ", "그런 박람회가 없습니다: '9'"]),
      (
        ["/zzz", "?", "q"], .korean,
        ["검색 결과가 없습니다: 'zzz'  1–2 열기  q 끝내기: ", ">1  물의", "박람회 2개 중"]
      ),
      (
        ["/숲", "h", "h", "&숲", "&", "/박람", "&zz", ":zz", ":2", "h", ":q", "1"], .english,
        [
          ">2  숲의", "expositions 1 of 1  1–2 open  q", " 1  물의", ">2  숲의", "expositions 1–2 of 2",
          "no exposition 'h'  1–2 open", ">2  숲의", "expositions 1 of 1", " 1  물의",
          "expositions 1–2 of 2", ">1  물의", "expositions 1–2 of 2",
          "no match for 'zz'  1–2 open", "no match for 'zz'  1–2 open",
          "숲의 박람회\n", "h back", ">2  숲의", "q quit: \n",
        ]
      ),
    ] {
      let session = Self.session(typed, in: folder.path, language: language)
      #expect(Self.missing(parts, in: session.output) == nil, "\(session.output)")
      #expect(session.status == .success)
    }
    let unanswered = Self.session([], in: folder.path)
    #expect(unanswered.ended(.failure, saying: "more than one exposition"))
  }

  /// Two expositions, in the folders `a` and `b`.
  private static func twoFairs() throws -> TemporaryFolder {
    try TemporaryFolder([
      "a/items.json": SampleFair.entries, "a/fair.json": SampleFair.exposition,
      "b/items.json": SampleFair.entries,
      "b/fair.json": SampleFair.exposition.replacing("물의", with: "숲의"),
    ])
  }

  @Test("an exposition is read again when it is opened, and its row shows the new state")
  func severalChanged() throws {
    let folder = try Self.twoFairs()
    let written = Self.session(["1", "h", "1", "q"], in: folder.path) {
      _ = try? folder.write(SampleFair.exposition.replacing("물의", with: "불의"), to: "a/fair.json")
      _ = try? folder.write(SampleFair.entries.replacing("너른", with: "넓은"), to: "a/items.json")
    }.output
    #expect(written.contains(">1  물의 박람회  5 entries"))
    #expect(written.contains(">1  불의 박람회  5 entries"))
    #expect(written.components(separatedBy: "\n불의 박람회\n").count == 3, "\(written)")
  }

  @Test("a deleted exposition is reported; one that lost a document can be opened")
  func severalGone() throws {
    for (gone, said) in [
      ("a", "a: no such file or folder  1–2 open"), ("a/fair.json", "entries 1–5 of 5"),
      ("a/items.json", "물의 박람회\n"),
    ] {
      let folder = try Self.twoFairs()
      let session = Self.session(["1", "h", "2", "q"], in: folder.path) {
        _ = try? FileManager.default.removeItem(atPath: folder.path + "/" + gone)
      }
      #expect(session.output.contains(said), "\(session.output)")
      #expect(session.output.contains("숲의 박람회\n"), "\(session.output)")
      #expect(session.status == .success)
    }
  }

  @Test("the first page of help fits on the screen, and its note is at the end")
  func pageOfHelp() {
    let written = Self.session(["?", "q", "q"], rows: 12).output
    let page =
      written.components(separatedBy: "q back: ")[0]
      .components(separatedBy: "q quit: ").last ?? ""
    // The line of the question, and the one that is typed.
    #expect(page.split(separator: "\n").count + 1 <= 12, "\(page)")
    #expect(!page.contains("Type a key"))
  }

  @Test("help names exactly the keys that work")
  func help() {
    let written = Self.session(["?", "q", "q"], rows: 60).output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for meaning in KeyMeaning.accessible {
      #expect(written.contains(meaning.summary(in: .english, byLines: true)), "\(meaning)")
    }
    for other in [
      "as you type", "preview", "at the end of an entry", "^Z", "↓", "PgUp",
      "while you type", "redraw",
    ] {
      #expect(!written.contains(other), "\(other)")
    }
  }

  @Test("the question names the keys that work: in help q goes back, and ? is not offered")
  func quitting() {
    let questions = Self.session(["?", "q", "q"]).output.split(separator: "\n")
      .filter { $0.hasSuffix(": ") }
    #expect(questions.map { $0.hasSuffix("  ? help  q quit: ") } == [true, false, true])
    #expect(questions.map { $0.hasSuffix("q back: ") } == [false, true, false])
    #expect(questions.map { $0.contains("?") } == [true, false, true])
  }

  @Test("the end of the input ends the question's line; without input the list is printed")
  func endOfInput() {
    #expect(Self.session(["q"]).output.hasSuffix("q quit: \n"))
    #expect(Self.session(["q\n"]).output.hasSuffix("q quit: "))
    let session = Self.session([])
    #expect(session.output.contains("박람회 기념주화"))
    #expect(session.status == .success)
  }

  @Test("a document that is truncated while it is read is an error")
  func cut() throws {
    FaultHandler.install()
    let entry = #"{"name": "강", "image_name": "a", "short_desc": "물", "desc": "긴 강"}"#
    let entries = "[" + Array(repeating: entry, count: 20_000).joined(separator: ",\n") + "]"
    let folder = try TemporaryFolder(["items.json": entries])
    let path = folder.path + "/items.json"
    let session = Self.session(["19999\n", "q\n"], in: folder.path, document: "@/items.json") {
      _ = truncate(path, 100)
    }
    #expect(session.ended(.failure, saying: "@/items.json: became shorter while it was read"))
    #expect(!session.output.contains("\0"))
    #expect(!session.output.contains("19999"))
  }

  @Test("entries that cannot be read are counted at the end; if none can, the status is 1")
  func unreadable() throws {
    let entry = #"{"name": 1, "image_name": null, "short_desc": ["큰 강"]}"#
    for (text, count, status) in [
      (try Repository.text("Samples/broken/EX302-missing-key.json"), "1 entry", ExitCode.success),
      ("[\(entry), \(entry)]", "2 entries", .findings),
    ] {
      let folder = try TemporaryFolder(["items.json": text])
      let session = Self.session(["q"], in: folder.path, document: "@/items.json")
      let errors = "\(count) could not be read in full; run expo validate\n"
      #expect((session.status, session.errors) == (status, errors))
    }
  }
}
