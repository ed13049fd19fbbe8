import ExpoJSON
import ExpoModel
package import ExpoSearch

/// A search through the entries of a list.
package struct EntryScan {
  private let list: EntryList
  private let query: SearchQuery
  /// Whether only the four members are searched.
  private let hasNoFacts: Bool

  /// Creates a search for a query.
  package init(_ query: SearchQuery, in list: EntryList) {
    (self.list, self.query) = (list, query)
    hasNoFacts = list.dialect.facts.isEmpty
  }

  /// How an entry matches; nil if it does not.
  ///
  /// Reads only the members that it compares, so the entry need not be readable as a whole. Plain
  /// strings are searched where they stand.
  package func match(_ element: EntryList.Element) -> SearchMatch? {
    let bytes = list.file.bytes
    if hasNoFacts, element.node.hasOnlyPlainStrings,
      !query.mayMatch(SearchedText(writtenIn: bytes, at: element.bytes))
    {
      return nil
    }
    return query.match { member in
      if hasNoFacts || member != .description,
        let place = list.node(member.key, of: element)?.plainContent
      {
        return SearchedText(writtenIn: bytes, at: place)
      }
      return list.text(member, of: element).map(SearchedText.init)
    }
  }
}

extension EntryList {
  /// The text of a member that a search compares; nil if there is none.
  fileprivate func text(_ member: SearchMember, of element: Element) -> String? {
    let text = text(member.key, of: element)
    return member == .description ? withFacts(text, of: element) : text
  }

  /// The full text of an entry and its facts, which are searched together.
  private func withFacts(_ text: String?, of element: Element) -> String? {
    if dialect.facts.isEmpty { return text }
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
