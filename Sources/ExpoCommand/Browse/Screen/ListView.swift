/// A cursor in a list of rows, and the rows that the screen shows.
///
/// The cursor is always on the screen, and the screen is full if the list is long enough.
struct ListView: Equatable, Sendable {
  /// The number of rows.
  private(set) var count: Int
  /// The rows of the screen; at least 1.
  private(set) var height: Int
  /// The selected row, from 0; 0 in an empty list.
  private(set) var cursor = 0
  /// The first row on the screen.
  private(set) var top = 0

  /// Creates a view of the start of a list.
  init(count: Int, height: Int) {
    self.count = max(0, count)
    self.height = max(1, height)
  }

  /// The rows on the screen.
  var visible: Range<Int> { top..<min(count, top + height) }

  /// Moves the cursor by rows; stops at both ends of the list.
  mutating func move(by rows: Int) {
    move(to: cursor + rows)
  }

  /// Moves the cursor to a row, or to the nearest row of the list.
  mutating func move(to row: Int) {
    cursor = max(0, min(row, count - 1))
    settle()
  }

  /// Moves the cursor to a row that was not chosen by moving, and shows some rows around it.
  mutating func reveal(_ row: Int) {
    move(to: row)
    let margin = max(0, min(3, height / 4 - 1))
    guard cursor < top + margin || cursor >= top + height - margin else { return }
    top = cursor - height / 3
    settle()
  }

  /// Scrolls the rows and the cursor together.
  mutating func scroll(by rows: Int) {
    top += rows
    cursor = max(0, min(cursor + rows, count - 1))
    settle()
  }

  /// Changes the height or the number of rows; the first row on the screen stays if it can.
  mutating func change(count: Int? = nil, height: Int? = nil) {
    self.count = max(0, count ?? self.count)
    self.height = max(1, height ?? self.height)
    cursor = max(0, min(cursor, self.count - 1))
    settle()
  }

  private mutating func settle() {
    top = max(0, min(top, count - height))
    if cursor < top { top = cursor }
    if cursor >= top + height { top = cursor - height + 1 }
  }
}
