/// How well a word of a query matches an entry; the best first.
package enum SearchRank: Int, Comparable, Sendable {
  case nameEqual
  case nameBegins
  case wordOfNameBegins
  case nameContains
  case imageName
  case shortDescription
  /// The full text contains it.
  case description

  package static func < (one: SearchRank, other: SearchRank) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// A member of an entry that a search reads.
package enum SearchMember: Int, CaseIterable, Sendable {
  case name, imageName, shortDescription, description

  /// The members that are searched after the name.
  static let others: [SearchMember] = [.imageName, .shortDescription, .description]

  /// The rank of a match in it; of a name, ``SearchTerm/rank(ofName:)`` returns a better one.
  var rank: SearchRank {
    switch self {
    case .name: .nameContains
    case .imageName: .imageName
    case .shortDescription: .shortDescription
    case .description: .description
    }
  }
}

/// How an entry matches a query.
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

// Places, not the entries themselves: other modules use a generic type without specialization, and
// sorting tuples of one that is not known takes longer than the search.
extension [SearchMatch] {
  /// The places of the matches that count, among those of all entries in the order of the document.
  ///
  /// Accidental matches are found only if consonants of the query match no name.
  package var found: [Int] {
    let namesMatch = contains { $0.matchesInitialsOfName && !$0.isAccidental }
    return namesMatch ? indices.filter { !self[$0].isAccidental } : Array<Int>(indices)
  }

  /// The same, the best first; matches of one score in the order of the document.
  package var foundByScore: [Int] {
    found.sorted { (self[$0].score, $0) < (self[$1].score, $1) }
  }
}
