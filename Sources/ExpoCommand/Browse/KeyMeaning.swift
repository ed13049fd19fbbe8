import ExpoSource
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

  /// The words of the row.
  func words(in language: Language) -> Words {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

// MARK: - Words

extension KeyMeaning {
  private var english: Words {
    switch self {
    case .lineDown: Words("a line down; 5j: five")
    case .lineUp: Words("a line up")
    case .screenDown: Words("a screen down")
    case .screenUp: Words("a screen up")
    case .halfScreenDown: Words("half a screen down")
    case .halfScreenUp: Words("half a screen up")
    case .top: Words("to the start; 5g: to entry 5")
    case .bottom: Words("to the end")
    case .open: Words("open: the list from the poster, an entry from the list", hint: "open")
    case .back: Words("back", hint: "back")
    case .cancel: Words("clear the search, then the filter, then go back")
    case .nextEntry: Words("the next entry", hint: "next")
    case .previousEntry: Words("the previous entry")
    case .nextWithFindings: Words("the next entry with findings")
    case .previousWithFindings: Words("the previous entry with findings")
    case .goTo: Words("go to an entry: number, name, image name or JSON Pointer")
    case .search: Words("search all entries; in help and findings, their text", hint: "search")
    case .nextMatch: Words("the next match", hint: "next match")
    case .previousMatch: Words("the previous match")
    case .filter: Words("list only matching entries; empty lists all")
    case .findings: Words("the findings of the entry; twice: of all entries", hint: "findings")
    case .copy: Words("copy what is shown (OSC 52)")
    case .copyAsJSON: Words("copy the entry as JSON")
    case .print: Words("quit and print what is shown")
    case .edit: Words("open $VISUAL or $EDITOR at the entry, then reload")
    case .reload: Words("reload the documents")
    case .help: Words("this help", hint: "help")
    case .redraw: Words("redraw the screen")
    case .suspend: Words("suspend; fg resumes")
    case .quit: Words("quit; in help, leave help", hint: "quit")
    case .interrupt: Words("quit with exit status 130")
    case .submit: Words("search, or go there")
    case .leavePrompt: Words("cancel")
    case .characterLeft: Words("a character left")
    case .characterRight: Words("a character right")
    case .startOfLine: Words("to the start of the line")
    case .endOfLine: Words("to the end of the line")
    case .erase: Words("delete a character; in an empty line, cancel")
    case .eraseForwards: Words("delete the character at the cursor")
    case .eraseWord: Words("delete a word")
    case .eraseToStart: Words("delete to the start of the line")
    }
  }

  private var korean: Words {
    switch self {
    case .lineDown: Words("한 줄 아래로, 5j는 다섯 줄")
    case .lineUp: Words("한 줄 위로")
    case .screenDown: Words("한 화면 아래로")
    case .screenUp: Words("한 화면 위로")
    case .halfScreenDown: Words("반 화면 아래로")
    case .halfScreenUp: Words("반 화면 위로")
    case .top: Words("처음으로, 5g는 5번 항목으로")
    case .bottom: Words("끝으로")
    case .open: Words("열기: 포스터에서 목록, 목록에서 항목", hint: "열기")
    case .back: Words("뒤로", hint: "뒤로")
    case .cancel: Words("검색 지우기, 없으면 거르기 지우기, 없으면 뒤로")
    case .nextEntry: Words("다음 항목", hint: "다음")
    case .previousEntry: Words("이전 항목")
    case .nextWithFindings: Words("문제가 있는 다음 항목")
    case .previousWithFindings: Words("문제가 있는 이전 항목")
    case .goTo: Words("항목으로 가기: 번호, 이름, 그림 이름, JSON Pointer")
    case .search: Words("모든 항목에서 검색, 도움말과 문제 화면에서는 그 안에서", hint: "검색")
    case .nextMatch: Words("다음 검색 결과", hint: "다음 결과")
    case .previousMatch: Words("이전 검색 결과")
    case .filter: Words("맞는 항목만 보기, 비우면 모두 보기")
    case .findings: Words("항목의 문제, 두 번 누르면 모든 항목의 문제", hint: "문제")
    case .copy: Words("보이는 내용 복사(OSC 52)")
    case .copyAsJSON: Words("항목을 JSON으로 복사")
    case .print: Words("보이는 내용을 출력하고 끝내기")
    case .edit: Words("$VISUAL이나 $EDITOR로 항목을 편집하고 다시 읽기")
    case .reload: Words("문서 다시 읽기")
    case .help: Words("이 도움말", hint: "도움말")
    case .redraw: Words("화면 다시 그리기")
    case .suspend: Words("잠시 멈추기, fg로 돌아오기")
    case .quit: Words("끝내기, 도움말에서는 닫기", hint: "끝내기")
    case .interrupt: Words("종료 상태 130으로 끝내기")
    case .submit: Words("검색하기, 그 항목으로 가기")
    case .leavePrompt: Words("취소")
    case .characterLeft: Words("한 글자 왼쪽으로")
    case .characterRight: Words("한 글자 오른쪽으로")
    case .startOfLine: Words("줄의 처음으로")
    case .endOfLine: Words("줄의 끝으로")
    case .erase: Words("한 글자 지우기, 빈 줄에서는 취소")
    case .eraseForwards: Words("커서 위치의 글자 지우기")
    case .eraseWord: Words("한 단어 지우기")
    case .eraseToStart: Words("줄의 처음까지 지우기")
    }
  }
}
