import ExpoJSON
import ExpoModel

/// Rules for the document that describes an exposition: EX404 to EX407, and those for its text.
enum ExpositionRules {
  static func problems(in root: JSONNode, _ dialect: Dialect) -> [ContentProblem] {
    Exposition.CodingKeys.allCases.flatMap { key -> [ContentProblem] in
      let names = dialect.names(of: key.stringValue)
      guard let member = names.lazy.compactMap({ Member($0, of: root) }).first else { return [] }
      switch key {
      case .visitors: return visitors(member)
      case .duration: return TextRule.problems(in: member) + duration(member)
      case .title, .location, .description: return TextRule.problems(in: member)
      }
    }
  }

  private static func visitors(_ member: Member) -> [ContentProblem] {
    guard let number = member.node.number, number.hasPrefix("-"),
      number.contains(where: { ("1"..."9").contains($0) })
    else { return [] }
    return [ContentProblem(.negativeCount(key: member.key, number: number), at: member.location)]
  }

  private static func duration(_ member: Member) -> [ContentProblem] {
    guard let text = member.clearText, !text.allSatisfy(\.isWhitespace) else { return [] }
    switch ExpositionPeriod.Reading(text) {
    case .canonical: return []
    case .bareYear: return [ContentProblem(.bareYear(text), at: member.location)]
    case .oneDay: return [ContentProblem(.oneDay(text), at: member.location)]
    case .variant(let period):
      // White space around the form is reported as that.
      guard text.trimmingWhitespace != period.description else { return [] }
      return [
        ContentProblem(.badDuration(text, suggestion: period.description), at: member.location)
      ]
    case .impossibleDay(let range, let fault):
      let day = String(decoding: Array(text.utf8)[range], as: UTF8.self)
      return [ContentProblem(.impossibleDate(day, fault), at: member.location(ofText: range))]
    case .reversed(let first, let last, let meant):
      return [
        ContentProblem(
          .reversedDuration(first: first.description, last: last.description, meant: meant),
          at: member.location)
      ]
    case .unreadable:
      return [ContentProblem(.badDuration(text, suggestion: nil), at: member.location)]
    }
  }
}
