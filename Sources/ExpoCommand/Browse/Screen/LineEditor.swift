import ExpoBase
import ExpoSearch

/// A line of typed text with a cursor.
///
/// The cursor position counts characters; a typed combining mark joins the character before it, and
/// conjoining jamo become syllables.
struct LineEditor: Equatable, Sendable {
  /// In characters.
  private static let longest = 1000

  private(set) var text = ""
  /// The characters before the cursor.
  private(set) var cursor = 0

  /// Inserts text at the cursor up to the maximum length, with a space in place of each line end.
  mutating func insert(_ typed: String) {
    let room = max(0, Self.longest - text.count)
    let line = typed.split(whereSeparator: \.isNewline).joined(separator: " ")
    let before = text.prefix(cursor) + line.prefix(room)
    let composed = HangulSyllable.spacing(HangulSyllable.composed(String(before)))
    replace(composed[...], text.dropFirst(cursor))
  }

  /// Replaces the text, and moves the cursor to its end.
  mutating func replace(with text: String) {
    self = LineEditor()
    insert(text)
  }

  /// Deletes or moves as a key of prompts means it.
  mutating func edit(_ meaning: KeyMeaning) {
    var before = text.prefix(cursor)
    let after = text.dropFirst(cursor)
    switch meaning {
    case .characterLeft: cursor = max(0, cursor - 1)
    case .characterRight: cursor = min(cursor + 1, text.count)
    case .startOfLine: cursor = 0
    case .endOfLine: cursor = text.count
    case .erase: replace(before.dropLast(), after)
    case .eraseForwards: replace(before, after.dropFirst())
    case .eraseToStart: replace("", after)
    case .eraseWord:
      while before.last?.isWhitespace == true { before.removeLast() }
      while before.last?.isWhitespace == false { before.removeLast() }
      replace(before, after)
    default: break
    }
  }

  private mutating func replace(_ before: Substring, _ after: Substring) {
    (text, cursor) = (String(before + after), before.count)
    cursor = min(cursor, text.count)
  }
}
