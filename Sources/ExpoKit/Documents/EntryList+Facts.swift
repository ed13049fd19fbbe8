import ExpoJSON
package import ExpoModel

extension EntryList {
  /// The facts of an entry, in the order of the configuration; values of other types,
  /// and those that cannot be read, are left out.
  package func facts(of element: Element) -> [EntryFact] {
    dialect.facts.compactMap { member in
      guard let value = element.node[member.key], !value.isDamaged else { return nil }
      switch value.kind {
      case .string: return value.string.map { EntryFact(member, text: $0) }
      case .number:
        return EntryFact(member, text: value.spelling, isNumber: value.isSound)
      case .object, .array, .boolean, .null, .missing: return nil
      }
    }
  }

  /// The text alternative of an entry's picture; nil if the project names no member for it, or the
  /// entry has none.
  func pictureDescription(of element: Element) -> String? {
    dialect.alternativeKey.flatMap { element.node[$0]?.string }
  }
}
