import ExpoJSON
import ExpoModel

/// The sentences are in Resources/problems/content.txt; here are those that need more than the values
/// of a kind.
extension ContentProblem {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  func words(in language: Language) -> ProblemWords {
    switch kind {
    case .wrongRoot(_, .entries(let pointer)):
      return .entriesInMember(VisibleText.quoted(pointer.tokens.joined(separator: "/")), language)
    case .wrongRoot(let kind, .textOfJSON):
      let file = SourceFile.operand(named: location.file).shellWord
      return .textOfJSON(Self.words(in: language, expected: kind), file: file, language)
    case .wrongRoot(let kind, .object(let keys)) where !keys.isEmpty:
      let expected = Self.words(in: language, expected: kind)
      let list = keys.map { "'\($0)'" }.joined(separator: ", ")
      let isKorean = keys.joined().unicodeScalars.contains { "\u{AC00}"..."\u{D7A3}" ~= $0 }
      return isKorean
        ? .koreanObject(expected, keys: list, language)
        : .otherObject(expected, keys: list, language)
    case .negativeCount(let key, let number):
      return .negativeCount(key, positive: number.drop { $0 == "-" }, language)
    case .impossibleDate(let date, .day(let month, let year, let length)):
      return .impossibleDay(
        date, month: Self.months[month - 1], number: month, year: month == 2 ? "\(year)" : nil,
        length: length, language)
    case .literalLineBreak(let key, let breaks):
      return .literalLineBreak(key, count: breaks.count == 1 ? nil : "\(breaks.count)", language)
    case .markup(let key, let first, let ranges, let meant):
      let others = ranges.count == 1 ? nil : "\(ranges.count - 1)"
      if first.lowercased().hasPrefix("<br") {
        return .lineBreakTag(key, tag: first, others: others, language)
      }
      return meant.isEmpty
        ? .tag(key, tag: first, others: others, language)
        : .entity(key, entity: first, others: others, language)
    default: return plainWords(in: language)
    }
  }

  static func words(in language: Language, expected kind: DocumentKind?) -> String {
    switch kind {
    case .entries?: language.pick(en: "an array of entries", ko: "항목 배열이어야")
    case .exposition?: language.pick(en: "an exposition, which is an object", ko: "박람회 객체여야")
    case nil: language.pick(en: "an exposition or an array of entries", ko: "박람회 객체나 항목 배열이어야")
    }
  }
}
