import ExpoBase
import ExpoSearch
import ExpoTerminal

/// The table of keys: what they mean, where they work, and what help and the status line say.
///
/// A new key is a case here, with its row, words and hint, and a case in `BrowseState+Perform.swift`.
enum KeyMeaning: CaseIterable, Sendable {
  // Moving in a text or list.
  case lineDown, lineUp, screenDown, screenUp, halfScreenDown, halfScreenUp, top, bottom
  // Moving between screens and entries.
  case open, back, cancel, nextEntry, previousEntry, goTo, jumpBack
  // Searching.
  case search, nextMatch, previousMatch, filter
  // Findings.
  case findings, nextWithFindings, previousWithFindings
  // Working with the shown entry.
  case copy, openPicture, showPicture, print, edit, reload
  // The program.
  case help, redraw, suspend, quit, interrupt
  // While something is typed.
  case submit, leavePrompt
  case characterLeft, characterRight, startOfLine, endOfLine
  case erase, eraseForwards, eraseWord, eraseToStart

  /// The keys, the first for the status line; their section of help; whether the accessible reader takes
  /// them.
  private var row: (keys: [Key], group: KeyGroup, isAccessible: Bool) {
    switch self {
    case .lineDown: (["j", .down, .control("n"), .control("e")], .moving, false)
    case .lineUp: (["k", .up, .control("p"), .control("y")], .moving, false)
    case .screenDown: ([" ", "f", .pageDown, .control("f")], .moving, true)
    case .screenUp: (["b", .pageUp, .control("b")], .moving, true)
    case .halfScreenDown: (["d", .control("d")], .moving, false)
    case .halfScreenUp: (["u", .control("u")], .moving, false)
    case .top: (["g", .home], .moving, true)
    case .bottom: (["G", .end], .moving, true)
    case .open: ([.enter, "l", .right], .entries, true)
    case .back: (["h", .left, .backspace], .entries, true)
    case .cancel: ([.escape], .entries, false)
    case .nextEntry: (["J", .tab], .entries, true)
    case .previousEntry: (["K", .backTab], .entries, true)
    case .goTo: ([":"], .entries, true)
    case .jumpBack: (["'"], .entries, true)
    case .search: (["/"], .searching, true)
    case .nextMatch: (["n"], .searching, true)
    case .previousMatch: (["N", ","], .searching, true)
    case .filter: (["&"], .searching, true)
    case .findings: (["!"], .findings, true)
    case .nextWithFindings: (["]"], .findings, true)
    case .previousWithFindings: (["["], .findings, true)
    case .copy: (["y"], .copying, true)
    case .openPicture: (["o"], .copying, true)
    case .showPicture: (["i"], .copying, false)
    case .print: (["p"], .copying, true)
    case .edit: (["v"], .copying, true)
    case .reload: (["r"], .copying, true)
    case .help: (["?", .function(1)], .program, true)
    case .redraw: ([.control("l")], .program, false)
    case .suspend: ([.control("z")], .program, false)
    case .quit: (["q", "Q"], .program, true)
    case .interrupt: ([.control("c")], .program, false)
    case .submit: ([.enter], .typing, false)
    case .leavePrompt: ([.escape, .control("c"), .control("g")], .typing, false)
    case .characterLeft: ([.left, .control("b")], .typing, false)
    case .characterRight: ([.right, .control("f")], .typing, false)
    case .startOfLine: ([.home, .control("a")], .typing, false)
    case .endOfLine: ([.end, .control("e")], .typing, false)
    case .erase: ([.backspace, .control("h")], .typing, false)
    case .eraseForwards: ([.delete, .control("d")], .typing, false)
    case .eraseWord: ([.control("w")], .typing, false)
    case .eraseToStart: ([.control("u")], .typing, false)
    }
  }

  var keys: [Key] { row.keys }
  var group: KeyGroup { row.group }
  /// Whether it needs the clipboard or another program, which secure mode forbids.
  var needsProgram: Bool { [.copy, .openPicture, .showPicture, .edit].contains(self) }
  /// Whether the keys only work while something is typed.
  var isForPrompt: Bool { group == .typing }

  /// The keys that a key means outside of prompts: under a Hangul input method, a letter is a jamo or a
  /// part of a syllable.
  ///
  /// `ㅓ` → `j`; `허` → `g`, `j`. Alt and a key are Esc and the key, as some terminals send both.
  static func commands(of key: Key) -> [Key] {
    if case .alt(let key) = key { return [.escape] + commands(of: key) }
    guard case .character(let character) = key,
      let letters = TwoSetKeyboard.letters(typing: character)
    else { return [key] }
    return letters.map { .character($0) }
  }

  /// The keys as help writes them: `j ↓ ^N`; `''` for a key that is pressed twice.
  var label: String {
    keys.map { self == .jumpBack ? $0.label + $0.label : $0.label }.joined(separator: " ")
  }

  var firstLabel: String { String(label.prefix { $0 != " " }) }

  /// The keys that begin a line: in all states, so that no letter of the line is taken for a key.
  static let prompts: [KeyMeaning] = [.search, .filter, .goTo]

  /// The meanings that the reader line by line takes, in the order of help.
  static let accessible = allCases.filter(\.row.isAccessible)

  /// The letter among the keys.
  var letter: Character? {
    for case .character(let letter) in keys where letter != " " { return letter }
    return nil
  }

  /// The meaning of a line that is one letter, or the key that is pressed twice.
  init?(line: String) {
    let line = line == Self.jumpBack.label ? String(line.prefix(1)) : line
    guard line.count == 1, let typed = line.first else { return nil }
    let letter = TwoSetKeyboard.letters(typing: typed) ?? line
    guard let meaning = Self.accessible.first(where: { $0.letter.map { [$0] } == Array(letter) })
    else { return nil }
    self = meaning
  }

  /// How the keys work under a Hangul input method.
  static func hangulNote(in language: Language) -> String {
    language.pick(
      en: """
        Keys work under a Hangul input method too (ㅓ is j): letters when the syllable ends, \
        other keys at once.
        """,
      ko: """
        한글 입력 상태에서도 단축키를 쓸 수 있습니다(ㅓ는 j). 글자는 음절이 끝나야 전달되고, 나머지 키는 바로 전달됩니다.
        """)
  }

  /// The effect of other keys in a prompt.
  static func typingNote(in language: Language) -> String {
    language.pick(
      en: "↓ ↑ ^N ^P PgDn PgUp move in what is found; ↑ on an empty line: what was typed before.",
      ko: "↓ ↑ ^N ^P PgDn PgUp으로 결과 사이를 이동합니다. 빈 줄에서 ↑를 누르면 전에 입력한 내용이 나옵니다.")
  }

  /// The effect of the keys, or of the letters in the reader line by line.
  func summary(in language: Language, byLines: Bool = false) -> String {
    language.pick(summary(byLines: byLines))
  }

  private func summary(byLines: Bool) -> Wording {
    switch self {
    case .screenDown where byLines: ("the next lines, or rows of the list", "다음 줄, 목록에서는 다음 행")
    case .screenUp where byLines: ("the lines or rows before", "이전 줄, 목록에서는 이전 행")
    case .open where byLines:
      (
        "open the list, or the entry marked >; 5 alone: entry 5",
        "목록이나 > 표시가 있는 항목 열기, 5만 입력하면 5번 항목"
      )
    case .nextEntry where byLines: ("the next entry", "다음 항목")
    case .previousEntry where byLines: ("the previous entry", "이전 항목")
    case .search where byLines: ("/TEXT opens the entry that fits best", "가장 잘 맞는 항목 열기(/검색어)")
    case .copy where byLines:
      (
        "copy the text (OSC 52); yi image name, yp path:line, ye JSON",
        "텍스트 복사(OSC 52), yi 이미지 이름, yp 경로:줄, ye JSON"
      )
    case .lineDown: ("a line down; 5j: five", "한 줄 아래로, 5j는 다섯 줄")
    case .lineUp: ("a line up", "한 줄 위로")
    case .screenDown:
      ("a screen down; at the end of an entry, the next", "한 화면 아래로, 항목 끝에서는 다음 항목으로")
    case .screenUp: ("a screen up", "한 화면 위로")
    case .halfScreenDown: ("half a screen down", "반 화면 아래로")
    case .halfScreenUp: ("half a screen up", "반 화면 위로")
    case .top: ("to the start; 5g: to entry 5", "처음으로, 5g는 5번 항목으로")
    case .bottom: ("to the end", "끝으로")
    case .open:
      ("open the list, or the chosen entry; after 5: entry 5", "목록이나 고른 항목 열기, 5 Enter는 5번 항목")
    case .back: ("back", "뒤로")
    case .cancel:
      ("leave what / found, then what & found, then go back", "/ 결과 → & 결과 순서로 해제, 둘 다 없으면 뒤로")
    case .nextEntry: ("the next entry; in the list, the preview down", "다음 항목, 목록에서는 미리보기 아래로")
    case .previousEntry: ("the previous entry; in the list, the preview up", "이전 항목, 목록에서는 미리보기 위로")
    case .nextWithFindings: ("the next entry with findings", "문제가 있는 다음 항목")
    case .previousWithFindings: ("the previous entry with findings", "문제가 있는 이전 항목")
    case .goTo:
      (
        "open an entry by number, name or JSON Pointer; :q quits",
        "항목 열기: 번호, 이름의 일부, JSON Pointer, :q는 끝내기"
      )
    case .jumpBack: ("back to where the last jump began", "이동하기 전 위치로")
    case .search:
      ("find entries or findings as you type, the best first", "입력하는 대로 항목이나 문제 찾기, 잘 맞는 것부터")
    case .nextMatch: ("the next match", "다음 검색 결과")
    case .previousMatch: ("the previous match", "이전 검색 결과")
    case .filter: ("keep a list of what matches; empty: all", "맞는 것만 목록에 남기기, 비우면 모두 보기")
    case .findings:
      ("the findings of the entry; twice: of all entries", "항목의 문제, 두 번 누르면 모든 항목의 문제")
    case .copy:
      (
        "copy: t text, i image name, p path:line, e JSON (OSC 52)",
        "복사(OSC 52): t 텍스트, i 이미지 이름, p 경로:줄, e JSON"
      )
    case .openPicture: ("open the image in another program", "다른 프로그램으로 이미지 열기")
    case .showPicture: ("the image alone", "이미지만 화면에 보기")
    case .print: ("quit and print what is shown", "보이는 내용을 출력하고 끝내기")
    case .edit:
      ("open $VISUAL or $EDITOR at the entry, then reload", "$VISUAL이나 $EDITOR로 항목을 편집하고 다시 읽기")
    case .reload: ("reload the documents", "문서 다시 읽기")
    case .help: ("the keys", "단축키 보기")
    case .redraw: ("redraw the screen", "화면 다시 그리기")
    case .suspend: ("suspend; fg resumes", "잠시 멈추기, fg로 돌아오기")
    case .quit: ("quit; in help, leave help", "끝내기, 도움말에서는 닫기")
    case .interrupt: ("quit with exit status 130", "종료 상태 130으로 끝내기")
    case .submit: ("open what is chosen; after &, keep the list", "고른 것 열기, &에서는 목록 유지")
    case .leavePrompt: ("cancel", "취소")
    case .characterLeft: ("left", "한 글자 왼쪽으로")
    case .characterRight: ("right", "한 글자 오른쪽으로")
    case .startOfLine: ("to the start", "처음으로")
    case .endOfLine: ("to the end", "끝으로")
    case .erase: ("delete a character; if empty, cancel", "한 글자 지우기, 빈 줄에서는 취소")
    case .eraseForwards: ("delete at the cursor", "커서 위치의 글자 지우기")
    case .eraseWord: ("delete a word", "한 단어 지우기")
    case .eraseToStart: ("delete to the start", "처음까지 지우기")
    }
  }

  /// The words of the status line; help and quitting come first, where space is limited.
  static let hints: [(key: KeyMeaning, words: Wording)] = [
    (.help, ("help", "도움말")), (.quit, ("quit", "끝내기")), (.findings, ("findings", "문제")),
    (.nextMatch, ("next match", "다음 결과")), (.open, ("open", "열기")), (.back, ("back", "뒤로")),
    (.nextEntry, ("next", "다음")), (.search, ("search", "검색")), (.filter, ("filter", "거르기")),
    (.goTo, ("go to", "이동")), (.copy, ("copy", "복사")), (.openPicture, ("image", "이미지")),
    (.edit, ("edit", "편집")), (.print, ("print", "출력")),
  ]

  /// nil for keys that the status line does not name.
  func hint(in language: Language) -> String? {
    Self.hints.first { $0.key == self }.map { language.pick($0.words) }
  }
}

enum KeyGroup: CaseIterable, Sendable {
  case moving, entries, searching, findings, copying, program
  /// The keys that only work while something is typed.
  case typing

  static let columns: [[KeyGroup]] = [
    [.moving, .entries, .searching, .findings], [.copying, .program, .typing],
  ]

  func title(in language: Language) -> String {
    switch self {
    case .moving: language.pick(en: "Move", ko: "이동")
    case .entries: language.pick(en: "Entries", ko: "항목")
    case .searching: language.pick(en: "Find", ko: "찾기")
    case .findings: language.pick(en: "Findings", ko: "문제")
    case .copying: language.pick(en: "Copy and edit", ko: "복사와 편집")
    case .program: language.pick(en: "Program", ko: "프로그램")
    case .typing: language.pick(en: "While you type", ko: "입력 중 단축키")
    }
  }
}
