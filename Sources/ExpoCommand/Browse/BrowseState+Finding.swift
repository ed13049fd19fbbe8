import ExpoKit
import ExpoSearch

/// Typed searches: the finder of entries or findings, and the search in a text.
extension BrowseState {
  /// The list that is searched on this screen: the findings if they are shown, else the entries.
  var searchedList: WritableKeyPath<BrowseState, FoundList> {
    screen == .allFindings ? \.findingList : \.list
  }

  var shownFinder: EntryFinder? {
    screen == .findings || screen == .help ? nil : self[keyPath: searchedList].finder
  }

  /// The query whose matches this screen shows and marks: `/해금`, `&다리`.
  var shownQuery: String? {
    let words = shownList == nil ? shownText.searchQuery : nil
    return shownFinder?.query.label ?? words.map { "/" + $0.text }
  }

  /// Whether a text is searched instead of a list: findings of an entry, help, a poster without entries.
  private var searchesText: Bool {
    screen == .findings || screen == .help || (screen == .poster && document.count == 0)
  }

  /// Opens a prompt, whose text takes effect while it is typed.
  mutating func startPrompt(_ kind: FinderQuery.Kind) {
    let isInPlace = kind == .search && searchesText || kind != .name && screen == .allFindings
    history.asked = snapshot
    guard isInPlace || document.count > 0 else {
      return prompt = FinderPrompt(kind, unavailable: .noEntries)
    }
    prompt = FinderPrompt(kind)
    if isInPlace || screen == .list { return }
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

  private mutating func find(_ prompt: FinderPrompt, _ asked: BrowseHistory.Snapshot) {
    if prompt.kind == .search, searchesText {
      shownText.scroll(to: asked.texts[keyPath: asked.path.shown.text].top)
      shownText.mark(prompt.query?.searchQuery)
      shownText.goToMatch(from: shownText.top)
      return
    }
    let searched = searchedList
    self[keyPath: searched].begin(as: searched == \.list ? asked.list : asked.findingList)
    if let query = prompt.query {
      // An open entry stays chosen, and so does a row that the filter keeps.
      let stays = query.kind == .filter || asked.path.shown == .entry
      let chosen = screen == .allFindings ? asked.findingList.chosen : asked.entry
      self[keyPath: searched].look(for: query, choosing: stays ? chosen : nil)
      continueFinder()
    } else if prompt.kind == .filter {
      self[keyPath: searched].leave(.filter)
    }
    markTexts()
  }

  /// Marks the search in the poster and the entry; a preview goes to the match.
  mutating func markTexts() {
    texts.mark(list.finder?.query.searchQuery)
    if screen != .entry { texts.entry.goToMatch(from: 0) }
  }

  /// Opens the best or the chosen match; keeps a filter.
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
    if query.kind == .filter, isSearched, isEmptyList { offerGuess(for: query) }
    if query.kind == .filter { return }
    opensFound = true
    if isSearched || self[keyPath: searchedList].cursor > 0 { openFound() }
  }

  /// Opens the chosen match once all are known.
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

  /// Returns to the former screen and says that nothing was found, unless the poster has a match.
  private mutating func leaveFound(_ query: FinderQuery) {
    if let asked = history.asked { restore(asked) }
    guard let searchQuery = query.searchQuery else {
      let number = query.text.hasPrefix("/") ? nil : EntryList.number(of: query.text)
      message = number.map(BrowseNotice.noEntry) ?? .noEntryNamed(query.text)
      return offerGuess(for: query)
    }
    let poster = texts.poster.blocks.map(\.text.string).joined(separator: "\n")
    if screen == .poster, query.match({ $0 == .description ? poster : nil }) != nil {
      texts.poster.mark(searchQuery)
      if texts.poster.goToMatch(from: 0) { return }
    }
    message = .nothingFound(query.text)
    offerGuess(for: query)
  }

  /// Suggests another query if this one finds nothing in all entries.
  private mutating func offerGuess(for query: FinderQuery) {
    if screen == .allFindings || (list.kept != nil && query.kind == .search) { return }
    let guess = document.documents.entries?.guess(query.text, inNamesAlone: query.kind == .name)
    if guess != nil { message = .nothingFound(query.text, guess: guess) }
  }

  private static let mostSteps = 1000

  /// Goes to the next or previous match; in a list to the next row found.
  mutating func goToMatch(forwards: Bool, times: Int) {
    let times = forwards ? min(times, Self.mostSteps) : -min(times, Self.mostSteps)
    let list = shownList
    let isSearch = list.map { self[keyPath: $0].finder != nil } ?? (shownText.searchQuery != nil)
    guard isSearch else { return message = .noSearch }
    keepSnapshot()
    guard let list else { return goByMatches(times) }
    if self[keyPath: list].count == 0 { return message = nothingListed }
    if self[keyPath: list].goRound(by: times) { message = .wrapped(forwards: forwards) }
  }

  /// Goes by matches in the text, and continues beyond its end; backwards by a negative number.
  private mutating func goByMatches(_ count: Int) {
    for done in 0..<abs(count) where !shownText.goToNextMatch(forwards: count > 0) {
      return leaveText(andGoBy: count - count.signum() * done)
    }
  }

  /// Continues in the next row found with the steps that are left.
  ///
  /// The poster comes before the first row. Without other rows the search goes on from the other end of the text.
  private mutating func leaveText(andGoBy count: Int) {
    let forwards = count > 0
    let isAlone = screen.isOverlay || list.finder == nil || list.count == 0
    let row = screen == .poster ? (forwards ? -1 : list.count) : currentRow ?? 0
    if shownText.matchCount == 0, isAlone || (screen == .entry && list.count == 1) {
      return message = .nothingFound(shownText.searchQuery?.text ?? "")
    }
    let next = row + count.signum()
    if isAlone || !(0..<list.count).contains(next) { message = .wrapped(forwards: forwards) }
    if !isAlone { open(entry: list[(next + list.count) % list.count]) }
    if forwards { shownText.goToMatch(from: 0) } else { shownText.goToLastMatch() }
    goByMatches(count - count.signum())
  }
}
