/// How well a word of a query matches an entry; the best first.
package enum SearchRank: Int, Comparable, Sendable {
  case nameEqual
  case nameBegins
  case wordOfNameBegins
  case nameContains
  case imageName
  case shortDescription
  case description

  package static func < (one: SearchRank, other: SearchRank) -> Bool {
    one.rawValue < other.rawValue
  }
}

package enum SearchMember: Int, CaseIterable, Sendable {
  case name, imageName, shortDescription, description

  /// The members that are searched after the name.
  static let others: [SearchMember] = [.imageName, .shortDescription, .description]

  /// ``SearchTerm/rank(ofName:)`` returns a better rank for a name.
  var rank: SearchRank {
    switch self {
    case .name: .nameContains
    case .imageName: .imageName
    case .shortDescription: .shortDescription
    case .description: .description
    }
  }
}

package struct SearchMatch: Equatable, Sendable {
  /// The sum of the ranks of the query's words; the smallest is the best.
  package var score = 0
  /// Whether consonants of the query match the name.
  package var matchesInitialsOfName = false
  /// Whether consonants of the query match only inside words of running text.
  ///
  /// Such an entry is found only if no name matches.
  package var isAccidental = false

  package init(score: Int = 0) { self.score = score }
}

// Indices, not the entries themselves: other modules use a generic type without specialization, and
// sorting tuples of an unknown type takes longer than the search.
extension [SearchMatch] {
  /// In the order of the document; accidental matches only if consonants match no name.
  package var found: [Int] {
    let namesMatch = contains { $0.matchesInitialsOfName && !$0.isAccidental }
    return namesMatch ? indices.filter { !self[$0].isAccidental } : Array<Int>(indices)
  }

  /// The best first; matches of one score in the order of the document.
  package var foundByScore: [Int] {
    found.sorted { (self[$0].score, $0) < (self[$1].score, $1) }
  }
}
