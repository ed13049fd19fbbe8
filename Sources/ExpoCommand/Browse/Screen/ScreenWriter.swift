import ExpoTerminal
import ExpoBase

/// Turns frames into bytes for a terminal: only the rows that changed, in one write.
///
/// Rows that moved are scrolled where the terminal can do that. Each part of a row is drawn at its own
/// coordinates: if a terminal draws a character wider than measured, only the rest of that part is wrong.
struct ScreenWriter: Sendable {
  private static let showCursor = Array("\u{1B}[?25h".utf8)
  private static let hideCursor = Array("\u{1B}[?25l".utf8)
  /// Erases the rest of a row.
  private static let eraseRest = Array("\u{1B}[K".utf8)
  private static let plain = Array("\u{1B}[m".utf8)
  private static let beginUpdate = Array("\u{1B}[?2026h".utf8)
  private static let endUpdate = Array("\u{1B}[?2026l".utf8)
  /// The bytes that come to a terminal at once; of more it could show a part.
  private static let longestUpdate = 512

  private static let leastShared = 4

  /// Whether colours, bold and dim text are used, not only reversed and underlined.
  private let hasStyles: Bool
  /// Whether names of files are links.
  private let hasLinks: Bool
  private let terminal: TerminalFeatures
  private var last: Frame?
  /// The rows that the terminal scrolls; nil if unknown.
  private var region: ClosedRange<Int>?
  /// What is written for a frame.
  private var output: [UInt8] = []
  /// The cell of the cursor, as far as it is known.
  private var cursor: (row: Int, column: Int)?

  /// Creates a writer for a screen with unknown content.
  ///
  /// Nothing is known of the terminal by default. Links are left out unless it has styles.
  init(
    hasStyles: Bool = true, hasLinks: Bool = true,
    terminal: TerminalFeatures = TerminalFeatures(name: "", description: nil)
  ) {
    self.hasStyles = hasStyles
    self.hasLinks = hasLinks && hasStyles && terminal.skipsUnknown
    self.terminal = terminal
  }

  /// Forgets the content of the screen, so that the next frame is written whole.
  mutating func forget() {
    last = nil
  }

  /// The bytes that change the screen from the last frame to this one; none if nothing changes.
  mutating func bytes(showing frame: Frame) -> [UInt8] {
    defer { last = frame }
    (output, cursor) = ([], nil)
    write(frame)
    if output.isEmpty, last?.cursor == frame.cursor { return [] }
    // A visible cursor would flicker while rows are drawn.
    if last?.cursor != nil, !output.isEmpty { output = Self.hideCursor + output }
    if let cursor = frame.cursor {
      place(frame.size.rows - 1, cursor)
      output += Self.showCursor
    } else if last == nil || last?.cursor != nil {
      output += Self.hideCursor
    }
    let isLong = output.count > Self.longestUpdate
    return isLong && terminal.skipsUnknown ? Self.beginUpdate + output + Self.endUpdate : output
  }

  private mutating func write(_ frame: Frame) {
    guard let last, last.size == frame.size else {
      region = nil
      output += "\u{1B}[m\u{1B}[2J".utf8
      for (row, line) in frame.lines.enumerated() { write(line, over: .blank, row: row) }
      return
    }
    let (old, new) = (last.lines, frame.lines)
    let changed = new.indices.filter { new[$0] != old[$0] }
    if terminal.hasScrollRegion, let shift = RowShift(from: old, to: new, changed: changed) {
      scroll(shift)
      for row in shift.stale { write(new[row], over: shift.line(at: row, of: old), row: row) }
    } else {
      for row in changed { write(new[row], over: old[row], row: row) }
    }
  }

  /// Moves the cursor to a cell, both from 0, unless it is there.
  private mutating func place(_ row: Int, _ column: Int) {
    if let cursor, cursor == (row, column) { return }
    output += "\u{1B}[\(row + 1)\(column > 0 ? ";\(column + 1)" : "")H".utf8
  }

  /// Scrolls rows: a line feed in the last of them, or a reverse one in the first (ECMA-48 IND, RI).
  private mutating func scroll(_ shift: RowShift) {
    if shift.rows != region {
      output += "\u{1B}[\(shift.rows.lowerBound + 1);\(shift.rows.upperBound + 1)r".utf8
      region = shift.rows
    }
    let edge = shift.up > 0 ? shift.rows.upperBound : shift.rows.lowerBound
    place(edge, 0)
    for _ in 0..<abs(shift.up) { output += shift.up > 0 ? "\n".utf8 : "\u{1B}M".utf8 }
    cursor = (edge, 0)
  }

  /// Draws a row: only the last part if it alone differs, and of that what differs from where it was.
  private mutating func write(_ line: Frame.Line, over before: Frame.Line, row: Int) {
    let (parts, former) = (line.parts, before.parts)
    let last = parts.count - 1
    // Only the last part may be drawn alone: what erases another erases the rest of the row.
    let isTail =
      last >= 0 && former.count == parts.count && parts[last].column == former[last].column
      && parts[..<last] == former[..<last]
    if !isTail, !former.isEmpty, parts.first?.column != 0 {
      place(row, 0)
      output += Self.eraseRest
    }
    for part in parts[(isTail ? last : 0)...] {
      let shared = isTail ? Self.sharedPrefix(of: part, with: former[last]) : 0
      place(row, part.column + shared)
      render(part, from: shared)
      // After a full row, terminals would erase the last cell.
      if !part.isFull, !former.isEmpty { output += Self.eraseRest }
    }
  }

  /// How many first bytes of a part need not be drawn over another: a few are not worth finding the rest.
  private static func sharedPrefix(of part: Frame.Part, with former: Frame.Part) -> Int {
    guard part.fill == former.fill, part.link == former.link else { return 0 }
    let shared = part.text.sharedPrefix(with: former.text)
    return shared < leastShared ? 0 : shared
  }

  /// Appends a part without some of its first bytes.
  private mutating func render(_ part: Frame.Part, from start: Int) {
    cursor = nil
    let text =
      start == 0 ? part.text : part.text.slice(start..<part.text.string.utf8.count, marking: [])
    text.forEachRun { role, run in
      let codes = codes(of: role, in: part.fill)
      let link = role == .link && hasLinks ? part.link : nil
      if let link { output += link.start.utf8 }
      if !codes.isEmpty { output += "\u{1B}[\(codes)m".utf8 }
      // A part of a string would be copied byte by byte.
      var run = run
      run.withUTF8 { output += $0 }
      if !codes.isEmpty { output += Self.plain }
      if link != nil { output += FileLink.end.utf8 }
    }
  }

  // MARK: Styles

  /// The colour of what is searched for and of the name that is chosen: one that can be read on dark and on
  /// light, also reversed.
  private static let accent = "35"

  /// The codes of a role (ECMA-48 SGR), `1;7`; empty for plain text.
  ///
  /// Findings have the colours of ``StyledText/inColor``. The current match is reversed, the others are
  /// underlined. A bar is reversed and flat, without bold or dim text: only the name that is chosen has a
  /// colour in it, and a match is underlined.
  private func codes(of role: StyledText.Role, in fill: Frame.Fill) -> String {
    let isMatch = role == .match || role == .currentMatch
    var codes = hasStyles ? style(of: role, in: fill) : []
    if fill == .rule || role == .match || (isMatch && fill == .bar) { codes.append("4") }
    if fill == .bar || role == .currentMatch { codes.append("7") }
    return codes.joined(separator: ";")
  }

  private func style(of role: StyledText.Role, in fill: Frame.Fill) -> [String] {
    switch (role, fill) {
    case (.match, .bar), (.currentMatch, .bar): []
    case (.match, _), (.currentMatch, _), (.heading, .bar): [Self.accent]
    case (.heading, .rule): ["1", Self.accent]
    case (_, .bar), (.plain, _), (.link, _), (.removed, _), (.added, _): []
    case (.error, _), (.warning, _), (.note, _), (.help, _), (.location, _), (.heading, .none),
      (.rule, _), (.faint, _), (.gutter, _):
      [StyledText.codes(for: role)]
    }
  }
}
