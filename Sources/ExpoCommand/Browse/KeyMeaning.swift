import ExpoBase
import ExpoSearch
import ExpoTerminal

/// The table of keys: what they mean, where they work, and what help and the status line say.
///
/// A new key is a case here, with its row and its words, and a case in `KeyGroup.swift` and in
/// `BrowseState+Perform.swift`.
enum KeyMeaning: CaseIterable, Sendable {
  // Moving in a text or list.
  case lineDown, lineUp, screenDown, screenUp, halfScreenDown, halfScreenUp, top, bottom
  // Moving between screens and entries.
  case open, back, cancel, nextEntry, previousEntry, goTo, formerPlace
  // Searching.
  case search, nextMatch, previousMatch, filter
  // Findings.
  case findings, nextWithFindings, previousWithFindings
  // Working with what is shown.
  case copy, copyAsJSON, openPicture, showPicture, print, edit, reload
  // The program.
  case help, redraw, suspend, quit, interrupt
  // While something is typed.
  case submit, leavePrompt, nextChoice, previousChoice, olderLine, newerLine
  case characterLeft, characterRight, startOfLine, endOfLine
  case erase, eraseForwards, eraseWord, eraseToStart

  /// What a meaning is for: where its keys work, and what they need.
  enum Use {
    /// It chooses an entry of the list, or is meant to.
    case moving
    /// It needs the clipboard, or the editor, which secure mode forbids.
    case copying, editing
    case other
  }

  /// The row of a meaning: its keys, the first of which the status line names; its use; whether the
  /// reader that works line by line takes its letter; its place in the status line, if it has one.
  typealias Row = (keys: [Key], use: Use, isAccessible: Bool, hint: KeyHint?)

  /// The row of the table, without its words.
  var row: Row {
    func row(_ keys: [Key], _ use: Use, accessible: Bool, hint: KeyHint?) -> Row {
      (keys, use, accessible, hint)
    }
    return switch self {
    case .lineDown: row(["j", .down, .control("n")], .moving, accessible: false, hint: nil)
    case .lineUp: row(["k", .up, .control("p")], .moving, accessible: false, hint: nil)
    case .screenDown:
      row([" ", "f", .pageDown, .control("f")], .moving, accessible: true, hint: nil)
    case .screenUp: row(["b", .pageUp, .control("b")], .moving, accessible: true, hint: nil)
    case .halfScreenDown: row(["d", .control("d")], .moving, accessible: false, hint: nil)
    case .halfScreenUp: row(["u", .control("u")], .moving, accessible: false, hint: nil)
    case .top: row(["g", .home], .moving, accessible: true, hint: nil)
    case .bottom: row(["G", .end], .moving, accessible: true, hint: nil)
    case .open: row([.enter, "l", .right], .moving, accessible: true, hint: .open)
    case .back: row(["h", .left, .backspace], .other, accessible: true, hint: .back)
    case .cancel: row([.escape], .other, accessible: false, hint: nil)
    case .nextEntry: row(["J", .tab], .moving, accessible: true, hint: .nextEntry)
    case .previousEntry: row(["K", .backTab], .moving, accessible: true, hint: nil)
    case .goTo: row([":"], .moving, accessible: true, hint: .goTo)
    case .formerPlace: row(["'"], .moving, accessible: true, hint: nil)
    case .search: row(["/"], .other, accessible: true, hint: .search)
    case .nextMatch: row(["n"], .moving, accessible: true, hint: .nextMatch)
    case .previousMatch: row(["N", ","], .moving, accessible: true, hint: nil)
    case .filter: row(["&"], .other, accessible: true, hint: .filter)
    case .findings: row(["!"], .other, accessible: true, hint: .findings)
    case .nextWithFindings: row(["]"], .moving, accessible: true, hint: nil)
    case .previousWithFindings: row(["["], .moving, accessible: true, hint: nil)
    case .copy: row(["y"], .copying, accessible: true, hint: .copy)
    case .copyAsJSON: row(["Y", .control("y")], .copying, accessible: true, hint: nil)
    case .openPicture: row(["o"], .editing, accessible: true, hint: .openPicture)
    case .showPicture: row(["i"], .editing, accessible: false, hint: nil)
    case .print: row(["p"], .other, accessible: true, hint: .print)
    case .edit: row(["v"], .editing, accessible: true, hint: .edit)
    case .reload: row(["r"], .other, accessible: true, hint: nil)
    case .help: row(["?", .function(1)], .other, accessible: true, hint: .help)
    case .redraw: row([.control("l")], .other, accessible: false, hint: nil)
    case .suspend: row([.control("z")], .other, accessible: false, hint: nil)
    case .quit: row(["q", "Q"], .other, accessible: true, hint: .quit)
    case .interrupt: row([.control("c")], .other, accessible: false, hint: nil)
    case .submit: row([.enter], .other, accessible: false, hint: nil)
    case .leavePrompt: row([.escape, .control("c")], .other, accessible: false, hint: nil)
    case .nextChoice: row([.tab], .other, accessible: false, hint: nil)
    case .previousChoice: row([.backTab], .other, accessible: false, hint: nil)
    case .olderLine: row([.up, .control("p")], .other, accessible: false, hint: nil)
    case .newerLine: row([.down, .control("n")], .other, accessible: false, hint: nil)
    case .characterLeft: row([.left, .control("b")], .other, accessible: false, hint: nil)
    case .characterRight: row([.right, .control("f")], .other, accessible: false, hint: nil)
    case .startOfLine: row([.home, .control("a")], .other, accessible: false, hint: nil)
    case .endOfLine: row([.end, .control("e")], .other, accessible: false, hint: nil)
    case .erase: row([.backspace, .control("h")], .other, accessible: false, hint: nil)
    case .eraseForwards: row([.delete, .control("d")], .other, accessible: false, hint: nil)
    case .eraseWord: row([.control("w")], .other, accessible: false, hint: nil)
    case .eraseToStart: row([.control("u")], .other, accessible: false, hint: nil)
    }
  }

  var keys: [Key] { row.keys }

  /// The keys that a key stands for outside of prompts: a letter under a Hangul input method is a jamo or
  /// a part of a syllable.
  ///
  /// `ㅓ` → `j`; `허` → `g`, `j`
  static func commands(of key: Key) -> [Key] {
    guard case .character(let character) = key,
      let letters = TwoSetKeyboard.letters(typing: character)
    else { return [key] }
    return letters.map { .character($0) }
  }

  /// The keys as the reader's help writes them: `j ↓ ^N`; `''` for a key that is pressed twice.
  var label: String { labels.joined(separator: " ") }

  /// The first of the keys as help writes it.
  var firstLabel: String { labels[0] }

  private var labels: [String] {
    keys.map { self == .formerPlace ? $0.label + $0.label : $0.label }
  }
}

// MARK: - Keys of the accessible reader

extension KeyMeaning {
  /// The meanings that the accessible reader takes, in the order of help: those whose keys are letters
  /// and that mean something where nothing is drawn.
  static let accessible = allCases.filter(\.row.isAccessible)

  /// The letter of the meaning; nil if none of its keys is one.
  var letter: Character? {
    for case .character(let letter) in keys where letter != " " { return letter }
    return nil
  }

  /// What a line means to the accessible reader that is one letter, or the key that is pressed twice; nil
  /// for nothing.
  init?(line: String) {
    let line = line == Self.formerPlace.label ? String(line.prefix(1)) : line
    guard line.count == 1, let typed = line.first else { return nil }
    let letter = TwoSetKeyboard.letters(typing: typed) ?? line
    guard let meaning = Self.accessible.first(where: { $0.letter.map { [$0] } == Array(letter) })
    else { return nil }
    self = meaning
  }
}

// MARK: - Words

extension KeyMeaning {
  /// What to know of the keys under a Hangul input method.
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

  /// What the keys do, in a few words; or what the letters do line by line, where nothing is drawn.
  func summary(in language: Language, byLines: Bool = false) -> String {
    switch self {
    case .screenDown where byLines:
      language.pick(en: "the next lines, or rows of the list", ko: "다음 줄, 목록에서는 다음 행")
    case .screenUp where byLines:
      language.pick(en: "the lines or rows before", ko: "이전 줄, 목록에서는 이전 행")
    case .open where byLines:
      language.pick(
        en: "open the list, or the entry marked >; 5 alone: entry 5",
        ko: "목록이나 > 표시가 있는 항목 열기, 5만 입력하면 5번 항목")
    case .nextEntry where byLines: language.pick(en: "the next entry", ko: "다음 항목")
    case .previousEntry where byLines: language.pick(en: "the previous entry", ko: "이전 항목")
    case .search where byLines:
      language.pick(
        en: "/TEXT opens the entry that fits best; elsewhere, it searches the text",
        ko: "가장 잘 맞는 항목 열기(/검색어), 목록 밖에서는 본문에서 검색")
    case .goTo where byLines:
      language.pick(
        en: ":ENTRY goes to an entry: number, JSON Pointer, any part of a name",
        ko: "항목으로 가기(:항목): 번호, JSON Pointer, 이름의 일부")
    case .filter where byLines:
      language.pick(
        en: "&TEXT lists only what matches; & alone: all",
        ko: "맞는 항목만 보기(&필터), &만 입력하면 모두 보기")
    case .copy where byLines:
      language.pick(en: "copy the text (OSC 52)", ko: "텍스트 복사(OSC 52)")
    case .lineDown:
      language.pick(en: "a line down; 5j: five", ko: "한 줄 아래로, 5j는 다섯 줄")
    case .lineUp: language.pick(en: "a line up", ko: "한 줄 위로")
    case .screenDown:
      language.pick(
        en: "a screen down; at the end of an entry, the next", ko: "한 화면 아래로, 항목 끝에서는 다음 항목으로")
    case .screenUp: language.pick(en: "a screen up", ko: "한 화면 위로")
    case .halfScreenDown: language.pick(en: "half a screen down", ko: "반 화면 아래로")
    case .halfScreenUp: language.pick(en: "half a screen up", ko: "반 화면 위로")
    case .top:
      language.pick(en: "to the start; 5g: to entry 5", ko: "처음으로, 5g는 5번 항목으로")
    case .bottom: language.pick(en: "to the end", ko: "끝으로")
    case .open:
      language.pick(
        en: "open the list, or the chosen entry; after 5: entry 5",
        ko: "목록이나 고른 항목 열기, 5 Enter는 5번 항목")
    case .back: language.pick(en: "back", ko: "뒤로")
    case .cancel:
      language.pick(
        en: "clear the search, then the list's filter, then go back",
        ko: "검색 → 목록의 필터 순서로 해제, 둘 다 없으면 뒤로")
    case .nextEntry:
      language.pick(
        en: "the next entry; in the list, the preview down", ko: "다음 항목, 목록에서는 미리보기 아래로")
    case .previousEntry:
      language.pick(
        en: "the previous entry; in the list, the preview up", ko: "이전 항목, 목록에서는 미리보기 위로")
    case .nextWithFindings:
      language.pick(en: "the next entry with findings", ko: "문제가 있는 다음 항목")
    case .previousWithFindings:
      language.pick(en: "the previous entry with findings", ko: "문제가 있는 이전 항목")
    case .goTo:
      language.pick(
        en: "go to an entry: number, JSON Pointer, any part of a name",
        ko: "항목으로 가기: 번호, JSON Pointer, 이름의 일부")
    case .formerPlace:
      language.pick(en: "back to where the last jump began", ko: "이동하기 전 위치로")
    case .search:
      language.pick(
        en: "find entries as you type, the best first; elsewhere, search the text",
        ko: "입력하는 대로 항목 찾기, 목록 밖에서는 본문에서 검색")
    case .nextMatch:
      language.pick(
        en: "the next match", ko: "다음 검색 결과")
    case .previousMatch: language.pick(en: "the previous match", ko: "이전 검색 결과")
    case .filter:
      language.pick(
        en: "list only what matches; empty: all",
        ko: "맞는 항목만 보기, 비우면 모두 보기")
    case .findings:
      language.pick(
        en: "the findings of the entry; twice: of all entries",
        ko: "항목의 문제, 두 번 누르면 모든 항목의 문제")
    case .copy:
      language.pick(
        en: "copy: t text, i image name, p path:line, e JSON (OSC 52)",
        ko: "복사(OSC 52): 이어서 t 텍스트, i 이미지 이름, p 경로:줄, e JSON")
    case .copyAsJSON: language.pick(en: "copy the entry as JSON", ko: "항목을 JSON으로 복사")
    case .openPicture:
      language.pick(en: "open the image in another program", ko: "다른 프로그램으로 이미지 열기")
    case .showPicture: language.pick(en: "the image alone", ko: "이미지만 화면에 보기")
    case .print:
      language.pick(en: "quit and print what is shown", ko: "보이는 내용을 출력하고 끝내기")
    case .edit:
      language.pick(
        en: "open $VISUAL or $EDITOR at the entry, then reload",
        ko: "$VISUAL이나 $EDITOR로 항목을 편집하고 다시 읽기")
    case .reload: language.pick(en: "reload the documents", ko: "문서 다시 읽기")
    case .help: language.pick(en: "this help", ko: "이 도움말")
    case .redraw: language.pick(en: "redraw the screen", ko: "화면 다시 그리기")
    case .suspend: language.pick(en: "suspend; fg resumes", ko: "잠시 멈추기, fg로 돌아오기")
    case .quit:
      language.pick(
        en: "quit; in help, leave help",
        ko: "끝내기, 도움말에서는 닫기")
    case .interrupt:
      language.pick(en: "quit with exit status 130", ko: "종료 상태 130으로 끝내기")
    case .submit:
      language.pick(
        en: "open the entry, search, or go there", ko: "고른 항목 열기, 검색, 그 항목으로 가기")
    case .nextChoice:
      language.pick(
        en: "the next entry found; after :, complete the name", ko: "찾은 다음 항목, :에서는 이름 완성하기")
    case .previousChoice: language.pick(en: "the entry found before", ko: "찾은 이전 항목")
    case .olderLine: language.pick(en: "what was typed before", ko: "전에 입력한 내용")
    case .newerLine: language.pick(en: "what was typed after that", ko: "그다음에 입력한 내용")
    case .leavePrompt: language.pick(en: "cancel", ko: "취소")
    case .characterLeft: language.pick(en: "left", ko: "한 글자 왼쪽으로")
    case .characterRight: language.pick(en: "right", ko: "한 글자 오른쪽으로")
    case .startOfLine: language.pick(en: "to the start", ko: "처음으로")
    case .endOfLine: language.pick(en: "to the end", ko: "끝으로")
    case .erase:
      language.pick(
        en: "delete a character; if empty, cancel", ko: "한 글자 지우기, 빈 줄에서는 취소")
    case .eraseForwards:
      language.pick(en: "delete at the cursor", ko: "커서 위치의 글자 지우기")
    case .eraseWord: language.pick(en: "delete a word", ko: "한 단어 지우기")
    case .eraseToStart:
      language.pick(en: "delete to the start", ko: "처음까지 지우기")
    }
  }

  /// The one word of the status line; nil if they are not in it.
  func hint(in language: Language) -> String? { row.hint?.word(in: language) }
}
