import ExpoBase
import ExpoSearch

/// A list of rows, all that there are or those that a finder found, and the cursor in it.
@dynamicMemberLookup
struct FoundList: Scrolled, Sendable {
  /// How many rows there are, found or not.
  private(set) var total: Int
  private var view: ListView
  /// What `&` found, and what `/` or `:` found among it.
  private(set) var (kept, found): (EntryFinder?, EntryFinder?) = (nil, nil)
  /// The row to choose as soon as it is found, until the user moves.
  private(set) var wanted: Int?

  init(_ total: Int, height: Int = 1) {
    self.total = total
    view = ListView(count: total, height: height)
  }

  subscript<Value>(dynamicMember property: KeyPath<ListView, Value>) -> Value {
    view[keyPath: property]
  }

  var height: Int { view.height }
  /// What the list shows; nil where it shows all that there are.
  var finder: EntryFinder? { found ?? kept }
  /// Whether there are rows to look at.
  var isComplete: Bool { kept?.isComplete != false && found?.isComplete != false }
  /// What stands in the chosen row; nil in an empty list.
  var chosen: Int? { view.count > 0 ? self[view.cursor] : nil }
  /// The number of the chosen row among those found.
  var number: Int? { view.count > 0 ? view.cursor + 1 : nil }

  /// What stands in a row, from 0.
  subscript(row: Int) -> Int { finder?[row] ?? row }

  /// The row in which something stands; nil if it is not found.
  func row(of index: Int) -> Int? { finder.map { $0.number(of: index) } ?? index }

  // MARK: Moving

  mutating func move(by rows: Int) { move { $0.move(by: rows) } }
  mutating func move(to row: Int) { move { $0.move(to: row) } }
  mutating func scroll(by rows: Int) { move { $0.scroll(by: rows) } }
  mutating func change(height: Int) { view.change(height: height) }

  private mutating func move(_ body: (inout ListView) -> Void) {
    wanted = nil
    body(&view)
  }

  /// Chooses what was not moved to, with some rows around it.
  mutating func choose(_ index: Int) {
    if let row = row(of: index) { move { $0.reveal(row) } }
    wanted = isComplete ? nil : index
  }

  /// Moves by rows, and round the ends; returns whether it did that.
  mutating func goRound(by rows: Int) -> Bool {
    let (row, count) = (view.cursor + rows % view.count, view.count)
    let isRound = !(0..<count).contains(view.cursor + rows)
    move { $0.reveal((row + count) % count) }
    return isRound
  }

  // MARK: Finding

  /// Shows what a query finds, with something chosen once it is found, or else the best.
  mutating func look(for query: FinderQuery, choosing wanted: Int? = nil) {
    let finder = EntryFinder(query, count: total)
    if query.kind == .filter { (kept, found) = (finder, nil) } else { found = finder }
    view = ListView(count: 0, height: height)
    self.wanted = wanted
  }

  /// Finds nothing yet but what another list does, which has as many rows at least.
  mutating func begin(as former: FoundList) {
    let (total, height) = (total, height)
    self = former
    view.change(height: height)
    grow(to: total)
  }

  /// Shows what is left without `/`, or also without `&`; what is chosen stays so.
  mutating func leave(_ kind: FinderQuery.Kind) {
    let index = wanted ?? chosen
    found = nil
    if kind == .filter { kept = nil }
    view.change(count: finder?.foundCount ?? total)
    if let index { choose(index) }
  }

  /// Leaves what was found last; false if all rows are shown already.
  mutating func leaveLast() -> Bool {
    if finder == nil { return false }
    leave(found == nil ? .filter : .search)
    return true
  }

  /// Shows a row that is gone to, without finders that have not found it; whether it left any.
  mutating func admit(_ index: Int, isFound: (FinderQuery) -> Bool) -> Bool {
    var hasLeft = false
    while let finder, finder.number(of: index) == nil, finder.isComplete || !isFound(finder.query) {
      hasLeft = leaveLast()
    }
    return hasLeft
  }

  /// There are other rows, in which the same is looked for.
  mutating func replace(total: Int, choosing index: Int) {
    self.total = total
    kept = kept.map { EntryFinder($0.query, count: total) }
    found = found.map { EntryFinder($0.query, count: total) }
    view.change(count: finder == nil ? total : 0)
    choose(index)
  }

  /// There are more rows.
  mutating func grow(to total: Int) {
    self.total = total
    kept?.grow(to: total)
    found?.grow(to: total)
    if finder == nil { view.change(count: total) }
  }

  /// Looks at some more rows, about so many bytes of them, first for what is kept.
  mutating func advance(
    bytes: Int, length: (Int) -> Int, matcher: (FinderQuery) -> (Int) -> SearchMatch?
  ) {
    let (index, isBest) = (wanted ?? chosen, wanted == nil && view.cursor == 0)
    if let query = kept?.query, kept?.isComplete == false {
      kept?.advance(bytes: bytes, length: length, match: matcher(query))
    } else if let query = found?.query {
      let (match, among) = (matcher(query), query.kind == .name ? nil : kept)
      found?.advance(bytes: bytes, length: length) { row in
        among.map { $0.number(of: row) == nil } ?? false ? nil : match(row)
      }
    }
    view.change(count: finder?.foundCount ?? total)
    if isComplete { wanted = nil }
    if !isBest, let row = index.flatMap(row(of:)) { view.reveal(row) }
  }
}
