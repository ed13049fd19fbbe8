import ExpoSearch
import ExpoTerminal
import ExpoKit

/// A search through the entries: what a query finds, and where that leads.
extension BrowseState {
  /// How many bytes of entries are read between two looks at the keyboard.
  static let readPortion = 1 << 19
  /// How many bytes of entries are searched between two looks at the keyboard; most are not read.
  static let searchPortion = 1 << 21
  private static let mostJumps = 10_000

  // MARK: What is searched for

  /// Searches for a text from an entry on, or in findings or help; the text that is shown is
  /// searched at once.
  mutating func setQuery(_ text: String, from entry: Int) {
    let query = BrowseQuery(text)
    if screen.isOverlay {
      changeText { $0.mark(query.key) }
      return search.lookInOverlay(for: query)
    }
    search.look(for: query, among: document.count, from: entry)
    markTexts()
  }

  /// Marks what is gone through in the poster and in the entry; one that is only shown goes to it.
  private mutating func markTexts() {
    texts.mark(query.key)
    if screen != .entry { texts.changeEntry { $0.goToMatch(from: 0) } }
  }

  /// Lists only entries that match a text; all for an empty one.
  mutating func setFilter(_ text: String) {
    let chosen = prompt?.entry ?? (list.count > 0 ? entryIndex(ofRow: list.cursor) : 0)
    filter.look(for: BrowseQuery(text), among: document.count, choosing: chosen)
    list.change(count: filter.entries == nil ? document.count : 0)
    list.move(to: row(of: chosen))
    search.begin(among: document.count, from: chosen)
    markTexts()
  }

  // MARK: Between keys

  /// Looks at some more entries for the filter.
  mutating func continueFilter() {
    guard filter.isRunning, var entries = filter.entries, let key = filter.query.key else { return }
    look(&entries, for: key)
    filter.entries = entries
    if finder == nil {
      list.change(count: entries.foundCount)
      if let target = filter.target { list.move(to: row(of: target)) }
    } else if entries.isComplete {
      // What was found before is not filtered.
      search.begin(among: document.count)
      list.change(count: 0)
    }
    followJump()
  }

  /// Looks at some more entries for the search, and goes where that leads.
  mutating func continueSearch() {
    guard var entries = search.entries, let key = search.query.key else { return }
    look(&entries, for: key)
    search.entries = entries
    if let finder { list.change(count: finder.foundCount) }
    followJump()
  }

  private func look(_ search: inout EntrySearch, for key: SearchQuery) {
    var (left, last) = (Self.searchPortion, 0)
    let scan = document.documents.entries.map { EntryScan(key, in: $0) }
    search.advance(
      while: {
        left -= document.length(of: last)
        return left > 0
      },
      match: { index in
        last = index
        guard filter.entries?.isComplete != true || filter.entries?.rank(of: index) != nil else {
          return nil
        }
        return scan?.match(document.elements[index])
      })
  }

  /// Goes where the search leads, if that is known.
  mutating func followJump() {
    guard let jump = search.jump, let entries = matchingEntries else { return }
    let answer: EntrySearch.Answer =
      switch jump {
      case .from(let entry): entries.next(from: entry)
      case .before(let entry): entries.previous(before: entry)
      case .best where !entries.isComplete: .unknown
      case .best: entries.foundCount > 0 ? .found(entries.best(0)) : .none
      }
    if answer == .unknown { return }
    let rest = search.rest
    search.arrive()
    switch answer {
    case .unknown: return
    case .none: message = nothingFound
    case .found(let index): arrive(at: index, jump, andGoBy: rest)
    }
  }

  /// Shows the entry that was found, and there goes by some more matches.
  private mutating func arrive(at index: Int, _ jump: BrowseSearch.Jump, andGoBy rest: Int) {
    switch jump {
    case .from(let entry) where index < entry: message = .wrapped(forwards: true)
    case .before(let entry) where index >= entry: message = .wrapped(forwards: false)
    case .from, .before, .best: break
    }
    switch (screen, jump) {
    case (.entry, .from) where isWithoutMatch(index), (.entry, .before) where isWithoutMatch(index):
      return message = .nothingFound(query.text)
    case (.list, .from), (.list, .before), (.findings, _), (.allFindings, _), (.help, _):
      filter.target = nil
      return list.reveal(row(of: index))
    case (.entry, _), (.poster, _), (.list, .best): break
    }
    open(entry: index)
    switch jump {
    case .before: step(.last)
    case .from, .best: step(.first(from: 0))
    }
    if rest != 0, search.steps == nil { step(.by(rest)) }
  }

  /// Whether an entry is open that has no match.
  private func isWithoutMatch(_ index: Int) -> Bool {
    index == texts.openEntry && texts.entry.isSearched && texts.entry.matchCount == 0
  }

  /// That nothing was found, with what may have been meant once a query is typed to its end, unless the
  /// poster that is shown has it.
  var nothingFound: BrowseNotice {
    let isOnPoster = screen == .poster && shownText.matchCount > 0
    guard prompt == nil, filter.entries == nil, !isOnPoster,
      let entries = document.documents.entries
    else { return .nothingFound(shownQuery.text) }
    let text = search.query.text
    return entries.guess(text).map { .nothingFoundBut(text, guess: $0) } ?? .nothingFound(text)
  }

  // MARK: From match to match

  /// To the next match or the one before; in the list to the entry.
  mutating func goToMatch(forwards: Bool, times: Int) {
    guard shownQuery.key != nil else {
      return message = screen == .allFindings ? .noSearchHere : .noSearch
    }
    keepPlace()
    let times = min(times, Self.mostJumps)
    if screen == .list { return jumpFromList(forwards: forwards, times: times) }
    step(.by(forwards ? times : -times))
  }

  /// Goes by matches in the text that is shown, as far as it is searched; ``work()`` goes on.
  mutating func step(_ wanted: MatchSteps) {
    search.stopSteps()
    switch wanted {
    case .first(let line, let leaves):
      switch changeText({ $0.goToMatch(from: line) }) ?? false {
      case nil: search.go(wanted)
      case false? where leaves: leaveText(forwards: true)
      case true?, false?: break
      }
    case .last:
      if changeText({ $0.goToLastMatch() }) ?? false == nil { search.go(wanted) }
    case .by(let count):
      let forwards = count > 0
      for done in 0..<abs(count) {
        switch changeText({ $0.goToNextMatch(forwards: forwards) }) ?? false {
        case true?: continue
        case nil: return search.go(.by(count - count.signum() * done))
        case false?:
          return leaveText(forwards: forwards, andGoBy: count - count.signum() * (done + 1))
        }
      }
    }
  }

  /// From a text without another match to an entry that has one; the poster comes before the first.
  ///
  /// There it goes by some more matches. In findings and help the search begins again at the other end.
  mutating func leaveText(forwards: Bool, andGoBy rest: Int = 0) {
    switch (screen, forwards) {
    case (.entry, true): search.go(.from((texts.openEntry ?? 0) + 1), andBy: rest)
    case (.entry, false): search.go(.before(texts.openEntry ?? 0), andBy: rest)
    case (.poster, true) where document.count > 0: search.go(.from(0), andBy: rest)
    case (.findings, _) where shownText.matchCount > 0, (.help, _) where shownText.matchCount > 0:
      message = .wrapped(forwards: forwards)
      return step(forwards ? .first(from: 0) : .last)
    case (.poster, _), (.list, _), (.findings, _), (.allFindings, _), (.help, _):
      let text = shownQuery.text
      return message = shownText.matchCount > 0 ? .nothingFoundBeyond(text) : .nothingFound(text)
    }
    followJump()
  }

  private mutating func jumpFromList(forwards: Bool, times: Int) {
    for _ in 0..<times {
      guard list.count > 0 else { return message = .nothingFound(query.text) }
      let entry = entryIndex(ofRow: list.cursor)
      search.go(forwards ? .from(entry + 1) : .before(entry))
      followJump()
      if search.jump != nil { return }
    }
  }

  /// Where the reader stands among the places and entries found; nil without a search.
  var matchPlace: MatchPlace? {
    guard shownQuery.key != nil else { return nil }
    switch screen {
    case .allFindings: return nil
    case .list: return MatchPlace(entries: entryShare, isOpen: matchingEntries?.isComplete != true)
    case .entry:
      var place = textPlace
      place.entries = matchingEntries?.isComplete == true ? entryShare : nil
      return place
    case .poster, .findings, .help: return textPlace
    }
  }

  /// The chosen or open entry among those found.
  private var entryShare: MatchPlace.Share? {
    guard let entries = matchingEntries else { return nil }
    let number = subject.flatMap { finder == nil ? entries.rank(of: $0) : nil }
    return MatchPlace.Share(number: number, count: entries.foundCount)
  }

  private var textPlace: MatchPlace {
    let view = shownText
    let share = MatchPlace.Share(number: view.currentMatch.map { $0 + 1 }, count: view.matchCount)
    return MatchPlace(here: share, isOpen: search.jump != nil || !view.isSearched)
  }
}
