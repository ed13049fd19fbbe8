import ExpoBase
import ExpoSearch

/// A list of all rows or of those that a finder found, with a cursor and the rows on the screen.
///
/// The cursor is always on the screen, and the screen is full if the list is long enough.
struct FoundList: Scrolled, Sendable {
  /// All rows, found or not.
  private(set) var total: Int
  /// The rows of the screen; at least 1.
  private(set) var height: Int
  /// The chosen row, from 0; 0 in an empty list.
  private(set) var cursor = 0
  private(set) var top = 0
  /// The matches of `&`.
  private(set) var kept: EntryFinder?
  /// The matches of `/` or `:`, among those of `&`.
  private(set) var found: EntryFinder?
  /// The content to choose as soon as it is found, until the user moves.
  private(set) var wanted: Int?
  /// The row to choose as soon as there are as many, until the user moves.
  private var wantedRow: Int?

  init(_ total: Int, height: Int = 1) {
    self.total = total
    self.height = max(1, height)
  }

  /// The finder whose matches are listed; nil if all rows are.
  var finder: EntryFinder? { found ?? kept }
  var count: Int { finder?.foundCount ?? total }
  var visible: Range<Int> { top..<min(count, top + height) }
  var isComplete: Bool { kept?.isComplete != false && found?.isComplete != false }
  /// The content of the chosen row; nil in an empty list.
  var chosen: Int? { count > 0 ? self[cursor] : nil }
  /// The number of the chosen row, from 1.
  var number: Int? { count > 0 ? cursor + 1 : nil }

  /// The content of a row, from 0.
  subscript(row: Int) -> Int { finder?[row] ?? row }

  /// The row with this content; nil if it is not found.
  func row(of index: Int) -> Int? { finder.map { $0.position(of: index) } ?? index }

  mutating func move(by rows: Int) { move(to: cursor + rows) }

  mutating func move(to row: Int) {
    wanted = nil
    wantedRow = nil
    cursor = row
    settle()
  }

  mutating func scroll(by rows: Int) {
    top += rows
    move(by: rows)
  }

  mutating func change(height: Int) {
    self.height = max(1, height)
    settle()
  }

  /// Chooses a row that the user did not move to, and shows some rows around it.
  mutating func choose(_ index: Int) {
    wanted = isComplete ? nil : index
    wantedRow = nil
    if let row = row(of: index) { reveal(row) }
  }

  /// Moves by rows, from one end to the other; returns whether it passed an end.
  mutating func goRound(by rows: Int) -> Bool {
    let row = cursor + rows % count
    let isRound = !(0..<count).contains(cursor + rows)
    move(to: (row + count) % count)
    reveal(cursor)
    return isRound
  }

  /// Moves the cursor to a row that was not chosen by moving, and shows some rows around it.
  private mutating func reveal(_ row: Int) {
    cursor = row
    settle()
    let margin = max(0, min(3, height / 4 - 1))
    guard cursor < top + margin || cursor >= top + height - margin else { return }
    top = cursor - height / 3
    settle()
  }

  /// Keeps the cursor in the list and on the screen; the top row stays if possible.
  private mutating func settle() {
    cursor = max(0, min(wantedRow ?? cursor, count - 1))
    top = max(0, min(top, count - height))
    if cursor < top { top = cursor }
    if cursor >= top + height { top = cursor - height + 1 }
  }

  /// Lists the matches of a query, and chooses the wanted one once it is found, or else the best.
  mutating func look(for query: FinderQuery, choosing wanted: Int? = nil) {
    let finder = EntryFinder(query, count: total)
    if query.kind == .filter { kept = finder }
    found = query.kind == .filter ? nil : finder
    move(to: 0)
    self.wanted = wanted
  }

  /// Begins with the matches of another list, which has at least as many rows.
  mutating func begin(as former: FoundList) {
    var list = former
    list.change(height: height)
    list.grow(to: total)
    self = list
  }

  /// Drops the matches of `/`, or also those of `&`; the chosen row stays chosen.
  mutating func leave(_ kind: FinderQuery.Kind) {
    let index = wanted ?? chosen
    found = nil
    if kind == .filter { kept = nil }
    settle()
    if let index { choose(index) }
  }

  /// Drops the last matches; returns false if all rows are shown already.
  mutating func leaveLast() -> Bool {
    if finder == nil { return false }
    leave(found == nil ? .filter : .search)
    return true
  }

  /// Lists the row that the user goes to, without finders that have not found it; returns whether it dropped any.
  mutating func admit(_ index: Int, isFound: (FinderQuery) -> Bool) -> Bool {
    var hasLeft = false
    while let finder, finder.position(of: index) == nil, finder.isComplete || !isFound(finder.query)
    {
      hasLeft = leaveLast()
    }
    return hasLeft
  }

  /// Replaces the rows, and searches them for the same; without an index, the same row is chosen.
  mutating func replace(total: Int, choosing index: Int?) {
    wantedRow = wantedRow ?? cursor
    self.total = total
    kept = kept.map { EntryFinder($0.query, count: total) }
    found = found.map { EntryFinder($0.query, count: total) }
    settle()
    if let index { choose(index) }
  }

  mutating func grow(to total: Int) {
    self.total = total
    kept?.count = total
    found?.count = total
    settle()
  }

  /// Searches about `bytes` bytes of rows, first for the filter.
  mutating func advance(
    bytes: Int, length: (Int) -> Int, matcher: (FinderQuery) -> (Int) -> SearchMatch?
  ) {
    let index = wanted ?? chosen
    let isBest = wanted == nil && cursor == 0
    if let query = kept?.query, kept?.isComplete == false {
      kept?.advance(bytes: bytes, length: length, match: matcher(query))
    } else if let query = found?.query {
      let match = matcher(query)
      let among = query.kind == .name ? nil : kept
      found?.advance(bytes: bytes, length: length) { row in
        among.map { $0.position(of: row) == nil } ?? false ? nil : match(row)
      }
    }
    settle()
    if isComplete { wanted = nil }
    if !isBest, let row = index.flatMap(row(of:)) { reveal(row) }
  }
}

/// A list with a cursor, or a text, through which keys move by rows.
protocol Scrolled {
  var height: Int { get }
  mutating func move(by rows: Int)
  mutating func scroll(by rows: Int)
  mutating func move(to row: Int)
}

extension Scrolled {
  /// Moves as a key does; returns false if the key does not move.
  mutating func move(as meaning: KeyMeaning, times: Int = 1) -> Bool {
    func rows(_ count: Int) -> Int {
      min(count.multipliedReportingOverflow(by: times).partialValue, Int(Int32.max))
    }
    switch meaning {
    case .lineDown, .nextEntry: move(by: times)
    case .lineUp, .previousEntry: move(by: -times)
    case .screenDown: scroll(by: rows(height))
    case .screenUp: scroll(by: -rows(height))
    case .halfScreenDown: scroll(by: rows(max(1, height / 2)))
    case .halfScreenUp: scroll(by: -rows(max(1, height / 2)))
    case .top: move(to: 0)
    case .bottom: move(to: .max)
    default: return false
    }
    return true
  }
}

extension TextView: Scrolled {
  mutating func move(by rows: Int) { scroll(by: rows) }
  mutating func move(to row: Int) { scroll(to: row) }
}
