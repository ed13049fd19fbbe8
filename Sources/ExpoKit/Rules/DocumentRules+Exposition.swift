import ExpoJSON
import ExpoModel

/// Rules for the document that describes an exposition: EX404 to EX407, and those for its text.
extension DocumentRules {
  func problems(inExposition root: JSONNode) -> [ContentProblem] {
    Exposition.CodingKeys.allCases.flatMap { key -> [ContentProblem] in
      guard let member = Member(dialect.names(of: key.stringValue), of: root) else { return [] }
      switch key {
      case .visitors: return visitors(member)
      case .duration: return TextRule.problems(in: member) + duration(member)
      case .title, .location, .description: return TextRule.problems(in: member)
      }
    }
  }

  private func visitors(_ member: Member) -> [ContentProblem] {
    guard let number = member.node.number, number.hasPrefix("-"),
      number.contains(where: { ("1"..."9").contains($0) })
    else { return [] }
    return [ContentProblem(.negativeCount(key: member.key, number: number), at: member.location)]
  }

  private func duration(_ member: Member) -> [ContentProblem] {
    guard let text = member.clearText, !text.allSatisfy(\.isWhitespace) else { return [] }
    var location = member.location
    let kind: ContentProblem.Kind
    switch ExpositionPeriod.Reading(text) {
    case .canonical: return []
    case .bareYear: kind = .bareYear(text)
    case .oneDay: kind = .oneDay(text)
    case .variant(let period):
      // White space around the form is reported as that.
      guard text.trimmingWhitespace != period.description else { return [] }
      kind = .badDuration(text, suggestion: period.description)
    case .impossibleDay(let range, let fault):
      kind = .impossibleDate(String(decoding: Array(text.utf8)[range], as: UTF8.self), fault)
      location.bytes = member.node.bytes(ofUnescaped: range)
    case .reversed(let first, let last, let meant):
      kind = .reversedDuration(first: first.description, last: last.description, meant: meant)
    case .unreadable: kind = .badDuration(text, suggestion: nil)
    }
    return [ContentProblem(kind, at: location)]
  }
}
