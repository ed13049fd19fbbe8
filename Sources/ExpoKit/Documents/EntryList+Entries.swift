import ExpoJSON
import ExpoModel
package import ExpoSearch

extension EntryList {
  /// Nil if the entry does not match.
  ///
  /// Reads only the members that it compares, so the entry need not be readable as a whole. Plain
  /// strings are searched where they are written.
  package func match(_ element: Element, for query: SearchQuery) -> SearchMatch? {
    let bytes = file.bytes
    let hasNoFacts = validator.dialect.facts.isEmpty
    if hasNoFacts, element.node.hasOnlyPlainStrings,
      !query.mayMatch(SearchedText(writtenIn: bytes, at: element.bytes))
    {
      return nil
    }
    return query.match { member in
      if hasNoFacts || member != .description,
        let range = node(member.key, of: element)?.plainContent
      {
        return SearchedText(writtenIn: bytes, at: range)
      }
      return text(member, of: element).map(SearchedText.init)
    }
  }

  /// The full text includes the facts.
  private func text(_ member: SearchMember, of element: Element) -> String? {
    let text = text(member.key, of: element)
    if member != .description || dialect.facts.isEmpty { return text }
    let texts = [text].compactMap(\.self) + facts(of: element).map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension SearchMember {
  var key: Entry.CodingKeys {
    switch self {
    case .name: .name
    case .imageName: .imageName
    case .shortDescription: .shortDescription
    case .description: .description
    }
  }
}
