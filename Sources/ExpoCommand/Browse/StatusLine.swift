import ExpoSource
import ExpoTerminal
import ExpoText

/// The last line: where the reader is, what is being looked for, and the keys that matter here.
///
/// `3/13  /해금 2/5  ? help  q quit`; while something is typed, that and nothing else.
struct StatusLine {
  private static let gap = "  "

  private let state: BrowseState

  init(_ state: BrowseState) {
    self.state = state
  }

  /// The row.
  var line: Frame.Line {
    if let prompt = state.prompt { return Frame.Line(typed(prompt)) }
    var text = StyledText()
    text.append(notice ?? place, notice == nil ? .plain : .heading)
    for binding in hints {
      guard let hint = binding.meaning.words(in: language).hint, let key = binding.keys.first
      else { continue }
      var words = StyledText()
      words.append(Self.gap)
      words.append(key.label, .heading)
      words.append(" " + hint, .faint)
      guard width(of: text) + width(of: words) <= state.size.columns else { continue }
      text.append(words)
    }
    return Frame.Line(text)
  }

  /// What is to be said, or else where the reader is.
  var summary: String { VisibleText.of(notice ?? place) }

  /// The cells before the cursor, where something is typed.
  var cursor: Int? {
    state.prompt.map { prompt in
      let before = state.size.columns - width(of: suffix)
      return min(width(of: visible(prompt)), max(0, before - 1))
    }
  }

  // MARK: The parts

  private var language: Language { state.options.messages }

  private var notice: String? { state.message?.words(in: language) }

  /// Where the reader is: `3/13` in the list, `3/13 45%` in an entry.
  private var place: String {
    var words: [String] = []
    let (list, document) = (state.list, state.document)
    switch state.screen {
    case .list:
      words.append(list.count == 0 ? "0/0" : "\(list.cursor + 1)/\(list.count)")
      if !state.filterText.isEmpty { words.append("&\(state.filterText)") }
      if state.filter?.isComplete == false { words.append("…") }
    case .entry: words.append("\(state.openEntry + 1)/\(document.count) \(share)")
    case .poster, .findings, .help: words.append(share)
    }
    if let matches = state.matchPlace { words.append("/\(state.query) \(matches)") }
    if let count = state.count { words.append(String(count)) }
    return words.joined(separator: Self.gap)
  }

  /// How much of a text is above or on the screen.
  private var share: String {
    let view = state.shownText
    if view.isAtEnd {
      return (view.top == 0 ? BrowseLabel.wholeText : .endOfText).words(in: language)
    }
    return "\(view.visible.upperBound * 100 / max(1, view.lineCount))%"
  }

  /// The keys that do something here.
  private var hints: [KeyBinding] {
    KeyBinding.all.filter { binding in
      switch (binding.action, state.screen) {
      case (.open, .entry), (.open, .findings), (.open, .help): false
      case (.back, _): state.path.count > 1
      case (.nextEntry, let screen): screen == .entry
      case (.findings, let screen): screen != .findings && !state.findings.isEmpty
      case (.help, let screen): screen != .help
      default: true
      }
    }.sorted { Self.rank($0) < Self.rank($1) }
  }

  /// In which order there has to be room: the ways out and to help come first.
  private static func rank(_ binding: KeyBinding) -> Int {
    switch binding.action {
    case .help: 0
    case .quit: 1
    case .findings: 2
    default: 3
    }
  }

  // MARK: What is typed

  private func typed(_ prompt: BrowseState.Prompt) -> StyledText {
    let ambiguous = state.options.ambiguous
    var text = visible(prompt)
    let room = max(1, state.size.columns - width(of: suffix) - 1)
    // Of a long query the end is shown, where the cursor is.
    while width(of: text) > room, let first = text.string.dropFirst().first {
      let cells = DisplayWidth.of(first, ambiguous: ambiguous)
      let excess = width(of: text) - room
      let drop = max(1, excess / max(1, cells) / 2)
      var shorter = StyledText()
      shorter.append(String(text.string.prefix(1) + text.string.dropFirst(1 + drop)))
      text = shorter
    }
    text.append(suffix, .faint)
    return text
  }

  private func visible(_ prompt: BrowseState.Prompt) -> StyledText {
    var text = StyledText()
    text.append((prompt.kind == .search ? "/" : "&") + prompt.text)
    return text
  }

  /// What has been found so far of what is typed.
  private var suffix: String {
    guard let prompt = state.prompt, !prompt.text.isEmpty else { return "" }
    switch prompt.kind {
    case .search: return state.matchPlace.map { Self.gap + $0 } ?? ""
    case .filter:
      guard let filter = state.filter else { return "" }
      return Self.gap + "\(filter.foundCount)" + (filter.isComplete ? "" : " …")
    }
  }

  private func width(of text: StyledText) -> Int { width(of: text.string) }

  private func width(of text: String) -> Int {
    DisplayWidth.of(text, ambiguous: state.options.ambiguous)
  }
}
