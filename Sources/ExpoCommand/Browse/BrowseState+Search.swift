import ExpoJSON
import ExpoSearch
import ExpoTerminal
import ExpoBase
import ExpoKit

/// A search through the entries: what a query finds, and where that leads.
extension BrowseState {
  /// What a running search leads to.
  enum Jump: Sendable {
    /// To the first match from an entry on, or to the last before it.
    case from(Int), before(Int)
  }

  /// How many bytes of entries are read between two looks at the keyboard.
  static let readPortion = 1 << 19
  /// How many bytes of entries are searched between two looks at the keyboard; most are not read.
  static let searchPortion = 1 << 21
  private static let mostJumps = 10_000

  // MARK: What is searched for

  /// Searches for a text from an entry on, or in findings or help; the text that is shown is
  /// searched at once.
  mutating func setQuery(_ text: String, from entry: Int) {
    let new = Query(text)
    steps = nil
    changeText { $0.mark(new.key) }
    if screen.isOverlay { return overlayQuery = new }
    query = new
    jump = nil
    search = new.key == nil ? nil : EntrySearch(count: document.count, from: entry)
    if screen != .entry {
      self.entry.mark(new.key)
      self.entry.goToMatch(from: 0)
    }
    if screen != .poster { poster.mark(new.key) }
  }

  /// Lists only entries that match a text; all for an empty one.
  mutating func setFilter(_ text: String) {
    let chosen = prompt?.entry ?? (list.count > 0 ? entryIndex(ofRow: list.cursor) : 0)
    filterQuery = Query(text)
    filter = filterQuery.key == nil ? nil : EntrySearch(count: document.count)
    list.change(count: filter == nil ? document.count : 0)
    list.move(to: row(of: chosen))
    filterTarget = chosen
    if search != nil { search = EntrySearch(count: document.count, from: chosen) }
  }

  // MARK: Between keys

  /// Looks at some more entries for the filter.
  mutating func continueFilter() {
    guard var filter, !filter.isComplete, let key = filterQuery.key else { return }
    look(&filter, for: key)
    self.filter = filter
    list.change(count: filter.foundCount)
    if let filterTarget { list.move(to: row(of: filterTarget)) }
  }

  /// Looks at some more entries for the search, and goes where that leads.
  mutating func continueSearch() {
    guard var search, let key = query.key else { return }
    look(&search, for: key)
    self.search = search
    followJump()
  }

  private func look(_ search: inout EntrySearch, for key: SearchQuery) {
    var (left, last) = (Self.searchPortion, 0)
    var scan = document.documents.entries.map { EntryScan(key, in: $0) }
    search.advance(
      while: {
        left -= document.length(of: last)
        return left > 0
      },
      match: { index in
        last = index
        guard filter?.isComplete != true || filter?.rank(of: index) != nil else { return nil }
        return scan?.match(document.elements[index])
      })
  }

  /// Goes where the search leads, if that is known.
  mutating func followJump() {
    guard let jump, let search else { return }
    let answer =
      switch jump {
      case .from(let entry): search.next(from: entry)
      case .before(let entry): search.previous(before: entry)
      }
    switch answer {
    case .unknown: return
    case .none: message = nothingFound
    case .found(let index): arrive(at: index, jump)
    }
    self.jump = nil
  }

  private mutating func arrive(at index: Int, _ jump: Jump) {
    switch screen {
    case .entry where index == openEntry && entry.isSearched && entry.matchCount == 0:
      return message = .nothingFound
    case .entry, .poster: break
    case .list, .findings, .allFindings, .help:
      filterTarget = nil
      return list.reveal(row(of: index))
    }
    open(entry: index)
    if case .before = jump { step(.last) } else { step(.first(from: 0)) }
  }

  /// That nothing was found, with what may have been meant once a query is typed to its end.
  var nothingFound: BrowseNotice {
    guard prompt == nil, filter == nil, let entries = document.documents.entries else {
      return .nothingFound
    }
    return entries.guess(query.text).map { .nothingFoundBut($0) } ?? .nothingFound
  }

  // MARK: From match to match

  /// To the next match or the one before; in the list to the entry.
  mutating func goToMatch(forwards: Bool, times: Int) {
    guard shownQuery.key != nil else {
      return message = screen == .allFindings ? .noSearchHere : .noSearch
    }
    let times = min(times, Self.mostJumps)
    if screen == .list { return jumpFromList(forwards: forwards, times: times) }
    step(.by(forwards ? times : -times))
  }

  /// Goes by matches in the text that is shown, as far as it is searched; ``work()`` goes on.
  mutating func step(_ wanted: MatchSteps) {
    steps = nil
    switch wanted {
    case .first(let line, let leaves):
      switch changeText({ $0.goToMatch(from: line) }) ?? false {
      case nil: steps = wanted
      case false? where leaves: leaveText(forwards: true)
      default: break
      }
    case .last:
      if changeText({ $0.goToLastMatch() }) ?? false == nil { steps = wanted }
    case .by(let count):
      let forwards = count > 0
      for done in 0..<abs(count) {
        switch changeText({ $0.goToNextMatch(forwards: forwards) }) ?? false {
        case true?: continue
        case nil: return steps = .by(forwards ? count - done : count + done)
        case false?: return leaveText(forwards: forwards)
        }
      }
    }
  }

  /// From a text without another match to an entry that has one; the poster comes before the first.
  ///
  /// In findings and help the search begins again at the other end.
  mutating func leaveText(forwards: Bool) {
    switch (screen, forwards) {
    case (.entry, true): jump = .from(openEntry + 1)
    case (.entry, false): jump = .before(openEntry)
    case (.poster, true) where document.count > 0: jump = .from(0)
    case (.findings, _) where overlay.matchCount > 0, (.help, _) where overlay.matchCount > 0:
      overlay.currentMatch = nil
      return step(forwards ? .first(from: 0) : .last)
    default:
      return message = shownText.matchCount > 0 ? .nothingFoundBeyond : .nothingFound
    }
    followJump()
  }

  private mutating func jumpFromList(forwards: Bool, times: Int) {
    for _ in 0..<times {
      guard list.count > 0 else { return message = .nothingFound }
      let entry = entryIndex(ofRow: list.cursor)
      jump = forwards ? .from(entry + 1) : .before(entry)
      followJump()
      if jump != nil { return }
    }
  }

  /// Where the reader stands among the places found: `2/5`; `…` until all are known.
  var matchPlace: String? {
    guard shownQuery.key != nil else { return nil }
    if screen == .allFindings { return nil }
    if screen == .list {
      guard let search else { return nil }
      guard search.isComplete else { return "…" }
      let rank = list.count > 0 ? search.rank(of: entryIndex(ofRow: list.cursor)) : nil
      return "\(rank.map(String.init) ?? "–")/\(search.foundCount)"
    }
    let view = shownText
    let place = "\(view.currentMatch.map { String($0 + 1) } ?? "–")/\(view.matchCount)"
    return jump == nil && view.isSearched ? place : place + " …"
  }
}
