import ExpoText

/// Turns frames into bytes for a terminal: only the rows that changed, in one piece.
///
/// Every row is placed by its own coordinates, so that a terminal which draws a character wider than
/// was thought harms nothing but the rest of that row.
public struct ScreenWriter: Sendable {
  private static let showCursor = "\u{1B}[?25h"
  private static let hideCursor = "\u{1B}[?25l"

  /// Whether bold, dim and underlined are used besides reverse video.
  private let hasStyles: Bool
  private var last: Frame?

  /// A writer for a screen of which nothing is known.
  public init(hasStyles: Bool = true) {
    self.hasStyles = hasStyles
  }

  /// Forgets what the screen shows: the next frame is written whole.
  public mutating func forget() {
    last = nil
  }

  /// What makes a screen that shows the last frame show this one; nothing if it does already.
  public mutating func bytes(showing frame: Frame) -> [UInt8] {
    defer { last = frame }
    let isKnown = last?.size == frame.size
    var output = isKnown ? "" : "\u{1B}[0m\u{1B}[2J"
    for (row, line) in frame.lines.enumerated() {
      let before = isKnown ? last?.lines[row] : Frame.Line(StyledText())
      if line != before { output += place(row) + rendered(line) }
    }
    if output.isEmpty, last?.cursor == frame.cursor { return [] }
    // A cursor that is shown would flicker over the rows that are written.
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

  /// A row, its rest wiped; behind the last cell of a row terminals wipe that cell itself.
  private func rendered(_ line: Frame.Line) -> String {
    var output = ""
    line.text.forEachRun { role, run in
      let codes = TextStyle.codes(of: role, isReversed: line.isReversed, hasStyles: hasStyles)
      output += codes.isEmpty ? String(run) : "\u{1B}[\(codes)m\(run)\u{1B}[0m"
    }
    return line.isFull ? output : output + "\u{1B}[K"
  }
}
