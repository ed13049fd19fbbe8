package import ExpoText

/// The content of a screen: a line for each row, none wider than the screen.
package struct Frame: Equatable, Sendable {
  /// One row.
  package struct Line: Equatable, Sendable {
    /// The text.
    package let text: StyledText
    /// Whether foreground and background are swapped, up to the right edge: the selected row.
    package let isReversed: Bool
    /// Whether its last cell is used; known once it is part of a frame.
    fileprivate(set) var isFull = false

    /// Creates a row.
    package init(_ text: StyledText, isReversed: Bool = false) {
      self.text = text
      self.isReversed = isReversed
    }
  }

  /// The size of the screen.
  package let size: TerminalSize
  /// The rows, as many as the screen has.
  package let lines: [Line]
  /// The cells before the cursor in the last row; nil if no cursor is shown.
  package let cursor: Int?

  /// Creates a frame: cuts lines that are too wide, drops extra ones and adds missing ones.
  package init(
    _ lines: [Line], size: TerminalSize, cursor: Int? = nil, ambiguous: AmbiguousWidth = .narrow
  ) {
    let shown = lines.prefix(size.rows).map { line in
      var (text, cells) = line.text.measuredPrefix(fitting: size.columns, ambiguous: ambiguous)
      if line.isReversed {
        text.append(String(repeating: " ", count: max(0, size.columns - cells)))
      }
      var fitted = Line(text, isReversed: line.isReversed)
      fitted.isFull = line.isReversed || cells >= size.columns
      return fitted
    }
    let missing = Array(repeating: Line(StyledText()), count: max(0, size.rows - shown.count))
    self.size = size
    self.lines = shown + missing
    self.cursor = cursor.map { min($0, size.columns - 1) }
  }
}
