/// The size of a terminal in cells.
package struct TerminalSize: Equatable, Sendable {
  /// The number of columns; at least 1.
  package let columns: Int
  /// The number of rows; at least 1.
  package let rows: Int

  /// Creates a size; a number less than 1 counts as 1.
  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}
