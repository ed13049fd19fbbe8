import ExpoModel
package import ExpoText

extension EntryList {
  /// How an entry matches a query; nil if it does not.
  ///
  /// Reads only the members that it compares, so the entry need not be readable as a whole.
  package func match(_ query: SearchQuery, _ element: Element) -> SearchMatch? {
    query.match { member in
      let text = text(member.key, of: element)
      return member == .description ? withFacts(text, of: element) : text
    }
  }

  /// The full text of an entry and its facts, which are searched together.
  private func withFacts(_ text: String?, of element: Element) -> String? {
    if dialect.facts.isEmpty { return text }
    let texts = [text].compactMap(\.self) + facts(of: element).map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension SearchMember {
  fileprivate var key: Entry.CodingKeys {
    switch self {
    case .name: .name
    case .imageName: .imageName
    case .shortDescription: .shortDescription
    case .description: .description
    }
  }
}
