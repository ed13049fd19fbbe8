import ExpoBase
import ExpoSearch

/// A line of typed text with a cursor.
///
/// The cursor position is counted in characters, as they are drawn; a typed combining mark joins
/// the character before it, and conjoining jamo become syllables.
struct LineEditor: Equatable, Sendable {
  /// The maximum length of a line in characters.
  private static let longest = 1000

  /// The text.
  private(set) var text = ""
  /// How many characters are before the cursor.
  private(set) var cursor = 0

  /// Inserts text at the cursor, as one line, without what is too long.
  ///
  /// A space stands for the line ends between two lines.
  mutating func insert(_ typed: String) {
    let room = max(0, Self.longest - text.count)
    let line = typed.split(whereSeparator: \.isNewline).joined(separator: " ")
    let before = text.prefix(cursor) + line.prefix(room)
    let composed = HangulSyllable.spacing(HangulSyllable.composed(String(before)))
    replace(composed[...], text.dropFirst(cursor))
  }

  /// Puts another text in place of all, with the cursor behind it.
  mutating func replace(with text: String) {
    self = LineEditor()
    insert(text)
  }

  /// Deletes the character before the cursor.
  mutating func deleteBackwards() {
    replace(text.prefix(max(0, cursor - 1)), text.dropFirst(cursor))
  }

  /// Deletes the character at the cursor.
  mutating func deleteForwards() {
    replace(text.prefix(cursor), text.dropFirst(cursor + 1))
  }

  /// Deletes the word before the cursor, and the white space between them.
  mutating func deleteWord() {
    var before = text.prefix(cursor)
    while before.last?.isWhitespace == true { before.removeLast() }
    while before.last?.isWhitespace == false { before.removeLast() }
    replace(before, text.dropFirst(cursor))
  }

  /// Deletes everything before the cursor.
  mutating func deleteToStart() {
    replace("", text.dropFirst(cursor))
  }

  /// Moves the cursor by characters; stops at both ends.
  mutating func move(by count: Int) {
    cursor = max(0, min(cursor + count, text.count))
  }

  /// Moves the cursor to the start.
  mutating func moveToStart() { cursor = 0 }

  /// Moves the cursor to the end.
  mutating func moveToEnd() { cursor = text.count }

  private mutating func replace(_ before: Substring, _ after: Substring) {
    (text, cursor) = (String(before + after), before.count)
    cursor = min(cursor, text.count)
  }
}
