import ExpoBase
import ExpoJSON
import ExpoModel

/// Rules for the document that describes an exposition: EX404 to EX407, and those for its text.
struct ExpositionRules {
  private let dialect: Dialect

  init(_ dialect: Dialect) {
    self.dialect = dialect
  }

  func problems(in root: JSONNode) -> [ContentProblem] {
    Exposition.CodingKeys.allCases.flatMap { key -> [ContentProblem] in
      let names = dialect.names(of: key.stringValue)
      guard let member = names.lazy.compactMap({ Member($0, of: root) }).first else { return [] }
      switch key {
      case .visitors: return visitors(member)
      case .duration: return TextRules.problems(in: member) + duration(member)
      case .title, .location, .description: return TextRules.problems(in: member)
      }
    }
  }

  private func visitors(_ member: Member) -> [ContentProblem] {
    guard let number = member.node.number, number.hasPrefix("-"),
      number.contains(where: { ("1"..."9").contains($0) })
    else { return [] }
    return [ContentProblem(.negativeCount(key: member.key), at: member.location)]
  }

  private func duration(_ member: Member) -> [ContentProblem] {
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
    case .impossibleDay(let range):
      let day = String(decoding: Array(text.utf8)[range], as: UTF8.self)
      return [ContentProblem(.impossibleDate(day), at: member.location(ofText: range))]
    case .reversed(let first, let last):
      return [
        ContentProblem(
          .reversedDuration(first: first.description, last: last.description), at: member.location)
      ]
    case .unreadable:
      return [ContentProblem(.badDuration(text, suggestion: nil), at: member.location)]
    }
  }
}

/// The members that a project adds to its entries: EX302 for values that cannot be shown.
struct FactRules {
  private let keys: Set<String>
  private let alternativeKey: String?

  init(_ dialect: Dialect) {
    alternativeKey = dialect.alternativeKey
    keys = Set(dialect.facts.map(\.key)).union([dialect.alternativeKey].compactMap(\.self))
  }

  /// Reports values that are neither strings nor numbers.
  func report(on element: EntriesSurvey.Element, to findings: inout FindingCollector) {
    if keys.isEmpty { return }
    for (key, value) in element.node.members {
      guard let key = key.string, keys.contains(key), !isShown(value, key) else { continue }
      findings.report(
        DecodeError(
          .typeMismatch(expected: .text, found: JSONType(value.kind), key: key),
          at: value.location(at: element.pointer.appending(key))))
    }
  }

  private func isShown(_ value: JSONNode, _ key: String) -> Bool {
    switch value.kind {
    case .string, .missing: true
    case .number: key != alternativeKey
    case .object, .array, .boolean, .null: false
    }
  }
}
