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
    private(set) var text: StyledText
    /// How it looks from its column to its end.
    let fill: Fill
    /// What its text in the role of a link leads to.
    let link: FileLink?
    /// Whether its last cell is used; known once it is part of a frame.
    private(set) var isFull = false

    init(_ text: StyledText, column: Int = 0, fill: Fill = .none, link: FileLink? = nil) {
      self.column = max(0, column)
      self.text = text
      self.fill = fill
      self.link = link
    }

    /// Whether only its text may differ from a part that is in its place.
    func replaces(_ former: Part) -> Bool {
      column == former.column && fill == former.fill && link == former.link
    }

    /// Cuts or fills the text to `room` cells.
    fileprivate mutating func fill(to room: Int, ambiguous: AmbiguousWidth) {
      let fitting = text.prefix(fitting: room, ambiguous: ambiguous)
      text = fitting.text
      isFull = fill != .none || fitting.width >= room
      if fill == .none || fitting.width >= room { return }
      let space = String(repeating: " ", count: room - fitting.width)
      text.append(space, fill == .rule ? .faint : .plain)
    }
  }

  /// One row.
  struct Line: Equatable, Sendable {
    /// The texts from left to right.
    private(set) var parts: [Part]

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

    /// Cuts or fills the texts to the next one, the last to the edge of the screen.
    fileprivate mutating func fill(columns: Int, ambiguous: AmbiguousWidth) {
      if parts.isEmpty { return }
      parts.removeAll { $0.column >= columns }
      for index in parts.indices {
        let end = index + 1 < parts.count ? parts[index + 1].column : columns
        parts[index].fill(to: max(0, end - parts[index].column), ambiguous: ambiguous)
      }
      if parts.allSatisfy({ $0.fill == .none && $0.text.string.isEmpty }) { parts = [] }
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
    var shown = lines
    shown.removeLast(max(0, shown.count - size.rows))
    for row in shown.indices { shown[row].fill(columns: size.columns, ambiguous: ambiguous) }
    for _ in shown.count..<size.rows { shown.append(.blank) }
    self.size = size
    self.lines = shown
    self.cursor = cursor.map { min($0, size.columns - 1) }
    self.ambiguous = ambiguous
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
