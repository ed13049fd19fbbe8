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
    var (excerpts, excerpt) = ([StyledText](), StyledText())
    let parts = difference.parts
    let texts = { (kind: TextDifference.Kind) in
      Set(parts.filter { $0.kind == kind }.map { core(of: $0.text) })
    }
    let moved = texts(.removed).intersection(texts(.added))
    for (place, part) in parts.enumerated() {
      switch part.kind {
      case .removed, .added:
        let isMoved = moved.contains(core(of: part.text))
        let text = isMoved ? shortened(part.text) : part.text
        excerpt.append(visible(text, isChange: true), part.kind == .added ? .added : .removed)
      case .kept:
        let words = TextWords.ranges(of: part.text)
        let isFirst = place == 0
        let isLast = place == parts.count - 1
        let limit = (isFirst ? 0 : context) + (isLast ? 0 : context)
        if words.count <= limit, part.text.utf8.count <= contextLength {
          excerpt.append(visible(part.text, isChange: false))
          continue
        }
        if !isFirst {
          let end = words[min(context, words.count) - 1].upperBound
          excerpt.append(trimmed(part.text[..<end].prefix(contextLength), isStart: true) + " …")
          excerpts.append(excerpt)
          excerpt = StyledText()
        }
        if !isLast {
          let start = words[max(0, words.count - context)].lowerBound
          excerpt.append("… " + trimmed(part.text[start...].suffix(contextLength), isStart: false))
        }
      }
    }
    return excerpt.string.isEmpty ? excerpts : excerpts + [excerpt]
  }

  private static func core(of text: String) -> String {
    String(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// The first and the last words of a long text.
  private static func shortened(_ text: String) -> String {
    let words = TextWords.ranges(of: text)
    guard words.count > context * 3 else { return text }
    let (head, tail) = (words[context - 1].upperBound, words[words.count - context].lowerBound)
    return text[..<head] + "… " + text[tail...]
  }

  /// A part without blanks at its outer end.
  private static func trimmed(_ text: Substring, isStart: Bool) -> String {
    let isBlank = { (character: Character) in character.isWhitespace }
    if !isStart { return visible(String(text.drop(while: isBlank)), isChange: false) }
    let end = text.lastIndex { !isBlank($0) }.map(text.index(after:)) ?? text.startIndex
    return visible(String(text[..<end]), isChange: false)
  }

  /// A text on one line: `¶` for each line end, and `␣` for the blanks of a change that has nothing else.
  static func visible(_ text: String, isChange: Bool) -> String {
    let isBlank = isChange && text.allSatisfy(\.isWhitespace)
    var (shown, isAfterBreak) = ("", false)
    for character in text {
      if isAfterBreak, !character.isWhitespace, !isBlank { shown += " " }
      isAfterBreak = character.isNewline
      if character.isNewline {
        shown += "¶"
      } else if isBlank, character != "\t" {
        shown += "␣"
      } else {
        shown.append(character)
      }
    }
    return shown
  }
}
