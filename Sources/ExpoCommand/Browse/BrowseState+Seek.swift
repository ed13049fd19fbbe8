import ExpoKit
import ExpoTerminal

extension BrowseState {
  // MARK: Entries with findings

  /// To the next entry of the list with findings, or the one before.
  ///
  /// `count` is how many of them to go by, backwards where it is negative.
  mutating func seekFindings(by count: Int) {
    if screen.isOverlay { return }
    guard list.count > 0 else {
      return message = filter.entries == nil ? .noEntries : .noEntryWithFindingsInFilter
    }
    let row: Int? =
      switch screen {
      case .entry: self.row(of: texts.openEntry ?? 0)
      case .list: list.cursor
      case .poster, .findings, .allFindings, .help: nil
      }
    keepPlace()
    places.seek = EntrySeek(
      from: row, count: list.count, isForward: count > 0, times: abs(count))
    continueSeek()
  }

  // MARK: Numbers and names

  /// Shows the entry that a word leads to, while it is typed: a number, a JSON Pointer, a name, an image
  /// name or a part of one; else the place where typing began.
  mutating func preview(_ word: String, _ prompt: Prompt) {
    places.stop()
    if let number = NameSearch.number(of: word) {
      guard let index = document.index(numbered: number) else { return undo(to: prompt.place) }
      return go(to: index)
    }
    if word.allSatisfy(\.isWhitespace) { return undo(to: prompt.place) }
    places.naming = EntryNaming(word, from: prompt.place.entry, count: document.count)
    continueNaming()
  }

  /// Goes to the entry that a word leads to, once it is typed to its end.
  mutating func goTo(_ word: String, _ prompt: Prompt) {
    if word.allSatisfy(\.isWhitespace) { return undo(to: prompt.place) }
    places.keep(prompt.place)
    if let number = NameSearch.number(of: word) {
      preview(word, prompt)
      if document.index(numbered: number) == nil {
        message = word.hasPrefix("/") ? .noEntryNamed(word) : .noEntry(number)
      }
    } else if places.naming?.isComplete == true {
      finishNaming()
    } else if places.naming == nil {
      // What was completed is a name that is not looked for again.
      return
    }
  }

  // MARK: Between keys

  /// Looks at some more entries, and goes to the one that has findings.
  mutating func continueSeek() {
    guard var seek = places.seek else { return }
    var left = Self.readPortion
    while left > 0, let row = seek.row {
      let index = entryIndex(ofRow: row)
      if !document.findings(of: index).isEmpty { seek.find(index) }
      if seek.isDone { break }
      left -= max(1, document.length(of: index))
      seek.pass()
    }
    places.seek = seek
    if seek.isDone || seek.row == nil {
      places.stop()
      if let found = seek.found { return go(to: found) }
      message = filter.entries == nil ? .noEntryWithFindings : .noEntryWithFindingsInFilter
    }
  }

  /// Looks at some more entries, and goes to the one that is named best.
  mutating func continueNaming() {
    places.naming?.advance(in: document, bytes: Self.readPortion)
    guard let naming = places.naming, naming.isComplete else { return }
    guard let prompt else { return finishNaming() }
    if let index = naming.found(in: document).first {
      go(to: index)
    } else {
      undo(to: prompt.place)
    }
  }

  private mutating func finishNaming() {
    guard let naming = places.naming else { return }
    places.stop()
    let (found, word) = (naming.found(in: document), naming.word)
    guard let index = found.first else {
      if let former = places.last { undo(to: former) }
      return message = .noEntryNamed(word)
    }
    go(to: index)
    if found.count > 1 { message = .severalNamed(word, count: found.count) }
  }
}

/// A search for an entry by its name, a part of the entries at a time.
struct EntryNaming: Sendable {
  private var search: NameSearch
  /// The entry that the search began at, from 0; nil for none.
  private let start: Int?
  private let count: Int
  private var next = 0

  init(_ word: String, from start: Int?, count: Int) {
    search = NameSearch(word)
    self.start = start
    self.count = count
  }

  var word: String { search.word }
  /// Whether all entries have been looked at.
  var isComplete: Bool { next >= count }

  /// Looks at some more entries, about so many bytes of them.
  mutating func advance(in document: BrowseDocument, bytes: Int) {
    guard let list = document.documents.entries else { return next = count }
    var left = bytes
    while left > 0, next < count {
      search.look(at: document.elements[next], in: list)
      left -= max(1, document.length(of: next))
      next += 1
    }
  }

  /// The entries that are named best, from the first behind the start on, round the end.
  func found(in document: BrowseDocument) -> [Int] {
    let found = search.found.map { document.index(ofNumber: $0.number) }
    let first = found.firstIndex { index in start.map { index > $0 } ?? true } ?? 0
    return Array(found[first...] + found[..<first])
  }
}

/// A walk from entry to entry until so many have findings, a part at a time.
///
/// It goes round the end of the list, and ends where it began.
struct EntrySeek: Sendable {
  /// How many rows or entries there are.
  private let count: Int
  private let isForward: Bool
  private var next: Int
  private var left: Int
  /// How many are still to be found.
  private var times: Int
  /// The entry that was found last.
  private(set) var found: Int?

  /// Begins behind a row, or before it; from nil with the first row, or the last.
  init(from row: Int?, count: Int, isForward: Bool, times: Int = 1) {
    self.count = count
    self.times = times
    self.isForward = isForward
    let start = row ?? (isForward ? -1 : count)
    next = start
    // The row itself comes last.
    left = count
    advance()
  }

  /// The row to look at now; nil if all have been looked at.
  var row: Int? { left > 0 ? next : nil }

  /// Whether all have been found.
  var isDone: Bool { times <= 0 }

  /// Has found an entry.
  mutating func find(_ entry: Int) {
    found = entry
    times -= 1
  }

  /// Goes on to the row after ``row``.
  mutating func pass() {
    left -= 1
    advance()
  }

  private mutating func advance() {
    guard count > 0 else { return }
    next = (next + (isForward ? 1 : -1) + count) % count
  }
}
