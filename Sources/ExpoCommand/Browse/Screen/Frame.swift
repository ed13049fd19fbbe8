import ExpoTerminal
import ExpoBase

/// The content of a screen: a line for each row, none wider than the screen.
struct Frame: Equatable, Sendable {
  /// The style of a part of a row, from edge to edge.
  enum Fill: Equatable, Sendable {
    case none
    /// Foreground and background are swapped: the selected row.
    case bar
    /// Underlined: a title, or the selected row of a list that keys do not move in.
    case rule
  }

  /// A text at a column of its own.
  ///
  /// A part reaches to the next one, or to the right edge of the screen.
  struct Part: Equatable, Sendable {
    /// The cells before it.
    let column: Int
    /// The text.
    let text: StyledText
    /// How it looks from its column to its end.
    let fill: Fill
    /// What its text in the role of a link leads to.
    let link: FileLink?
    /// The cells of the text, once it is measured and cut.
    fileprivate var cells: Int?
    /// Whether its last cell is used; known once it is part of a frame.
    fileprivate(set) var isFull = false

    /// Creates a part.
    init(_ text: StyledText, column: Int = 0, fill: Fill = .none, link: FileLink? = nil) {
      self.column = max(0, column)
      self.text = text
      self.fill = fill
      self.link = link
    }

    /// The part with its text cut to a number of cells: a frame need not measure it again.
    func fitted(to room: Int, ambiguous: AmbiguousWidth) -> Part {
      if let cells, cells <= room { return self }
      let prefix = text.measuredPrefix(fitting: room, ambiguous: ambiguous)
      var fitted = Part(prefix.text, column: column, fill: fill, link: link)
      fitted.cells = prefix.width
      return fitted
    }

    /// The part in another style, if it is another.
    func filled(_ fill: Fill) -> Part {
      if fill == self.fill { return self }
      var part = Part(text, column: column, fill: fill, link: link)
      part.cells = cells
      return part
    }

    /// The part from its column to `room` cells behind it.
    fileprivate func filled(to room: Int, ambiguous: AmbiguousWidth) -> Part {
      let fitted = fitted(to: room, ambiguous: ambiguous)
      let cells = fitted.cells ?? 0
      var text = fitted.text
      if fill != .none {
        let space = String(repeating: " ", count: max(0, room - cells))
        text.append(space, fill == .rule ? .faint : .plain)
      }
      var filled = Part(text, column: column, fill: fill, link: link)
      filled.cells = fill == .none ? cells : room
      filled.isFull = fill != .none || cells >= room
      return filled
    }
  }

  /// One row.
  struct Line: Equatable, Sendable {
    /// The texts from left to right.
    fileprivate(set) var parts: [Part]

    /// A row without text.
    static let blank = Line([])

    /// Creates a row of one text.
    init(_ text: StyledText, column: Int = 0, fill: Fill = .none, link: FileLink? = nil) {
      self.init([Part(text, column: column, fill: fill, link: link)])
    }

    /// Creates a row of texts from left to right.
    init(_ parts: [Part]) {
      self.parts = parts
    }
  }

  /// The size of the screen.
  let size: TerminalSize
  /// The rows, as many as the screen has.
  let lines: [Line]
  /// The cells before the cursor in the last row; nil if no cursor is shown.
  let cursor: Int?
  let ambiguous: AmbiguousWidth

  /// Creates a frame: cuts texts that are too wide, drops extra lines and adds missing ones.
  init(
    _ lines: [Line], size: TerminalSize, cursor: Int? = nil, ambiguous: AmbiguousWidth = .narrow
  ) {
    let shown = lines.prefix(size.rows).map {
      Self.fitted($0, columns: size.columns, ambiguous: ambiguous)
    }
    let missing = Array(repeating: Line([]), count: max(0, size.rows - shown.count))
    self.size = size
    self.lines = shown + missing
    self.cursor = cursor.map { min($0, size.columns - 1) }
    self.ambiguous = ambiguous
  }

  private static func fitted(_ line: Line, columns: Int, ambiguous: AmbiguousWidth) -> Line {
    var parts: [Part] = []
    parts.reserveCapacity(line.parts.count)
    for (index, part) in line.parts.enumerated() where part.column < columns {
      let next = index + 1 < line.parts.count ? line.parts[index + 1].column : columns
      let room = max(0, min(next, columns) - part.column)
      parts.append(part.filled(to: room, ambiguous: ambiguous))
    }
    let isEmpty = parts.allSatisfy { $0.fill == .none && $0.text.string.isEmpty }
    return Line(isEmpty ? [] : parts)
  }
}

extension Frame {
  /// The text of a row with spaces in place of columns.
  func text(ofRow row: Int) -> String {
    var (text, cells) = ("", 0)
    for part in lines[row].parts {
      text += String(repeating: " ", count: max(0, part.column - cells)) + part.text.string
      cells = max(cells, part.column) + DisplayWidth.of(part.text.string, ambiguous: ambiguous)
    }
    return text
  }
}
