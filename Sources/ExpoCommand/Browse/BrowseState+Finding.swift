import ExpoKit
import ExpoSearch
import ExpoTerminal

/// What is typed to find something: the finder of entries or findings, and the search in a text.
extension BrowseState {
  /// The list that is searched on this screen: that of the findings where they are shown, else that of
  /// the entries.
  var searchedList: WritableKeyPath<BrowseState, FoundList> {
    screen == .allFindings ? \.findingList : \.list
  }

  /// What the list shows that belongs to this screen; nil where it shows all.
  var shownFinder: EntryFinder? {
    screen == .findings || screen == .help ? nil : self[keyPath: searchedList].finder
  }

  /// What is looked for and marked on this screen: `/해금`, `&다리`; nil for nothing.
  var shownQuery: String? {
    shownFinder?.query.label ?? (shownList == nil ? shownText.key.map { "/" + $0.text } : nil)
  }

  /// Whether a text is searched and no list: findings of an entry, help, a poster without entries.
  private var searchesText: Bool {
    screen == .findings || screen == .help || (screen == .poster && document.count == 0)
  }

  /// Asks for what to look for; what is typed shows its effect at once.
  mutating func startPrompt(_ kind: FinderQuery.Kind) {
    let isInPlace = kind == .search ? searchesText : kind == .filter && screen == .allFindings
    history.asked = snapshot
    guard isInPlace || document.count > 0 else {
      return prompt = FinderPrompt(kind, unavailable: .noEntries)
    }
    prompt = FinderPrompt(kind)
    if isInPlace || screen == .list || (kind == .search && screen == .allFindings) { return }
    path.showList()
    if let entry = history.asked?.entry { list.choose(entry) }
  }

  /// Takes an action while something is typed; returns its side effect.
  mutating func performInPrompt(_ action: BrowseAction) -> BrowseEffect? {
    guard var prompt, let asked = history.asked else { return nil }
    let answer = prompt.take(action, history.typed)
    self.prompt = prompt
    switch answer {
    case .changed: find(prompt, asked)
    case .moved(let meaning): move(as: meaning)
    case .left:
      self.prompt = nil
      restore(asked)
      message = prompt.unavailable
    case .submitted:
      self.prompt = nil
      if prompt.quits { return .quit }
      submit(prompt, asked)
    case .none: break
    }
    return nil
  }

  /// Shows what is found of what is typed.
  private mutating func find(_ prompt: FinderPrompt, _ asked: BrowseHistory.Snapshot) {
    if prompt.kind == .search, searchesText {
      shownText.scroll(to: asked.texts[asked.path.shown].top)
      shownText.mark(prompt.query?.key)
      shownText.goToMatch(from: shownText.top)
      return
    }
    let searched = searchedList
    self[keyPath: searched].begin(as: searched == \.list ? asked.list : asked.findingList)
    if let query = prompt.query {
      // An entry that is read stays chosen, and so does what a filter leaves.
      let stays = query.kind == .filter || asked.path.shown == .entry
      let chosen = screen == .allFindings ? asked.findingList.chosen : asked.entry
      self[keyPath: searched].look(for: query, choosing: stays ? chosen : nil)
      continueFinder()
    } else if prompt.kind == .filter {
      self[keyPath: searched].leave(.filter)
    }
    markTexts()
  }

  /// Marks what is looked for in the poster and the entry; one that is only shown goes to it.
  mutating func markTexts() {
    texts.mark(list.finder?.query.key)
    if screen != .entry { texts.entry.goToMatch(from: 0) }
  }

  /// Opens the best of what is found, or what was chosen of it; keeps a filter.
  private mutating func submit(_ prompt: FinderPrompt, _ asked: BrowseHistory.Snapshot) {
    history.typed.add(typed: prompt.line.text)
    let isInText = prompt.kind == .search && searchesText
    guard let query = prompt.query else {
      restore(asked)
      if prompt.kind == .name { return }
      if isInText { shownText.mark(nil) }
      self[keyPath: searchedList].leave(prompt.kind)
      return markTexts()
    }
    if isInText {
      if shownText.matchCount == 0 { message = .nothingFound(query.text) }
      return
    }
    history.keep(asked)
    if query.kind == .filter { return }
    opensFound = true
    let found = self[keyPath: searchedList]
    if found.isComplete || found.cursor > 0 { openFound() }
  }

  /// Opens the row that is chosen of those found, once all are known.
  mutating func openFound() {
    opensFound = false
    let found = self[keyPath: searchedList]
    guard let query = found.found?.query else { return }
    guard let index = found.chosen else { return leaveFound(query) }
    if screen == .allFindings { return openFinding() }
    if query.kind == .name, let asked = history.asked {
      list.begin(as: asked.list)
      markTexts()
    }
    open(entry: index)
  }

  /// Shows again what was shown before, and says that nothing was found, unless the poster has it.
  private mutating func leaveFound(_ query: FinderQuery) {
    if let asked = history.asked { restore(asked) }
    guard let key = query.key else {
      let number = NameSearch.number(of: query.text)
      let isNumber = number != nil && !query.text.hasPrefix("/")
      return message = isNumber ? .noEntry(number ?? 0) : .noEntryNamed(query.text)
    }
    if screen == .poster {
      texts.poster.mark(key)
      if texts.poster.goToMatch(from: 0) { return }
    }
    let guess =
      screen == .allFindings || list.kept != nil
      ? nil : document.documents.entries?.guess(query.text)
    message = .nothingFound(query.text, guess: guess)
  }
}

// MARK: - From match to match

extension BrowseState {
  private static let mostSteps = 1000

  /// To the next match or the one before; in a list to the next row found.
  mutating func goToMatch(forwards: Bool, times: Int) {
    let times = forwards ? min(times, Self.mostSteps) : -min(times, Self.mostSteps)
    let (list, key) = (shownList, shownText.key)
    let label = list.map { self[keyPath: $0].finder?.query.text } ?? key?.text
    guard let label else { return message = .noSearch }
    keepSnapshot()
    guard let list else { return goByMatches(times) }
    if self[keyPath: list].count == 0 { return message = .nothingFound(label) }
    if self[keyPath: list].goRound(by: times) { message = .wrapped(forwards: forwards) }
  }

  /// Goes by matches in the text that is shown, and from its end on; backwards by a negative number.
  private mutating func goByMatches(_ count: Int) {
    for done in 0..<abs(count) where !shownText.goToNextMatch(forwards: count > 0) {
      return leaveText(andGoBy: count - count.signum() * done)
    }
  }

  /// From a text without another match to the next row found, and there by the matches that are left.
  ///
  /// The poster comes before the first. A text that is alone begins again at its other end.
  private mutating func leaveText(andGoBy count: Int) {
    let (forwards, rest) = (count > 0, count - count.signum())
    let isAlone = screen.isOverlay || list.finder == nil || list.count == 0
    let row = screen == .poster ? (forwards ? -1 : list.count) : currentRow ?? 0
    if shownText.matchCount == 0, isAlone || (screen == .entry && list.count == 1) {
      return message = .nothingFound(shownText.key?.text ?? "")
    }
    let next = row + count.signum()
    if isAlone || !(0..<list.count).contains(next) { message = .wrapped(forwards: forwards) }
    if !isAlone { open(entry: list[(next + list.count) % list.count]) }
    if forwards { shownText.goToMatch(from: 0) } else { shownText.goToLastMatch() }
    goByMatches(rest)
  }
}
