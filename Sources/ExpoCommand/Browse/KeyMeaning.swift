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

  /// What help and the status line say.
  struct Words: Equatable {
    /// What the keys do, in a few words.
    let summary: String
    /// The one word of the status line; nil if they are not in it.
    let hint: String?

    init(_ summary: String, hint: String? = nil) {
      self.summary = summary
      self.hint = hint
    }
  }
}

// MARK: - Words

extension KeyMeaning {
  /// The words of the row.
  func words(in language: Language) -> Words {
    switch self {
    case .lineDown:
      language.pick(en: Words("a line down; 5j: five"), ko: Words("한 줄 아래로, 5j는 다섯 줄"))
    case .lineUp: language.pick(en: Words("a line up"), ko: Words("한 줄 위로"))
    case .screenDown: language.pick(en: Words("a screen down"), ko: Words("한 화면 아래로"))
    case .screenUp: language.pick(en: Words("a screen up"), ko: Words("한 화면 위로"))
    case .halfScreenDown: language.pick(en: Words("half a screen down"), ko: Words("반 화면 아래로"))
    case .halfScreenUp: language.pick(en: Words("half a screen up"), ko: Words("반 화면 위로"))
    case .top:
      language.pick(en: Words("to the start; 5g: to entry 5"), ko: Words("처음으로, 5g는 5번 항목으로"))
    case .bottom: language.pick(en: Words("to the end"), ko: Words("끝으로"))
    case .open:
      language.pick(
        en: Words("open: the list from the poster, an entry from the list", hint: "open"),
        ko: Words("열기: 포스터에서 목록, 목록에서 항목", hint: "열기"))
    case .back: language.pick(en: Words("back", hint: "back"), ko: Words("뒤로", hint: "뒤로"))
    case .cancel:
      language.pick(
        en: Words("clear the search, then the filter, then go back"),
        ko: Words("검색 지우기, 없으면 거르기 지우기, 없으면 뒤로"))
    case .nextEntry:
      language.pick(en: Words("the next entry", hint: "next"), ko: Words("다음 항목", hint: "다음"))
    case .previousEntry: language.pick(en: Words("the previous entry"), ko: Words("이전 항목"))
    case .nextWithFindings:
      language.pick(en: Words("the next entry with findings"), ko: Words("문제가 있는 다음 항목"))
    case .previousWithFindings:
      language.pick(en: Words("the previous entry with findings"), ko: Words("문제가 있는 이전 항목"))
    case .goTo:
      language.pick(
        en: Words("go to an entry: number, name, image name or JSON Pointer"),
        ko: Words("항목으로 가기: 번호, 이름, 그림 이름, JSON Pointer"))
    case .search:
      language.pick(
        en: Words("search all entries; in help and findings, their text", hint: "search"),
        ko: Words("모든 항목에서 검색, 도움말과 문제 화면에서는 그 안에서", hint: "검색"))
    case .nextMatch:
      language.pick(
        en: Words("the next match", hint: "next match"), ko: Words("다음 검색 결과", hint: "다음 결과"))
    case .previousMatch: language.pick(en: Words("the previous match"), ko: Words("이전 검색 결과"))
    case .filter:
      language.pick(
        en: Words("list only matching entries; empty lists all"), ko: Words("맞는 항목만 보기, 비우면 모두 보기"))
    case .findings:
      language.pick(
        en: Words("the findings of the entry; twice: of all entries", hint: "findings"),
        ko: Words("항목의 문제, 두 번 누르면 모든 항목의 문제", hint: "문제"))
    case .copy:
      language.pick(en: Words("copy what is shown (OSC 52)"), ko: Words("보이는 내용 복사(OSC 52)"))
    case .copyAsJSON: language.pick(en: Words("copy the entry as JSON"), ko: Words("항목을 JSON으로 복사"))
    case .print:
      language.pick(en: Words("quit and print what is shown"), ko: Words("보이는 내용을 출력하고 끝내기"))
    case .edit:
      language.pick(
        en: Words("open $VISUAL or $EDITOR at the entry, then reload"),
        ko: Words("$VISUAL이나 $EDITOR로 항목을 편집하고 다시 읽기"))
    case .reload: language.pick(en: Words("reload the documents"), ko: Words("문서 다시 읽기"))
    case .help: language.pick(en: Words("this help", hint: "help"), ko: Words("이 도움말", hint: "도움말"))
    case .redraw: language.pick(en: Words("redraw the screen"), ko: Words("화면 다시 그리기"))
    case .suspend: language.pick(en: Words("suspend; fg resumes"), ko: Words("잠시 멈추기, fg로 돌아오기"))
    case .quit:
      language.pick(
        en: Words("quit; in help, leave help", hint: "quit"),
        ko: Words("끝내기, 도움말에서는 닫기", hint: "끝내기"))
    case .interrupt:
      language.pick(en: Words("quit with exit status 130"), ko: Words("종료 상태 130으로 끝내기"))
    case .submit: language.pick(en: Words("search, or go there"), ko: Words("검색하기, 그 항목으로 가기"))
    case .leavePrompt: language.pick(en: Words("cancel"), ko: Words("취소"))
    case .characterLeft: language.pick(en: Words("a character left"), ko: Words("한 글자 왼쪽으로"))
    case .characterRight: language.pick(en: Words("a character right"), ko: Words("한 글자 오른쪽으로"))
    case .startOfLine: language.pick(en: Words("to the start of the line"), ko: Words("줄의 처음으로"))
    case .endOfLine: language.pick(en: Words("to the end of the line"), ko: Words("줄의 끝으로"))
    case .erase:
      language.pick(
        en: Words("delete a character; in an empty line, cancel"), ko: Words("한 글자 지우기, 빈 줄에서는 취소"))
    case .eraseForwards:
      language.pick(en: Words("delete the character at the cursor"), ko: Words("커서 위치의 글자 지우기"))
    case .eraseWord: language.pick(en: Words("delete a word"), ko: Words("한 단어 지우기"))
    case .eraseToStart:
      language.pick(en: Words("delete to the start of the line"), ko: Words("줄의 처음까지 지우기"))
    }
  }
}
