import ExpoBase

/// The size of the terminal, and the number of rows that text takes on it.
struct Screen {
  private static let usualHeight = 24
  private static let usualWidth = 80

  /// The number of rows.
  let height: Int
  private let width: Int
  private let ambiguous: AmbiguousWidth

  init(_ console: Console) {
    height = max(2, console.standardOutput.rows ?? Self.usualHeight)
    width = max(1, console.standardOutput.columns ?? Self.usualWidth)
    ambiguous = console.ambiguousWidth
  }

  /// The number of rows of whole lines; a line that is too wide takes several.
  func rows(of text: StyledText) -> Int {
    text.string.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .reduce(0) { rows, line in
        let cells = DisplayWidth.of(line, ambiguous: ambiguous)
        return rows + max(1, (cells + width - 1) / width)
      }
  }
}
