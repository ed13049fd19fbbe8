import ExpoBase
import ExpoTerminal

/// Turns frames into bytes for a terminal: only the changed rows, in one write.
///
/// Rows that moved are scrolled if the terminal can do that. Each part of a row is drawn at its own
/// coordinates: if a terminal draws a character wider than measured, only the rest of that part is wrong.
struct ScreenWriter: Sendable {
  private static let hideCursor = Array("\u{1B}[?25l".utf8)
  /// The bytes that reach a terminal at once; it could show a part of a longer update.
  private static let longestUpdate = 512

  /// Whether to use colors, bold and dim text, not only reversed and underlined text.
  private let hasColors: Bool
  private let hasLinks: Bool
  private let terminal: TerminalFeatures
  private var last: Frame?
  /// The rows that the terminal scrolls; nil if unknown.
  private var region: ClosedRange<Int>?
  private var output: [UInt8] = []
  /// The cell of the cursor, as far as it is known.
  private var cursor: (row: Int, column: Int)?

  /// Creates a writer for a screen with unknown content; links need styles.
  init(
    hasStyles: Bool = true, hasLinks: Bool = true,
    terminal: TerminalFeatures = TerminalFeatures()
  ) {
    hasColors = hasStyles
    self.hasLinks = hasLinks && hasStyles && terminal.skipsUnknown
    self.terminal = terminal
  }

  /// Forgets the content of the screen: the next frame is written whole.
  mutating func forget() {
    last = nil
  }

  /// The bytes that change the last frame into this one; empty if nothing changes.
  mutating func bytes(showing frame: Frame) -> [UInt8] {
    defer { last = frame }
    output.removeAll(keepingCapacity: true)
    cursor = nil
    write(frame)
    if output.isEmpty, last?.cursor == frame.cursor { return [] }
    // A visible cursor would flicker while rows are drawn.
    if last?.cursor != nil, !output.isEmpty { output = Self.hideCursor + output }
    if let cursor = frame.cursor {
      moveCursor(frame.size.rows - 1, cursor)
      output += "\u{1B}[?25h".utf8
    } else if last == nil || last?.cursor != nil {
      output += Self.hideCursor
    }
    let isLong = output.count > Self.longestUpdate
    // Synchronized output: mode 2026 begins and ends the update.
    return isLong && terminal.skipsUnknown
      ? "\u{1B}[?2026h".utf8 + output + "\u{1B}[?2026l".utf8 : output
  }

  private mutating func write(_ frame: Frame) {
    guard let last, last.size == frame.size else {
      region = nil
      output += "\u{1B}[m\u{1B}[2J".utf8
      for (row, line) in frame.lines.enumerated() { write(line, over: .blank, row: row) }
      return
    }
    let old = last.lines
    let new = frame.lines
    let changed = new.indices.filter { new[$0] != old[$0] }
    if terminal.hasScrollRegion, let shift = RowShift(from: old, to: new, changed: changed) {
      scroll(shift)
      for row in shift.stale { write(new[row], over: shift.line(at: row, of: old), row: row) }
    } else {
      for row in changed { write(new[row], over: old[row], row: row) }
    }
  }

  /// Moves the cursor to a cell, both from 0, unless it is there.
  private mutating func moveCursor(_ row: Int, _ column: Int) {
    if let cursor, cursor == (row, column) { return }
    output += "\u{1B}[\(row + 1)\(column > 0 ? ";\(column + 1)" : "")H".utf8
    cursor = (row, column)
  }

  /// Scrolls rows: a line feed in the last of them, or a reverse one in the first (ECMA-48 IND, RI).
  private mutating func scroll(_ shift: RowShift) {
    if shift.rows != region {
      output += "\u{1B}[\(shift.rows.lowerBound + 1);\(shift.rows.upperBound + 1)r".utf8
      region = shift.rows
    }
    let edge = shift.up > 0 ? shift.rows.upperBound : shift.rows.lowerBound
    moveCursor(edge, 0)
    for _ in 0..<abs(shift.up) { output += shift.up > 0 ? "\n".utf8 : "\u{1B}M".utf8 }
    cursor = (edge, 0)
  }

  /// Draws what differs in a row.
  ///
  /// If the cells of a part are certain, what follows it stays; otherwise the rest of the row is erased and
  /// drawn again. Terminals draw some emoji narrower or wider than measured: the row is erased before a text,
  /// not after it, and again where the next part begins.
  private mutating func write(_ line: Frame.Line, over before: Frame.Line, row: Int) {
    let parts = line.parts
    let former = before.parts
    // A part that is gone or has moved to the right may have covered the end of the part before it.
    if former.indices.contains(where: { $0 >= parts.count || parts[$0].column > former[$0].column })
    {
      erase(row, from: 0)
      return write(line, over: .blank, row: row)
    }
    var isKept = true
    for index in parts.indices {
      let hasFormer = isKept && index < former.count
      if hasFormer, parts[index] == former[index] { continue }
      let part = parts[index]
      let old = hasFormer ? former[index] : nil
      var bytes = 0..<part.text.string.utf8.count
      var column = part.column
      var blanks: Int?
      if let old, part.column == old.column, part.fill == old.fill, part.link == old.link {
        let next = index + 1
        let change = part.text.change(from: old.text)
        let endsAsBefore = change.bytes.upperBound < bytes.upperBound
        // A part that is longer than before may cover what followed it.
        let keepsRest = next < former.count || change.blanks == 0
        if endsAsBefore || keepsRest { blanks = change.blanks }
        bytes = change.bytes
        column += change.column
      }
      if blanks == nil, index > 0 || !former.isEmpty { erase(row, from: column) }
      moveCursor(row, column)
      render(part, bytes)
      output += repeatElement(UInt8(ascii: " "), count: blanks ?? 0)
      isKept = blanks != nil
    }
  }

  private mutating func erase(_ row: Int, from column: Int) {
    moveCursor(row, column)
    output += "\u{1B}[K".utf8
  }

  private mutating func render(_ part: Frame.Part, _ bytes: Range<Int>) {
    cursor = nil
    let partLink = hasLinks ? part.link : nil
    part.text.forEachRun(in: bytes) { role, run in
      let codes = role.codes(in: part.fill, hasColors: hasColors)
      let link = role == .link ? partLink : nil
      if let link { output += link.start.utf8 }
      if !codes.isEmpty { output += "\u{1B}[\(codes)m".utf8 }
      // A part of a string would be copied byte by byte.
      var run = run
      run.withUTF8 { output += $0 }
      if !codes.isEmpty { output += "\u{1B}[m".utf8 }
      if link != nil { output += FileLink.end.utf8 }
    }
  }
}

extension StyledText.Role {
  /// The color of matches and of the chosen name: legible on dark and light, also reversed.
  private static var accent: String { "35" }

  /// The codes that draw the role on a screen (ECMA-48 SGR), `1;7`; empty for plain text.
  ///
  /// Findings have the colors of ``StyledText/inColor``. The current match is reversed, the others are
  /// underlined. A bar is reversed, without bold or dim text: only the chosen name and matches have a color
  /// in it, and matches are underlined. Without colors text is neither bold nor dim.
  func codes(in fill: Frame.Fill, hasColors: Bool) -> String {
    let isMatch = self == .match || self == .currentMatch
    var codes = hasColors ? colors(in: fill) : ""
    func add(_ code: String) { codes += codes.isEmpty ? code : ";" + code }
    if fill == .rule || self == .match || (isMatch && fill == .bar) { add("4") }
    if fill == .bar || self == .currentMatch { add("7") }
    return codes
  }

  private func colors(in fill: Frame.Fill) -> String {
    switch (self, fill) {
    case (.match, _), (.currentMatch, _), (.heading, .bar): Self.accent
    case (.heading, .rule): "1;" + Self.accent
    case (_, .bar), (.plain, _), (.link, _), (.removed, _), (.added, _): ""
    default: StyledText.codes(for: self)
    }
  }
}
