import ExpoKit
import ExpoBase
import ExpoTerminal

extension BrowseState {
  // MARK: Entries with findings

  /// To the next entry of the list with findings, or the one before.
  mutating func seekFindings(by direction: Int) {
    if screen.isOverlay { return }
    guard list.count > 0 else { return message = .noEntries }
    let row: Int? =
      switch screen {
      case .entry: self.row(of: openEntry)
      case .list: list.cursor
      default: nil
      }
    seek = EntrySeek(from: row, count: list.count, isForward: direction > 0)
    continueSeek()
  }

  // MARK: Numbers and names

  /// Goes to an entry by its number, its JSON Pointer, or its name, image name or a part of them.
  mutating func goTo(_ word: String) {
    if word.allSatisfy(\.isWhitespace) { return }
    if let number = NameSearch.number(of: word) {
      let index = document.index(ofNumber: number)
      guard document.number(of: index) == number else { return message = .noEntry(number) }
      return go(to: index)
    }
    naming = EntryNaming(word, from: subject)
    continueNaming()
  }

  // MARK: Between keys

  /// Looks at some more entries, and goes to the one that has findings.
  mutating func continueSeek() {
    guard var seek else { return }
    var left = Self.readPortion
    while left > 0, let row = seek.row {
      let index = entryIndex(ofRow: row)
      if !document.findings(of: index).isEmpty {
        self.seek = nil
        return go(to: index)
      }
      left -= max(1, document.length(of: index))
      seek.pass()
    }
    self.seek = seek.row == nil ? nil : seek
    if self.seek == nil {
      message = filter == nil ? .noEntryWithFindings : .noEntryWithFindingsInFilter
    }
  }

  /// Looks at some more entries, and goes to the one that is named best.
  mutating func continueNaming() {
    guard var naming else { return }
    naming.advance(in: document, bytes: Self.readPortion)
    self.naming = naming.isComplete(in: document) ? nil : naming
    guard self.naming == nil else { return }
    let word = naming.search.word
    guard let index = naming.target(in: document) else { return message = .noEntryNamed(word) }
    go(to: index)
    let count = naming.search.found.count
    if count > 1 { message = .severalNamed(word, count: count) }
  }
}

/// A search for an entry by its name, a part of the entries at a time.
struct EntryNaming: Sendable {
  private(set) var search: NameSearch
  /// The entry that the search began at, from 0; nil for none.
  private let start: Int?
  private var next = 0

  init(_ word: String, from start: Int?) {
    search = NameSearch(word)
    self.start = start
  }

  /// Whether all entries have been looked at.
  func isComplete(in document: BrowseDocument) -> Bool { next >= document.count }

  /// Looks at some more entries, about so many bytes of them.
  mutating func advance(in document: BrowseDocument, bytes: Int) {
    guard let list = document.documents.entries else { return }
    var left = bytes
    while left > 0, next < document.count {
      search.look(at: document.elements[next], in: list)
      left -= max(1, document.length(of: next))
      next += 1
    }
  }

  /// The entry that is meant: of several the first behind the start, or else the first; nil for none.
  func target(in document: BrowseDocument) -> Int? {
    let found = search.found.map { document.index(ofNumber: $0.number) }
    return found.first { index in start.map { index > $0 } ?? true } ?? found.first
  }
}

/// A walk from entry to entry until one has findings, a part at a time.
///
/// It goes round the end of the list, and ends where it began.
struct EntrySeek: Sendable {
  /// How many rows or entries there are.
  private let count: Int
  private let isForward: Bool
  private var next: Int
  private var left: Int

  /// Begins behind a row, or before it; from nil with the first row, or the last.
  init(from row: Int?, count: Int, isForward: Bool) {
    self.count = count
    self.isForward = isForward
    let start = row ?? (isForward ? -1 : count)
    next = start
    // The row itself comes last.
    left = count
    advance()
  }

  /// The row to look at now; nil if all have been looked at.
  var row: Int? { left > 0 ? next : nil }

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
