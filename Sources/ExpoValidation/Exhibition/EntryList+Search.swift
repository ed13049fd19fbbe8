import ExpoModel
package import ExpoText

extension EntryList {
  /// How an entry matches a query; nil if it does not.
  ///
  /// Reads only the members that it compares, so the entry need not be readable as a whole.
  package func match(_ query: SearchQuery, _ element: Element) -> SearchMatch? {
    query.match { text($0.key, of: element) }
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
