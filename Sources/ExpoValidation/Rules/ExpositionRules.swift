import ExpoJSON
import ExpoModel
import ExpoText

/// Rules for the document that describes an exposition: EX404 to EX407, and those for its text.
enum ExpositionRules {
  static func problems(in root: JSONNode) -> [ContentProblem] {
    Exposition.CodingKeys.allCases.flatMap { key -> [ContentProblem] in
      guard let member = Member(key.stringValue, of: root) else { return [] }
      switch key {
      case .visitors: return visitors(member)
      case .duration: return TextRules.problems(in: member) + duration(member)
      case .title, .location, .description: return TextRules.problems(in: member)
      }
    }
  }

  private static func visitors(_ member: Member) -> [ContentProblem] {
    let node = member.node
    guard node.kind == .number, !node.isDamaged, node.spelling.hasPrefix("-"),
      node.spelling.contains(where: { ("1"..."9").contains($0) })
    else { return [] }
    return [.negativeCount(key: member.key, at: member.site)]
  }

  private static func duration(_ member: Member) -> [ContentProblem] {
    guard let text = member.soundText, !text.allSatisfy(\.isWhitespace) else { return [] }
    switch ExpositionPeriod.Reading(text) {
    case .canonical: return []
    case .bareYear: return [.bareYear(text, at: member.site)]
    case .oneDay: return [.oneDay(text, at: member.site)]
    case .variant(let period):
      // White space around the form is reported as that.
      guard trimmed(text) != period.description else { return [] }
      return [.badDuration(text, suggestion: period.description, at: member.site)]
    case .impossibleDay(let range):
      let day = String(decoding: Array(text.utf8)[range], as: UTF8.self)
      return [.impossibleDate(day, at: member.site(ofText: range))]
    case .reversed(let first, let last):
      return [
        .reversedDuration(first: first.description, last: last.description, at: member.site)
      ]
    case .unreadable: return [.badDuration(text, suggestion: nil, at: member.site)]
    }
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
