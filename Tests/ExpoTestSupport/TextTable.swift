/// A table as text: a row a line, ` → ` between its cells, `⏎` for a line break in a cell.
///
/// A line that begins with `--` is a comment.
package enum TextTable {
  package static func rows(_ table: String) -> [[String]] {
    table.split(separator: "\n").filter { !$0.hasPrefix("--") }.map { row in
      row.split(separator: " → ", omittingEmptySubsequences: false)
        .map { String($0).replacing("⏎", with: "\n") }
    }
  }

  /// The rows of a table of two columns.
  package static func pairs(_ table: String) -> [(String, String)] {
    rows(table).map { ($0[0], $0[1]) }
  }

  /// The rows of a table whose second column has lists: ` ‖ ` is between their items, `nothing` stands for
  /// an empty one.
  package static func lists(_ table: String) -> [(String, [String])] {
    pairs(table).map { ($0, items($1)) }
  }

  /// The items of a list in a cell.
  package static func items(_ cell: String) -> [String] {
    cell == "nothing" ? [] : cell.split(separator: " ‖ ").map(String.init)
  }
}
