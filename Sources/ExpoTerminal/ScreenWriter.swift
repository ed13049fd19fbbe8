import ExpoText

/// Turns frames into bytes for a terminal: only the rows that changed, in one write.
///
/// Each row is drawn at its own coordinates: if a terminal draws a character wider than measured, only
/// the rest of that row is wrong.
package struct ScreenWriter: Sendable {
  private static let showCursor = "\u{1B}[?25h"
  private static let hideCursor = "\u{1B}[?25l"

  /// Whether bold, dim and underlined text is used, not only reversed.
  private let hasStyles: Bool
  private var last: Frame?

  /// Creates a writer for a screen with unknown content.
  package init(hasStyles: Bool = true) {
    self.hasStyles = hasStyles
  }

  /// Forgets the content of the screen, so that the next frame is written whole.
  package mutating func forget() {
    last = nil
  }

  /// The bytes that change the screen from the last frame to this one; none if nothing changes.
  package mutating func bytes(showing frame: Frame) -> [UInt8] {
    defer { last = frame }
    let isKnown = last?.size == frame.size
    var output = isKnown ? "" : "\u{1B}[0m\u{1B}[2J"
    for (row, line) in frame.lines.enumerated() {
      let before = isKnown ? last?.lines[row] : Frame.Line(StyledText())
      if line != before { output += place(row) + rendered(line) }
    }
    if output.isEmpty, last?.cursor == frame.cursor { return [] }
    // A visible cursor would flicker while rows are drawn.
    if last?.cursor != nil, !output.isEmpty { output = Self.hideCursor + output }
    if let cursor = frame.cursor {
      output += place(frame.size.rows - 1, cursor) + Self.showCursor
    } else if last == nil || last?.cursor != nil {
      output += Self.hideCursor
    }
    return Array(output.utf8)
  }

  private func place(_ row: Int, _ column: Int = 0) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }

  /// A row, with the rest of it erased; after a full row, terminals would erase the last cell.
  private func rendered(_ line: Frame.Line) -> String {
    var output = ""
    line.text.forEachRun { role, run in
      let codes = TextStyle.codes(of: role, isReversed: line.isReversed, hasStyles: hasStyles)
      output += codes.isEmpty ? String(run) : "\u{1B}[\(codes)m\(run)\u{1B}[0m"
    }
    return line.isFull ? output : output + "\u{1B}[K"
  }
}
