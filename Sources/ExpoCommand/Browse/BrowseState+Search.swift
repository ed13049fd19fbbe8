import ExpoTerminal
import ExpoText

extension BrowseState {
  /// How many bytes of entries are looked at between two looks at the keyboard.
  private static let searchPortion = 1 << 19

  // MARK: What is looked for

  /// Looks for a text from an entry on; the text that is shown is searched at once.
  mutating func setQuery(_ text: String, from entry: Int) {
    let isFound = !text.isEmpty
    query = text
    key = isFound ? SearchQuery(text) : nil
    jump = nil
    search = isFound ? EntrySearch(count: document.count, from: entry) : nil
    let key = key
    changeText { $0.mark(key) }
    if screen != .entry { self.entry.mark(key) }
  }

  /// Lists only entries that hold a text; all for an empty one.
  mutating func setFilter(_ text: String) {
    let chosen = prompt?.entry ?? (list.count > 0 ? entryIndex(ofRow: list.cursor) : 0)
    filterText = text
    let filterKey = SearchQuery(text)
    self.filterKey = filterKey.isEmpty ? nil : filterKey
    filter = filterKey.isEmpty ? nil : EntrySearch(count: document.count)
    list.change(count: filter == nil ? document.count : 0)
    list.move(to: row(of: chosen))
    filterTarget = chosen
    if search != nil { search = EntrySearch(count: document.count, from: chosen) }
  }

  // MARK: Searching

  /// Whether there are entries yet to be looked at for what is shown.
  var isSearching: Bool {
    if filter?.isComplete == false { return true }
    return search?.isComplete == false && (jump != nil || screen == .list)
  }

  /// Looks at some more entries, and goes where that leads.
  mutating func continueSearch() {
    var left = Self.searchPortion
    if var filter, !filter.isComplete, let filterKey {
      look(&filter, &left, for: filterKey)
      self.filter = filter
      list.change(count: filter.foundCount)
      if let filterTarget { list.move(to: row(of: filterTarget)) }
      return
    }
    guard var search, let key else { return }
    look(&search, &left, for: key)
    self.search = search
    followJump()
  }

  private func look(_ search: inout EntrySearch, _ left: inout Int, for key: SearchQuery) {
    var last = 0
    search.advance(
      while: {
        left -= document.length(of: last)
        return left > 0
      },
      match: { index in
        last = index
        guard filter?.isComplete != true || filter?.rank(of: index) != nil else { return nil }
        return document.match(key, index)
      })
  }

  private mutating func followJump() {
    guard let jump, let search else { return }
    let answer =
      switch jump {
      case .from(let entry): search.next(from: entry)
      case .after(let entry): search.next(after: entry)
      case .before(let entry): search.previous(before: entry)
      }
    switch answer {
    case .unknown: return
    case .none: message = .nothingFound
    case .found(let index): arrive(at: index, jump)
    }
    self.jump = nil
  }

  private mutating func arrive(at index: Int, _ jump: Jump) {
    switch screen {
    case .entry where index == openEntry && entry.matchCount == 0:
      return message = .nothingFound
    case .entry: break
    case .poster: path.append(.list)
    case .list, .findings, .help:
      filterTarget = nil
      return list.move(to: row(of: index))
    }
    open(entry: index)
    if case .before = jump {
      entry.goToNextMatch(forwards: false)
    } else {
      entry.goToMatch(from: 0)
    }
  }

  /// To the next place found or the one before; in the list to the entry.
  mutating func goToMatch(forwards: Bool, times: Int) {
    guard key != nil else { return message = .noSearch }
    if screen == .list { return jumpFromList(forwards: forwards, times: times) }
    for _ in 0..<min(times, Self.mostJumps) {
      var hasMoved = false
      changeText { hasMoved = $0.goToNextMatch(forwards: forwards) }
      if hasMoved { continue }
      return leaveText(forwards: forwards)
    }
  }

  /// From a text that holds nothing more to an entry that does; the poster comes before the first.
  mutating func leaveText(forwards: Bool) {
    switch (screen, forwards) {
    case (.entry, true): jump = .after(openEntry)
    case (.entry, false): jump = .before(openEntry)
    case (.poster, true) where document.count > 0: jump = .from(0)
    default:
      return message = shownText.matchCount > 0 ? .nothingFoundBeyond : .nothingFound
    }
    followJump()
  }

  private static let mostJumps = 10_000

  private mutating func jumpFromList(forwards: Bool, times: Int) {
    for _ in 0..<min(times, Self.mostJumps) {
      guard list.count > 0 else { return message = .nothingFound }
      let entry = entryIndex(ofRow: list.cursor)
      jump = forwards ? .after(entry) : .before(entry)
      followJump()
      if jump != nil { return }
    }
  }

  /// Where the reader stands among the places found: `2/5`; `…` until all are known.
  var matchPlace: String? {
    guard key != nil else { return nil }
    switch screen {
    case .list:
      guard let search else { return nil }
      guard search.isComplete else { return "…" }
      let rank = list.count > 0 ? search.rank(of: entryIndex(ofRow: list.cursor)) : nil
      return "\(rank.map(String.init) ?? "–")/\(search.foundCount)"
    case .poster, .entry, .findings, .help:
      let view = shownText
      // Help and findings are searched only when they are asked to be.
      if view.matchCount == 0, prompt == nil, screen == .findings || screen == .help { return nil }
      let place = "\(view.currentMatch.map { String($0 + 1) } ?? "–")/\(view.matchCount)"
      return jump == nil ? place : place + " …"
    }
  }
}
