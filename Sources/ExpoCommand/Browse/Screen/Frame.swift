import ExpoKit
import ExpoSystem
import ExpoTerminal

/// The content of a screen: a line for each row, none wider than the screen.
struct Frame: Equatable, Sendable {
  enum Fill: Equatable, Sendable {
    case none
    /// Foreground and background are swapped: the selected row.
    case bar
    /// Underlined: a title, or the selected row of a list that keys do not move in.
    case rule
  }

  /// A text at a column, which reaches to the next part or the right edge of the screen.
  struct Part: Equatable, Sendable {
    /// The cells before it.
    let column: Int
    private(set) var text: StyledText
    /// How it looks from its column to its end.
    let fill: Fill
    /// The target of its text in the role of a link.
    let link: FileLink?
    /// The most cells of its text; nil if a frame has to measure it.
    private var cells: Int?

    init(
      _ text: StyledText, column: Int = 0, fill: Fill = .none, link: FileLink? = nil,
      cells: Int? = nil
    ) {
      self.column = max(0, column)
      self.text = text
      self.fill = fill
      self.link = link
      self.cells = cells
    }

    /// Cuts or pads the text to `room` cells.
    fileprivate mutating func fill(to room: Int, ambiguous: AmbiguousWidth) {
      defer { cells = nil }
      if fill == .none, let cells, cells <= room { return }
      let fitting = text.prefix(fitting: room, ambiguous: ambiguous)
      text = fitting.text
      if fill == .none || fitting.width >= room { return }
      text.append(.spaces(room - fitting.width), fill == .rule ? .faint : .plain)
    }
  }

  struct Line: Equatable, Sendable {
    private(set) var parts: [Part]
    /// The cells before the cursor, which is shown only in the last row of a screen.
    let cursor: Int?

    static let blank = Line([])

    init(_ text: StyledText, fill: Fill = .none, cells: Int? = nil) {
      self.init([Part(text, fill: fill, cells: cells)])
    }

    init(_ parts: [Part], cursor: Int? = nil) {
      self.parts = parts
      self.cursor = cursor
    }

    /// Cuts or pads the texts to the next one, the last to the edge of the screen.
    fileprivate mutating func fill(columns: Int, ambiguous: AmbiguousWidth) {
      parts.removeAll { $0.column >= columns }
      for index in parts.indices {
        let end = index + 1 < parts.count ? parts[index + 1].column : columns
        parts[index].fill(to: max(0, end - parts[index].column), ambiguous: ambiguous)
      }
      if parts.allSatisfy({ $0.fill == .none && $0.text.string.isEmpty }) { parts = [] }
    }
  }

  let size: TerminalSize
  let lines: [Line]
  /// The cells before the cursor in the last row; nil if no cursor is shown.
  let cursor: Int?
  let ambiguous: AmbiguousWidth

  /// Creates a frame: cuts wide texts, drops extra lines and adds missing ones.
  init(_ lines: [Line], size: TerminalSize, ambiguous: AmbiguousWidth = .narrow) {
    var shown = Array(lines.prefix(size.rows))
    for row in shown.indices { shown[row].fill(columns: size.columns, ambiguous: ambiguous) }
    for _ in shown.count..<size.rows { shown.append(.blank) }
    self.size = size
    self.lines = shown
    cursor = shown.last?.cursor.map { min($0, size.columns - 1) }
    self.ambiguous = ambiguous
  }

  /// The text of a row with spaces in place of columns.
  func text(ofRow row: Int) -> String {
    var text = ""
    var cells = 0
    for part in lines[row].parts {
      text += .spaces(part.column - cells) + part.text.string
      cells = max(cells, part.column) + DisplayWidth.of(part.text.string, ambiguous: ambiguous)
    }
    return text
  }
}

/// The address of a file, which terminals open when its name is clicked (OSC 8).
///
/// It is printable ASCII for any path.
struct FileLink: Equatable, Sendable {
  /// The longest address that terminals accept.
  private static let longest = 2083
  static let end = "\u{1B}]8;;\u{1B}\\"

  /// Such as `file://host/Fair/tower%402x.png`.
  let address: String
  var start: String { "\u{1B}]8;;\(address)\u{1B}\\" }

  /// Creates the address of a file on this machine; nil if it is too long.
  ///
  /// It names the machine: the terminal may run on another one.
  init?(path: String, host: String = System.hostName) {
    let parts = [host, FilePath.absolute(path)]
    address = "file://" + parts.map { $0.percentEncoded(allowing: Self.plain) }.joined()
    if address.utf8.count > Self.longest { return nil }
  }

  /// The punctuation allowed in a host and a path that no terminal takes for an address's end.
  private static let plain = Set("/-._~".utf8)
}
