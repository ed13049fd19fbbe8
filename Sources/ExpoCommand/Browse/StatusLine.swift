import ExpoBase
import ExpoTerminal

/// The last line: the search, the filter, and the keys that work on this screen.
///
/// `&다리 2/5  /해금 2/5          ? help  q quit`; while something is typed, that and nothing else.
struct StatusLine {
  private static let gap = "  "

  private let state: BrowseState

  init(_ state: BrowseState) {
    self.state = state
  }

  /// The row.
  var line: Frame.Line {
    if let prompt = state.prompt { return Frame.Line(PromptLine(prompt, in: state).text) }
    let left = TextCell.fitted(
      said, to: state.size.columns, ambiguous: state.options.ambiguous)
    let room = state.size.columns - width(of: left)
    let hints = hints(within: room)
    let start = state.size.columns - width(of: hints)
    return Frame.Line(
      [Frame.Part(left)]
        + (hints.string.isEmpty ? [] : [Frame.Part(hints, column: start)]))
  }

  /// The notice, or else the search and the filter.
  var summary: String { VisibleText.of(notice ?? parts) }

  /// The cells before the cursor, where something is typed.
  var cursor: Int? { state.prompt.map { PromptLine($0, in: state).cursor } }

  private var language: Language { state.options.messages }

  private var notice: String? { state.message?.words(in: language) }

  /// The notice; or else what is searched and filtered, and where Enter leads.
  private var said: StyledText {
    var said = StyledText()
    said.append(EntryCells.oneLine(notice ?? parts), notice == nil ? .plain : .heading)
    if notice == nil, state.screen == .poster, state.document.count > 0 {
      let key = Key.enter.label
      let words = BrowseNotice.enterOpens(state.document.count).words(in: language)
      said.append((said.string.isEmpty ? "" : Self.gap) + key, .heading)
      said.append(String(words.dropFirst(key.count)), .faint)
    }
    return said
  }

  private var parts: String {
    var words: [String] = []
    if state.isChangedOnDisk { words.append(BrowseNotice.changedOnDisk.words(in: language)) }
    if !state.layout.hasTitle, !state.options.isLinear { words.append(Position(state).text) }
    if let filterPlace { words.append(filterPlace) }
    if let matches = state.matchPlace { words.append("/\(state.shownQuery.text) \(matches)") }
    if let count = state.count { words.append(String(count)) }
    return words.joined(separator: Self.gap)
  }

  /// The filter, and the place in what it leaves: `&다리 2/5`.
  private var filterPlace: String? {
    guard let filter = state.filter, !state.screen.isOverlay else { return nil }
    let text = "&\(state.filterText)"
    guard let subject = state.subject else {
      return state.screen == .poster ? text : "\(text) 0/0"
    }
    let rank = filter.rank(of: subject).map(String.init) ?? "–"
    return "\(text) \(rank)/\(filter.foundCount)" + (filter.isComplete ? "" : " …")
  }

  // MARK: Keys

  /// The keys that there is room for, with a gap before them.
  private func hints(within room: Int) -> StyledText {
    var (text, cells) = (StyledText(), 0)
    for binding in bindings {
      guard let hint = hint(of: binding.meaning), let key = binding.keys.first
      else { continue }
      var words = StyledText()
      words.append(Self.gap)
      words.append(key.label, .heading)
      words.append(" " + hint, .faint)
      let width = width(of: words)
      guard cells + width <= room else { continue }
      text.append(words)
      cells += width
    }
    return text
  }

  /// The word for what a key does here: `q` leaves help, and `!` leads from findings to all of them.
  private func hint(of meaning: KeyMeaning) -> String? {
    switch (meaning, state.screen) {
    case (.quit, .help): KeyMeaning.back.words(in: language).hint
    case (.findings, .findings): BrowseLabel.allFindings.words(in: language)
    default: meaning.words(in: language).hint
    }
  }

  /// The keys that work on this screen.
  private var bindings: [KeyBinding] {
    KeyBinding.all.filter { binding in
      switch (binding.meaning, state.screen) {
      // The poster says more of it.
      case (.open, let screen): screen == .list || screen == .allFindings
      case (.back, let screen): state.path.count > 1 && screen != .help
      case (.nextEntry, let screen): screen == .entry
      case (.search, let screen): screen != .allFindings
      case (.nextMatch, _): state.matchPlace != nil
      case (.findings, let screen): screen != .allFindings && !state.findings.isEmpty
      case (.help, let screen): screen != .help
      default: true
      }
    }.sorted { Self.rank($0) < Self.rank($1) }
  }

  /// The priority of keys when space is limited: quitting and help come first.
  private static func rank(_ binding: KeyBinding) -> Int {
    switch binding.meaning {
    case .help: 0
    case .quit: 1
    case .findings: 2
    case .nextMatch: 3
    default: 4
    }
  }

  private func width(of text: StyledText) -> Int {
    DisplayWidth.of(text.string, ambiguous: state.options.ambiguous)
  }
}

/// What the reader itself says on its screens, besides notices and keys.
enum BrowseLabel: CaseIterable, Sendable {
  /// The heading of the keys.
  case keys
  /// The heading of the keys of a prompt.
  case keysWhileTyping
  /// How the accessible reader is used.
  case accessibleHelp
  /// The title of findings.
  case findings
  /// What `!` shows in the findings of an entry.
  case allFindings
  /// What the mark behind findings means.
  case fixable
  /// The poster, in a list of findings.
  case poster
  /// Stands for a list while entries are looked at.
  case searching
  /// Stands for a list without entries.
  case emptyList
  /// Stands for a list of which a filter shows nothing.
  case emptyFilter
  /// All of a text is on the screen.
  case wholeText
  /// The end of a text is on the screen.
  case endOfText
}

// MARK: - Words

extension BrowseLabel {
  /// The label as text.
  func words(in language: Language) -> String {
    switch self {
    case .keys: language.pick(en: "Keys", ko: "키")
    case .keysWhileTyping: language.pick(en: "While you type", ko: "입력할 때 쓰는 키")
    case .accessibleHelp:
      language.pick(
        en: "Type a key, /TEXT, &TEXT, :ENTRY or a number, then Enter. Enter alone goes on.",
        ko: "키, /검색어, &거를 말, :항목, 항목 번호 중 하나를 입력하고 Enter를 누르세요. Enter만 누르면 다음으로 갑니다.")
    case .findings: language.pick(en: "Findings", ko: "문제")
    case .allFindings: language.pick(en: "all", ko: "전체")
    case .fixable:
      language.pick(
        en: "* can be fixed by expo validate --fix", ko: "* expo validate --fix로 고칠 수 있습니다")
    case .poster: language.pick(en: "poster", ko: "포스터")
    case .searching: language.pick(en: "searching …", ko: "찾는 중 …")
    case .emptyList: language.pick(en: "no entries", ko: "항목 없음")
    case .emptyFilter: language.pick(en: "no entry matches", ko: "맞는 항목 없음")
    case .wholeText: language.pick(en: "all", ko: "전체")
    case .endOfText: language.pick(en: "end", ko: "끝")
    }
  }
}
