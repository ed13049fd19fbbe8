import ExpoBase
import ExpoKit

/// The changes of a text with the words around them, each part in its role.
enum DiffExcerpt {
  /// The most words on each side of a change.
  private static let context = 6
  /// The most characters of them: a word may have any length.
  private static let contextLength = 160

  /// The changes in order, those that are near to each other in one text: `… 세운 탑[은→이] 높다 …`.
  ///
  /// Of a part that was moved inside the text, only the beginning and the end are shown.
  static func all(of difference: TextDifference) -> [StyledText] {
    let parts = difference.parts
    let texts = { (kind: TextDifference.Kind) in
      Set(parts.filter { $0.kind == kind }.map { words(of: $0) })
    }
    let moved = texts(.removed).intersection(texts(.added))
    var excerpts = [StyledText()]
    for (place, part) in parts.enumerated() {
      let isKept = part.kind == .kept
      let role: StyledText.Role = isKept ? .plain : part.kind == .added ? .added : .removed
      let (hasHead, hasTail) = (!isKept || place > 0, !isKept || place < parts.count - 1)
      guard isKept || moved.contains(words(of: part)),
        let ends = ends(of: part.text, hasHead, hasTail)
      else {
        excerpts[excerpts.count - 1].append(visible(part.text, isChange: !isKept), role)
        continue
      }
      if hasHead { excerpts[excerpts.count - 1].append(ends.head + " …", role) }
      if isKept, hasHead, hasTail { excerpts.append(StyledText()) }
      if hasTail { excerpts[excerpts.count - 1].append((isKept ? "… " : " ") + ends.tail, role) }
    }
    return excerpts
  }

  private static func words(of part: TextDifference.Part) -> [Substring] {
    part.text.split(whereSeparator: \.isWhitespace)
  }

  /// The first and the last words of a part; nil if it has no others.
  private static func ends(
    of text: String, _ hasHead: Bool, _ hasTail: Bool
  ) -> (head: String, tail: String)? {
    let words = TextWords.of(text)
    if words.count <= (hasHead ? context : 0) + (hasTail ? context : 0),
      text.utf8.count <= contextLength
    {
      return nil
    }
    let head = words.prefix(context).joined().prefix(contextLength)
    let end = head.lastIndex { !$0.isWhitespace }.map(head.index(after:)) ?? head.startIndex
    let tail = words.suffix(context).joined().suffix(contextLength).drop(while: \.isWhitespace)
    return (visible(String(head[..<end])), visible(String(tail)))
  }

  /// A text on one line: `¶` for each line end, and `␣` for the blanks of a change that has nothing else.
  static func visible(_ text: String, isChange: Bool = false) -> String {
    if isChange, text.allSatisfy(\.isWhitespace) {
      return String(text.map { $0.isNewline ? "¶" : $0 == "\t" ? $0 : "␣" })
    }
    var (shown, isAfterBreak) = ("", false)
    for character in text {
      if isAfterBreak, !character.isWhitespace { shown += " " }
      isAfterBreak = character.isNewline
      shown.append(isAfterBreak ? "¶" : character)
    }
    return shown
  }
}
