package import ExpoBase

/// The source around a location: numbered lines and a caret, measured in terminal cells.
///
/// A line wider than the available width is cut to a window around the location, with `…` at the
/// cuts; the lines before and after are shown only if the window is at the left edge.
struct Excerpt {
  private let file: SourceFile
  private let lines: LineIndex
  private let bytes: Range<Int>
  private let line: Int
  private let width: Int

  /// The width beyond which no line of text is wider: a caller may ask for `Int.max`.
  private static let widest = 10_000

  /// The cells before the `|` of every row.
  let gutter: Int

  init(
    file: SourceFile, lines: LineIndex, bytes: Range<Int>, at start: Position, width: Int
  ) {
    self.file = file
    self.lines = lines
    self.bytes = bytes
    self.line = start.line
    self.gutter = String(min(start.line + 1, lines.lines.upperBound - 1)).utf8.count + 1
    self.width = min(max(20, width), Self.widest) - gutter - 2
  }

  func append(to text: inout StyledText, marking role: StyledText.Role) {
    let content = lines.bytes(ofLine: line)
    let window = LineWindow(file, line: content, around: bytes, width: width)
    appendRow("", to: &text)
    if window.isAtLeftEdge { appendContext(line - 1, to: &text) }
    appendRow(String(line), to: &text, window.text)
    appendCaret(window, role, to: &text)
    if window.isAtLeftEdge { appendContext(line + 1, to: &text) }
  }

  private func appendContext(_ number: Int, to text: inout StyledText) {
    guard lines.lines.contains(number) else { return }
    let content = lines.bytes(ofLine: number)
    guard !content.isEmpty else { return }
    let start = content.lowerBound..<content.lowerBound
    let window = LineWindow(file, line: content, around: start, width: width)
    appendRow(String(number), to: &text, window.text)
  }

  private func appendCaret(
    _ window: LineWindow, _ role: StyledText.Role, to text: inout StyledText
  ) {
    text.append(String(repeating: " ", count: gutter) + "| ", .gutter)
    text.append(String(repeating: " ", count: window.caretOffset))
    text.append(String(repeating: "^", count: window.caretWidth), role)
    text.endLine()
  }

  private func appendRow(_ number: String, to text: inout StyledText, _ content: String = "") {
    let padding = String(repeating: " ", count: gutter - 1 - number.utf8.count)
    text.append(padding + number + (content.isEmpty ? " |" : " | "), .gutter)
    text.append(content)
    text.endLine()
  }
}
