import ExpoTerminal
import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// The list of expositions to choose from: keys → what is chosen, and how it looks.
struct ExpositionChooserTests {
  private static let sample = [
    ExpositionChooser.Row(title: "대전 세계 박람회 1993", count: 13, path: "Daejeon1993"),
    ExpositionChooser.Row(title: "The Great Exhibition", count: 1, path: "London1851"),
    ExpositionChooser.Row(title: "물의 박람회", count: 0, path: "fairs/\u{1B}[2J"),
  ]

  private static func chooser(
    _ language: Language = .english, columns: Int = 60, rows: Int = 9
  ) -> ExpositionChooser {
    ExpositionChooser(
      Self.sample, options: BrowseOptions(messages: language),
      size: TerminalSize(columns: columns, rows: rows))
  }

  @Test(
    "keys choose a row, open it, or leave",
    arguments: [
      ([], 0, nil), (["j"], 1, nil), (["j", "j", "j"], 2, nil), (["j", "k"], 0, nil),
      (["G"], 2, nil), (["G", "g"], 0, nil), (["ㅓ"], 1, nil), (["2"], 1, nil), ([.down], 1, nil),
      (["9"], 2, nil), (["1", "2"], 1, nil), (["3", "k", "1"], 0, nil),
      (["j", .enter], 1, .choose(1)), (["l"], 0, .choose(0)), (["q"], 0, .quit),
      ([.control("c")], 0, .interrupt), ([.escape], 0, nil),
      // What is typed finds a title or a place, and quits nothing; the list stays until Esc
      (["/", "한", "빛", "탑", "q"], 0, nil), (["/", "l", "o", "n", "d", .enter], 0, .choose(1)),
      (["/", "박", "람", "회", .down, .enter], 1, .choose(2)), (["/", "q", .escape, "j"], 1, nil),
      (["/", "박", .down, .enter, "n", .enter], 0, .choose(0)), ([":", "q", .enter], 0, .quit),
      (["&", "박", .enter, "j", .escape], 2, nil), (["/", "x", "y", .enter], 0, nil),
      ([":", "3", .enter], 2, .choose(2)), ([":", "1", "8", .enter], 0, nil),
      ([":", "1", "9", "9", "3", .enter], 0, nil),
      ([":", "l", "o", "n", "d", .enter], 1, .choose(1)),
      (["&", "g", "r", "e", .enter, ":", "박", .down, .enter], 0, .choose(2)),
      (["&", "박", .enter, ":", "2", .enter], 0, .choose(1)), ([":", "4", .enter], 0, nil),
      (["/", "박", .enter, "3"], 1, nil), (["/", "박", .enter, "2"], 1, nil), (["n"], 0, nil),
    ] as [([Key], Int, BrowseEffect?)])
  func keys(keys: [Key], row: Int, effect: BrowseEffect?) {
    var chooser = Self.chooser()
    var last: BrowseEffect?
    for key in keys {
      for command in chooser.commands(of: key) { last = chooser.press(command) }
    }
    #expect(chooser.list.cursor == row)
    #expect(last == effect)
  }

  @Test("several digits make one number, as long as there is an exposition of that number")
  func longNumber() {
    var chooser = ExpositionChooser(
      Array(repeating: Self.sample[0], count: 15), options: BrowseOptions(),
      size: TerminalSize(columns: 60, rows: 20))
    for (digit, row) in [("1", 0), ("2", 11), ("3", 2), ("9", 8)] as [(Key, Int)] {
      _ = chooser.press(digit)
      #expect(chooser.list.cursor == row)
    }
  }

  @Test("a row has the title, the number of entries and the place, in both languages")
  func screen() {
    for (language, expected) in [
      (
        Language.english,
        [
          "3 expositions", ">1  대전 세계 박람회 1993  13 entries  Daejeon1993",
          " 2  The Great Exhibition      1 entry  London1851",
          " 3  물의 박람회             0 entries  fairs/␛[2J", "Enter open  q quit",
        ]
      ),
      (
        .korean,
        [
          "박람회 3개", ">1  대전 세계 박람회 1993  항목 13개  Daejeon1993",
          " 2  The Great Exhibition    항목 1개  London1851",
          " 3  물의 박람회             항목 0개  fairs/␛[2J", "Enter 열기  q 끝내기",
        ]
      ),
    ] {
      let frame = Self.chooser(language).frame()
      let rows = frame.lines.indices.map(frame.text(ofRow:))
      for (row, words) in zip([0, 1, 2, 3, 8], expected) {
        #expect(rows[row].hasPrefix(words), "\(rows)")
      }
    }
    // A narrow screen cuts titles, and has places rather than numbers.
    let frame = Self.chooser(columns: 36).frame()
    #expect(frame.text(ofRow: 1) == ">1  대전 세계 박람회 1…  Daejeon1993")
  }

  @Test(
    "the last line names the keys that fit",
    arguments: [
      (12, Language.english, "Enter open"), (24, .english, "Enter open  q quit"),
      (40, .english, "Enter open  q quit  / search  & filter"),
      (
        99, .english,
        "Enter open  q quit  / search  & filter  j k move  1–3 choose  Space b page  g G ends"
      ),
      (80, .korean, "Enter 열기  q 끝내기  / 검색  & 거르기  j k 이동  1–3 고르기  Space b 한 화면씩"),
    ])
  func keysThatFit(columns: Int, language: Language, expected: String) {
    let frame = Self.chooser(language, columns: columns).frame()
    #expect(frame.text(ofRow: 8) == expected)
    #expect(LanguageCheck.faults(in: expected, language, data: ["Enter", "Space"]) == [])
  }

  @Test("a row shows what is known now, and the last line shows an error until the next key")
  func replacing() {
    var chooser = Self.chooser()
    chooser.rows[2] = ExpositionChooser.Row(title: "불의 박람회", count: 5000, path: "fire")
    chooser.message = .unreadable(FileError.missing("far/away"))
    let row = chooser.frame().text(ofRow: 3)
    #expect(row == " 3  불의 박람회            5,000 entries  fire")
    #expect(chooser.frame().text(ofRow: 8) == "away: no such file or folder")
    _ = chooser.press("j")
    #expect(chooser.frame().text(ofRow: 8).hasPrefix("Enter open"))
  }

  @Test("the last line says that the search went past the end, or that nothing matches")
  func finding() {
    for (language, round, none) in [
      (Language.english, "&박  from the start", "no exposition matches"),
      (.korean, "&박  처음부터", "맞는 박람회 없음"),
    ] {
      var chooser = Self.chooser(language)
      for key in ["&", "박", .enter, "n", "n"] as [Key] { _ = chooser.press(key) }
      #expect(chooser.frame().text(ofRow: 8) == round)
      for key in ["/", "z"] as [Key] { _ = chooser.press(key) }
      #expect(chooser.frame().text(ofRow: 1) == none)
    }
  }

  @Test(
    "the last line suggests a word, and says which key does nothing",
    arguments: [
      ("/grest\r", "no match for 'grest'; did you mean 'Great'?"),
      ("&exhibtion\r", "no match for 'exhibtion'; did you mean 'Exhibition'?"),
      (":grest\r", "no match for 'grest'; did you mean 'Great'?"),
      ("/zzz\r", "no match for 'zzz'"), ("y", "no key 'y'"), ("x", "no key 'x'"),
    ])
  func said(typed: String, expected: String) {
    var chooser = Self.chooser()
    var decoder = KeyDecoder()
    for key in decoder.decode(Array(typed.utf8)) { _ = chooser.press(key) }
    #expect(chooser.frame().text(ofRow: 8) == expected)
  }

  @Test("a path that is too wide begins with a folder")
  func narrow() {
    let rows = ["한빛/far/away/Daejeon1993", "한빛/far/away/London1851"].map {
      ExpositionChooser.Row(title: "박람회", count: 1, path: $0)
    }
    let chooser = ExpositionChooser(
      rows, options: BrowseOptions(), size: TerminalSize(columns: 40, rows: 5))
    let frame = chooser.frame()
    #expect(
      (0..<2).map(frame.text(ofRow:)) == [
        ">1  박람회  1 entry  …/away/Daejeon1993 ", " 2  박람회  1 entry  …/away/London1851",
      ])
  }

  @Test(
    "at any size the chosen row is shown, also above a prompt, and no line is too wide",
    arguments: [(1, 1), (1, 9), (9, 1), (2, 2), (20, 5), (300, 3)])
  func sizes(columns: Int, rows: Int) {
    var chooser = Self.chooser()
    for key in ["G", "/"] as [Key] { _ = chooser.press(key) }
    chooser.resize(to: TerminalSize(columns: columns, rows: rows))
    _ = chooser.press(.escape)
    let frame = chooser.frame()
    #expect(frame.lines.count == rows)
    #expect(columns == 1 || (0..<rows).contains { frame.text(ofRow: $0).hasPrefix(">") })
    for row in 0..<rows { #expect(DisplayWidth.of(frame.text(ofRow: row)) <= columns) }
  }

  @Test(
    "h and Esc return to the list only from the first screen of a chosen exposition",
    arguments: [("h", true), ("\u{1B}", true), ("lh", false), ("?h", false), ("/물\r\u{1B}", false)])
  func leaving(typed: String, leaves: Bool) throws {
    for isChosen in [true, false] {
      var state = try SampleFair.state(options: BrowseOptions(isChosen: isChosen))
      #expect(state.type(typed).contains(.leave) == (leaves && isChosen))
    }
  }
}
