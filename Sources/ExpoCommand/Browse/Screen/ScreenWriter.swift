import ExpoTerminal
import ExpoBase

/// Turns frames into bytes for a terminal: only the rows that changed, in one write.
///
/// Each part of a row is drawn at its own coordinates: if a terminal draws a character wider than
/// measured, only the rest of that part is wrong.
struct ScreenWriter: Sendable {
  private static let showCursor = Array("\u{1B}[?25h".utf8)
  private static let hideCursor = Array("\u{1B}[?25l".utf8)
  /// Erases the rest of a row.
  private static let eraseRest = Array("\u{1B}[K".utf8)
  private static let plain = Array("\u{1B}[0m".utf8)

  /// Whether colours, bold and dim text are used, not only reversed and underlined.
  private let hasStyles: Bool
  private var last: Frame?

  /// Creates a writer for a screen with unknown content.
  init(hasStyles: Bool = true) {
    self.hasStyles = hasStyles
  }

  /// Forgets the content of the screen, so that the next frame is written whole.
  mutating func forget() {
    last = nil
  }

  /// The bytes that change the screen from the last frame to this one; none if nothing changes.
  mutating func bytes(showing frame: Frame) -> [UInt8] {
    defer { last = frame }
    let isKnown = last?.size == frame.size
    var output: [UInt8] = isKnown ? [] : Array("\u{1B}[0m\u{1B}[2J".utf8)
    let empty = Frame.Line([])
    for (row, line) in frame.lines.enumerated() {
      let before = isKnown ? last?.lines[row] ?? empty : empty
      if line != before { write(line, over: before, row: row, to: &output) }
    }
    if output.isEmpty, last?.cursor == frame.cursor { return [] }
    // A visible cursor would flicker while rows are drawn.
    if last?.cursor != nil, !output.isEmpty { output = Self.hideCursor + output }
    if let cursor = frame.cursor {
      place(frame.size.rows - 1, cursor, in: &output)
      output += Self.showCursor
    } else if last == nil || last?.cursor != nil {
      output += Self.hideCursor
    }
    return output
  }

  /// Moves the cursor to a cell, both from 0.
  private func place(_ row: Int, _ column: Int, in output: inout [UInt8]) {
    output += "\u{1B}[\(row + 1);\(column + 1)H".utf8
  }

  /// Draws the parts of a row that differ, if both rows have the same columns; else the whole row.
  private func write(
    _ line: Frame.Line, over before: Frame.Line, row: Int, to output: inout [UInt8]
  ) {
    let (parts, former) = (line.parts, before.parts)
    let last = parts.count - 1
    // Only the last part may be drawn alone: what erases another erases the rest of the row.
    let isTail =
      last > 0 && former.count == parts.count && parts[last].column == former[last].column
      && parts[..<last] == former[..<last]
    let kept = isTail ? last : 0
    if kept == 0, parts.first?.column != 0 {
      place(row, 0, in: &output)
      output += Self.eraseRest
    }
    for part in parts[kept...] {
      place(row, part.column, in: &output)
      render(part, to: &output)
      // After a full row, terminals would erase the last cell.
      if !part.isFull { output += Self.eraseRest }
    }
  }

  private func render(_ part: Frame.Part, to output: inout [UInt8]) {
    part.text.forEachRun { role, run in
      let codes = codes(of: role, in: part.fill)
      if !codes.isEmpty { output += "\u{1B}[\(codes)m".utf8 }
      // A part of a string would be copied byte by byte.
      var run = run
      run.withUTF8 { output += $0 }
      if !codes.isEmpty { output += Self.plain }
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
    case (_, .bar), (.plain, _), (.removed, _), (.added, _): []
    case (.error, _), (.warning, _), (.note, _), (.help, _), (.location, _), (.heading, .none),
      (.rule, _), (.faint, _), (.gutter, _):
      [StyledText.codes(for: role)]
    }
  }
}
