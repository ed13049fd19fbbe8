import ExpoBase
import ExpoSearch

/// A line of typed text with a cursor.
///
/// The cursor position is counted in characters, as they are drawn; a typed combining mark joins
/// the character before it, and conjoining jamo become syllables.
struct LineEditor: Equatable, Sendable {
  /// The maximum length of a line in characters.
  private static let longest = 1000

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
