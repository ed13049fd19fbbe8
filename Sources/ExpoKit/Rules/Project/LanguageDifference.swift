import ExpoBase
import ExpoJSON

/// EX706: what one language of a document lacks, or has otherwise.
///
/// Texts differ, and so may the names of pictures; the entries and the numbers are the same.
enum LanguageDifference {
  static func problems(in facts: ProjectFacts) -> [CatalogProblem] {
    facts.languages.flatMap { versions in
      versions.dropFirst().flatMap { other in
        versions[0].kind == .entries
          ? entries(versions[0], other) : numbers(versions[0].root, other.root)
      }
    }
  }

  /// The entries that only one of two versions has, by the names of their pictures; if these tell
  /// nothing, the last ones.
  private static func entries(
    _ one: ProjectFacts.Version, _ other: ProjectFacts.Version
  ) -> [CatalogProblem] {
    let names = [one, other].map { EntriesRules($0.dialect).imageReferences(in: $0.root) }
    let isLonger = names[0].count > names[1].count
    let (long, short) = isLonger ? (names[0], names[1]) : (names[1], names[0])
    let known = Set(short.map(\.name))
    let (lacking, count) = (long.filter { !known.contains($0.name) }, long.count - short.count)
    let file = (isLonger ? other : one).root.location(at: .root).file
    return (lacking.count == count ? lacking : long.suffix(count)).map {
      CatalogProblem(.lacksInLanguage($0.name, other: $0.location), at: .start(of: file))
    }
  }

  private static func numbers(_ one: JSONNode, _ other: JSONNode) -> [CatalogProblem] {
    one.members.compactMap { member in
      guard let key = member.key.string, member.value.kind == .number,
        let found = other[key], found.kind == .number, found.spelling != member.value.spelling
      else { return nil }
      let pointer = JSONPointer([key])
      return CatalogProblem(
        .differsByLanguage(
          key, here: found.spelling, there: member.value.spelling,
          other: member.value.location(at: pointer)),
        at: found.location(at: pointer))
    }
  }
}
