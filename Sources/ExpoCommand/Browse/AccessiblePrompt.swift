import ExpoBase
import ExpoTerminal

/// The question of the accessible reader: where it is, what Enter does, what else it takes.
///
/// `3/13  lines 1–20 of 45  Enter: more  ? help  q quit`
struct AccessiblePrompt {
  private static let gap = "  "

  private let state: BrowseState
  private let written: Range<Int>

  init(_ state: BrowseState, written: Range<Int>) {
    self.state = state
    self.written = written
  }

  /// The question, without what ends it.
  var text: String {
    let status = StatusLine(state).summary
    let said = state.message == nil ? [place] + [found(status)].compactMap(\.self) : [status]
    let isHelp = state.screen == .help
    let end = isHelp ? [words(.leaveHelp)] : [words(.help), words(.quit)]
    let keys = [enter, more].compactMap(\.self) + end
    return (said + keys).joined(separator: Self.gap)
  }

  private func found(_ status: String) -> String? { status.isEmpty ? nil : status }

  /// Where the reader is: by entries in the list, by lines in a text.
  private var place: String {
    switch state.screen {
    case .list: words(.entries(state.list.visible, of: state.list.count))
    case .allFindings: words(.findings(state.findingList.visible, of: state.findingList.count))
    case .entry: "\(state.openEntry + 1)/\(state.document.count)" + Self.gap + lines
    case .poster, .findings, .help: lines
    }
  }

  private var lines: String { words(.lines(written, of: state.shownText.lineCount)) }

  private var hasMore: Bool { written.upperBound < state.shownText.lineCount }

  /// What Enter does; nil for nothing.
  private var enter: String? {
    switch state.screen {
    case .poster where state.document.count == 0: nil
    case .poster: BrowseNotice.enterOpens(state.document.count).words(in: state.options.messages)
    case .list: state.list.visible.upperBound < state.list.count ? words(.enterForMore) : nil
    case .allFindings: words(.enterToOpen)
    case .entry, .findings, .help: words(hasMore ? .enterForMore : .enterToGoBack)
    }
  }

  /// How the poster goes on, of which Enter leads away.
  private var more: String? {
    state.screen == .poster && hasMore ? words(.letterForMore) : nil
  }

  private func words(_ phrase: AccessiblePhrase) -> String {
    phrase.words(in: state.options.messages)
  }
}

/// The keys that the accessible reader takes: those of the table that are letters and mean something
/// where nothing is drawn.
enum AccessibleKeys {
  /// Their meanings, in the order of help.
  static let meanings: [KeyMeaning] = [
    .screenDown, .screenUp, .top, .bottom, .open, .back, .nextEntry, .previousEntry,
    .nextWithFindings, .previousWithFindings, .goTo, .search, .nextMatch, .previousMatch, .filter,
    .findings, .copy, .copyAsJSON, .print, .edit, .reload, .help, .quit,
  ]

  /// The letter of a meaning; nil if none of its keys is one.
  static func letter(of meaning: KeyMeaning) -> Character? {
    for case .character(let letter) in meaning.keys where letter != " " { return letter }
    return nil
  }

  /// What a line means that is one letter.
  static func meaning(of line: String) -> KeyMeaning? {
    guard line.count == 1 else { return nil }
    return meanings.first { letter(of: $0) == line.first }
  }

  /// The prompt that a line answers: `/해금`, `&다리`, `:3`.
  static func prompt(of line: String) -> BrowseState.Prompt.Kind? {
    switch line.first {
    case "/": .search
    case "&": .filter
    case ":": .goTo
    default: nil
    }
  }
}

/// What the accessible reader says in its question.
enum AccessiblePhrase: Equatable, Sendable {
  /// The lines of a text that were written last, from 0.
  case lines(Range<Int>, of: Int)
  /// The rows of the list, from 0.
  case entries(Range<Int>, of: Int)
  /// The rows of the findings of all documents, from 0.
  case findings(Range<Int>, of: Int)
  /// What Enter does.
  case enterForMore, enterToOpen, enterToGoBack
  /// The letter that shows more of a text.
  case letterForMore
  case help, quit
  /// What `q` does in help.
  case leaveHelp

  /// Numbers from 1: `1–20`, or one alone.
  static func numbers(_ range: Range<Int>) -> String {
    range.count == 1
      ? "\(range.upperBound)" : "\(min(range.lowerBound + 1, range.upperBound))–\(range.upperBound)"
  }
}

// MARK: - Words

extension AccessiblePhrase {
  /// The phrase as text.
  func words(in language: Language) -> String {
    switch self {
    case .lines(let range, let count) where range.count == count:
      language.pick(en: "all of \(count) lines", ko: "\(count)줄 모두")
    case .lines(let range, let count):
      language.pick(
        en: "lines \(Self.numbers(range)) of \(count)", ko: "\(count)줄 중 \(Self.numbers(range))")
    case .entries(_, of: 0): language.pick(en: "no entries", ko: "항목 없음")
    case .entries(let range, let count):
      language.pick(
        en: "entries \(Self.numbers(range)) of \(count)",
        ko: "항목 \(count)개 중 \(Self.numbers(range))")
    case .findings(let range, let count):
      language.pick(
        en: "findings \(Self.numbers(range)) of \(count)",
        ko: "문제 \(count)건 중 \(Self.numbers(range))")
    case .enterForMore: language.pick(en: "Enter: more", ko: "Enter: 더 보기")
    case .enterToOpen: language.pick(en: "Enter: open", ko: "Enter: 열기")
    case .enterToGoBack: language.pick(en: "Enter: back", ko: "Enter: 뒤로")
    case .letterForMore: language.pick(en: "f more", ko: "f 더 보기")
    case .help: language.pick(en: "? help", ko: "? 도움말")
    case .quit: language.pick(en: "q quit", ko: "q 끝내기")
    case .leaveHelp: language.pick(en: "q back", ko: "q 뒤로")
    }
  }
}
