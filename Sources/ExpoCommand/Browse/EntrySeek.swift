/// A walk from entry to entry until one is what is looked for, a part at a time.
///
/// It goes round the end of the list, and ends where it began.
struct EntrySeek: Sendable {
  /// What is looked for.
  enum Goal: Equatable, Sendable {
    /// An entry with findings.
    case findings
    /// An entry whose name or image name is a word.
    case named(String)
  }

  let goal: Goal
  /// How many rows or entries there are.
  private let count: Int
  private let isForward: Bool
  private var next: Int
  private var left: Int

  /// Begins behind a row, or before it; from nil with the first row, or the last.
  init(_ goal: Goal, from row: Int?, count: Int, isForward: Bool) {
    self.goal = goal
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
