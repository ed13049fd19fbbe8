import ExpoModel
import ExpoJSON
import ExpoBase

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
          .shape(.typeMismatch(expected: .text, found: JSONType(value.kind), key: key)),
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
