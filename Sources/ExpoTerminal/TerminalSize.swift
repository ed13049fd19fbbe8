/// The size of a terminal, in cells.
public struct TerminalSize: Equatable, Sendable {
  /// The cells of a line; at least 1.
  public let columns: Int
  /// The lines; at least 1.
  public let rows: Int

  /// A size; what is less than 1 counts as 1.
  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}
