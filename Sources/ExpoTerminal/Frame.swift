public import ExpoText

/// What a screen shows: a line for each of its rows, none wider than the screen.
public struct Frame: Equatable, Sendable {
  /// One row.
  public struct Line: Equatable, Sendable {
    /// What stands in it.
    public let text: StyledText
    /// Whether foreground and background are exchanged, to the right edge: the chosen row.
    public let isReversed: Bool
    /// Whether its last cell is taken; known once it is part of a frame.
    fileprivate(set) var isFull = false

    /// A row.
    public init(_ text: StyledText, isReversed: Bool = false) {
      self.text = text
      self.isReversed = isReversed
    }
  }

  /// The size that it was made for.
  public let size: TerminalSize
  /// The rows, as many as the screen has.
  public let lines: [Line]
  /// The cells before the cursor in the last row; nil where no cursor is shown.
  public let cursor: Int?

  /// Fits lines to a screen: cuts what is too wide, leaves out or fills up what is missing.
  public init(
    _ lines: [Line], size: TerminalSize, cursor: Int? = nil, ambiguous: AmbiguousWidth = .narrow
  ) {
    let shown = lines.prefix(size.rows).map { line in
      var (text, cells) = line.text.measuredCut(to: size.columns, ambiguous: ambiguous)
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
