import ExpoBase
import ExpoTerminal

/// The table of keys: what they mean, where they work, and what help and the status line say.
///
/// A new key is a case here, with its keys and words, and a case in `BrowseState+Perform.swift`.
enum KeyMeaning: CaseIterable, Sendable {
  // Moving in a text or list.
  case lineDown, lineUp, screenDown, screenUp, halfScreenDown, halfScreenUp, top, bottom
  // Moving between screens and entries.
  case open, back, cancel, nextEntry, previousEntry, nextWithFindings, previousWithFindings, goTo
  // Searching.
  case search, nextMatch, previousMatch, filter
  // Working with what is shown.
  case findings, copy, copyAsJSON, print, edit, reload
  // The program.
  case help, redraw, suspend, quit, interrupt
  // While something is typed.
  case submit, leavePrompt, characterLeft, characterRight, startOfLine, endOfLine
  case erase, eraseForwards, eraseWord, eraseToStart

  /// The keys; the status line names the first of them.
  var keys: [Key] {
    switch self {
    case .lineDown: ["j", .down, .control("n")]
    case .lineUp: ["k", .up, .control("p")]
    case .screenDown: [" ", "f", .pageDown, .control("f")]
    case .screenUp: ["b", .pageUp, .control("b")]
    case .halfScreenDown: ["d", .control("d")]
    case .halfScreenUp: ["u", .control("u")]
    case .top: ["g", .home]
    case .bottom: ["G", .end]
    case .open: [.enter, "l", .right]
    case .back: ["h", .left, .backspace]
    case .cancel: [.escape]
    case .nextEntry: ["J"]
    case .previousEntry: ["K"]
    case .nextWithFindings: ["]"]
    case .previousWithFindings: ["["]
    case .goTo: [":"]
    case .search: ["/"]
    case .nextMatch: ["n"]
    case .previousMatch: ["N"]
    case .filter: ["&"]
    case .findings: ["!"]
    case .copy: ["y"]
    case .copyAsJSON: ["Y"]
    case .print: ["p"]
    case .edit: ["v"]
    case .reload: ["r"]
    case .help: ["?", .function(1)]
    case .redraw: [.control("l")]
    case .suspend: [.control("z")]
    case .quit: ["q", "Q"]
    case .interrupt: [.control("c")]
    case .submit: [.enter]
    case .leavePrompt: [.escape, .control("c")]
    case .characterLeft: [.left, .control("b")]
    case .characterRight: [.right, .control("f")]
    case .startOfLine: [.home, .control("a")]
    case .endOfLine: [.end, .control("e")]
    case .erase: [.backspace, .control("h")]
    case .eraseForwards: [.delete, .control("d")]
    case .eraseWord: [.control("w")]
    case .eraseToStart: [.control("u")]
    }
  }

  /// Whether the keys work while something is typed, and only then.
  var isForPrompt: Bool {
    switch self {
    case .submit, .leavePrompt, .characterLeft, .characterRight, .startOfLine, .endOfLine, .erase,
      .eraseForwards, .eraseWord, .eraseToStart:
      true
    default: false
    }
  }

  /// The keys as help writes them: `j ↓ ^N`.
  var label: String { keys.map(\.label).joined(separator: " ") }
}

// MARK: - Keys of the accessible reader

extension KeyMeaning {
  /// The meanings that the accessible reader takes, in the order of help: those whose keys are letters
  /// and that mean something where nothing is drawn.
  static let accessible: [KeyMeaning] = [
    .screenDown, .screenUp, .top, .bottom, .open, .back, .nextEntry, .previousEntry,
    .nextWithFindings, .previousWithFindings, .goTo, .search, .nextMatch, .previousMatch, .filter,
    .findings, .copy, .copyAsJSON, .print, .edit, .reload, .help, .quit,
  ]

  /// The letter of the meaning; nil if none of its keys is one.
  var letter: Character? {
    for case .character(let letter) in keys where letter != " " { return letter }
    return nil
  }

  /// What a line means to the accessible reader that is one letter; nil for nothing.
  init?(line: String) {
    guard line.count == 1, let meaning = Self.accessible.first(where: { $0.letter == line.first })
    else { return nil }
    self = meaning
  }
}

// MARK: - Words

extension KeyMeaning {
  /// What the keys do, in a few words.
  func summary(in language: Language) -> String {
    switch self {
    case .lineDown:
      language.pick(en: "a line down; 5j: five", ko: "한 줄 아래로, 5j는 다섯 줄")
    case .lineUp: language.pick(en: "a line up", ko: "한 줄 위로")
    case .screenDown: language.pick(en: "a screen down", ko: "한 화면 아래로")
    case .screenUp: language.pick(en: "a screen up", ko: "한 화면 위로")
    case .halfScreenDown: language.pick(en: "half a screen down", ko: "반 화면 아래로")
    case .halfScreenUp: language.pick(en: "half a screen up", ko: "반 화면 위로")
    case .top:
      language.pick(en: "to the start; 5g: to entry 5", ko: "처음으로, 5g는 5번 항목으로")
    case .bottom: language.pick(en: "to the end", ko: "끝으로")
    case .open:
      language.pick(
        en: "open: the list from the poster, an entry from the list",
        ko: "열기: 포스터에서 목록, 목록에서 항목")
    case .back: language.pick(en: "back", ko: "뒤로")
    case .cancel:
      language.pick(
        en: "clear the search, then the filter, then go back",
        ko: "검색 지우기, 없으면 거르기 지우기, 없으면 뒤로")
    case .nextEntry:
      language.pick(en: "the next entry", ko: "다음 항목")
    case .previousEntry: language.pick(en: "the previous entry", ko: "이전 항목")
    case .nextWithFindings:
      language.pick(en: "the next entry with findings", ko: "문제가 있는 다음 항목")
    case .previousWithFindings:
      language.pick(en: "the previous entry with findings", ko: "문제가 있는 이전 항목")
    case .goTo:
      language.pick(
        en: "go to an entry: number, name, image name or JSON Pointer",
        ko: "항목으로 가기: 번호, 이름, 그림 이름, JSON Pointer")
    case .search:
      language.pick(
        en: "search all entries; in help and findings, their text",
        ko: "모든 항목에서 검색, 도움말과 문제 화면에서는 그 안에서")
    case .nextMatch:
      language.pick(
        en: "the next match", ko: "다음 검색 결과")
    case .previousMatch: language.pick(en: "the previous match", ko: "이전 검색 결과")
    case .filter:
      language.pick(
        en: "list only matching entries; empty lists all", ko: "맞는 항목만 보기, 비우면 모두 보기")
    case .findings:
      language.pick(
        en: "the findings of the entry; twice: of all entries",
        ko: "항목의 문제, 두 번 누르면 모든 항목의 문제")
    case .copy:
      language.pick(en: "copy what is shown (OSC 52)", ko: "보이는 내용 복사(OSC 52)")
    case .copyAsJSON: language.pick(en: "copy the entry as JSON", ko: "항목을 JSON으로 복사")
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
    case .submit: language.pick(en: "search, or go there", ko: "검색하기, 그 항목으로 가기")
    case .leavePrompt: language.pick(en: "cancel", ko: "취소")
    case .characterLeft: language.pick(en: "a character left", ko: "한 글자 왼쪽으로")
    case .characterRight: language.pick(en: "a character right", ko: "한 글자 오른쪽으로")
    case .startOfLine: language.pick(en: "to the start of the line", ko: "줄의 처음으로")
    case .endOfLine: language.pick(en: "to the end of the line", ko: "줄의 끝으로")
    case .erase:
      language.pick(
        en: "delete a character; in an empty line, cancel", ko: "한 글자 지우기, 빈 줄에서는 취소")
    case .eraseForwards:
      language.pick(en: "delete the character at the cursor", ko: "커서 위치의 글자 지우기")
    case .eraseWord: language.pick(en: "delete a word", ko: "한 단어 지우기")
    case .eraseToStart:
      language.pick(en: "delete to the start of the line", ko: "줄의 처음까지 지우기")
    }
  }

  /// The one word of the status line; nil if they are not in it.
  func hint(in language: Language) -> String? {
    switch self {
    case .open: language.pick(en: "open", ko: "열기")
    case .back: language.pick(en: "back", ko: "뒤로")
    case .nextEntry: language.pick(en: "next", ko: "다음")
    case .search: language.pick(en: "search", ko: "검색")
    case .nextMatch: language.pick(en: "next match", ko: "다음 결과")
    case .findings: language.pick(en: "findings", ko: "문제")
    case .help: language.pick(en: "help", ko: "도움말")
    case .quit: language.pick(en: "quit", ko: "끝내기")
    default: nil
    }
  }
}
