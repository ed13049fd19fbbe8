/// What keys move through by rows: a list with a cursor, or a text.
protocol Scrolled {
  var height: Int { get }
  mutating func move(by rows: Int)
  mutating func scroll(by rows: Int)
  mutating func move(to row: Int)
}

extension Scrolled {
  /// Moves as a key means it; returns false if the key does not move.
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
