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
    seek = EntrySeek(nil, from: row, count: list.count, isForward: direction > 0)
    continueSeek()
  }

  // MARK: Numbers and names

  /// Goes to an entry by its number, its JSON Pointer, its name or its image name.
  mutating func goTo(_ word: String) {
    if word.allSatisfy(\.isWhitespace) { return }
    if let number = Self.number(word) {
      let index = document.index(ofNumber: number)
      guard document.number(of: index) == number else { return message = .noEntry(number) }
      return go(to: index)
    }
    seek = EntrySeek(word, from: subject, count: document.count, isForward: true)
    continueSeek()
  }

  /// The number that a word is, or that of the entry that a JSON Pointer leads into: `3`, `/2/desc`.
  private static func number(_ word: String) -> Int? {
    if word.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) { return Int(word) }
    guard word.hasPrefix("/"), let token = JSONPointer(word)?.tokens.first, let index = Int(token),
      index >= 0, index < .max
    else { return nil }
    return index + 1
  }

  // MARK: Between keys

  /// Looks at some more entries, and goes to the one that is looked for.
  mutating func continueSeek() {
    guard var seek else { return }
    var left = Self.readPortion
    while left > 0, let row = seek.row {
      let index = seek.word == nil ? entryIndex(ofRow: row) : row
      let isReached =
        seek.word.map { document.documents.entries?.isNamed($0, document.elements[index]) ?? false }
        ?? !document.findings(of: index).isEmpty
      if isReached {
        self.seek = nil
        return go(to: index)
      }
      left -= max(1, document.length(of: index))
      seek.pass()
    }
    self.seek = seek.row == nil ? nil : seek
    guard self.seek == nil else { return }
    message =
      seek.word.map { .noEntryNamed($0) }
      ?? (filter == nil ? .noEntryWithFindings : .noEntryWithFindingsInFilter)
  }
}

/// A walk from entry to entry until one is what is looked for, a part at a time.
///
/// It goes round the end of the list, and ends where it began.
struct EntrySeek: Sendable {
  /// The name or image name that is looked for; nil for an entry with findings.
  let word: String?
  /// How many rows or entries there are.
  private let count: Int
  private let isForward: Bool
  private var next: Int
  private var left: Int

  /// Begins behind a row, or before it; from nil with the first row, or the last.
  init(_ word: String?, from row: Int?, count: Int, isForward: Bool) {
    self.word = word
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
