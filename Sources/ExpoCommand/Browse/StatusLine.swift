import ExpoBase
import ExpoTerminal

extension BrowseState {
  /// What stands between the parts of a line.
  static let gap = "  "

  /// The last line: the search, the filter, and the keys that work on this screen.
  ///
  /// `&다리 2/5  /해금 2/5          ? help  q quit`; while something is typed, that and nothing else.
  var statusLine: Frame.Line {
    if let prompt { return Frame.Line(line(of: prompt)) }
    let left = fitted(said, to: size.columns)
    let hints = hints(within: size.columns - width(of: left.string))
    let start = size.columns - width(of: hints.string)
    return Frame.Line(
      [Frame.Part(left)] + (hints.string.isEmpty ? [] : [Frame.Part(hints, column: start)]))
  }

  /// The notice, or else the search and the filter.
  var summary: String { VisibleText.of(message?.words(in: options.messages) ?? found) }

  /// The notice; or else what is searched and filtered, and where Enter leads.
  private var said: StyledText {
    if let message {
      return StyledText(EntryCells.oneLine(message.words(in: options.messages)), .heading)
    }
    var said = StyledText(EntryCells.oneLine(found))
    if screen == .poster, document.count > 0 {
      let key = Key.enter.label
      let words = BrowseNotice.enterOpens(document.count).words(in: options.messages)
      said.append((said.string.isEmpty ? "" : Self.gap) + key, .heading)
      said.append(String(words.dropFirst(key.count)), .faint)
    }
    return said
  }

  private var found: String {
    var words: [String] = []
    if isChangedOnDisk { words.append(BrowseNotice.changedOnDisk.words(in: options.messages)) }
    if !layout.hasTitle, !options.isLinear { words.append(position) }
    if let filterPlace { words.append(filterPlace) }
    if let matchPlace { words.append("/\(shownQuery.text) \(matchPlace)") }
    if let count { words.append(String(count)) }
    return words.joined(separator: Self.gap)
  }

  /// The filter, and the place in what it leaves: `&다리 2/5`.
  private var filterPlace: String? {
    guard let filter, !screen.isOverlay else { return nil }
    let text = "&\(filterQuery.text)"
    guard let subject else { return screen == .poster ? text : "\(text) 0/0" }
    let rank = filter.rank(of: subject).map(String.init) ?? "–"
    return "\(text) \(rank)/\(filter.foundCount)" + (filter.isComplete ? "" : " …")
  }

  // MARK: Keys

  /// The keys that there is room for, with a gap before them.
  private func hints(within room: Int) -> StyledText {
    var (text, cells) = (StyledText(), 0)
    for meaning in hintedKeys {
      guard let hint = hint(of: meaning), let key = meaning.keys.first else { continue }
      var words = StyledText(Self.gap)
      words.append(key.label, .heading)
      words.append(" " + hint, .faint)
      let width = width(of: words.string)
      guard cells + width <= room else { continue }
      text.append(words)
      cells += width
    }
    return text
  }

  /// The word for what a key does here: `q` leaves help, and `!` leads from findings to all of them.
  private func hint(of meaning: KeyMeaning) -> String? {
    switch (meaning, screen) {
    case (.quit, .help): KeyMeaning.back.hint(in: options.messages)
    case (.findings, .findings): options.messages.pick(en: "all", ko: "전체")
    default: meaning.hint(in: options.messages)
    }
  }

  /// The keys that work on this screen; where space is limited, quitting and help come first.
  private var hintedKeys: [KeyMeaning] {
    let first: [KeyMeaning] = [.help, .quit, .findings, .nextMatch]
    return (first + KeyMeaning.allCases.filter { !first.contains($0) }).filter { meaning in
      switch (meaning, screen) {
      // The poster says more of it.
      case (.open, let screen): screen == .list || screen == .allFindings
      case (.back, let screen): path.count > 1 && screen != .help
      case (.nextEntry, let screen): screen == .entry
      case (.search, let screen): screen != .allFindings
      case (.nextMatch, _): matchPlace != nil
      case (.findings, let screen): screen != .allFindings && !findings.isEmpty
      case (.help, let screen): screen != .help
      default: true
      }
    }
  }
}
