/// The entries that a query matches, in the order of the document or the best first.
package struct SearchRanking<Element> {
  private var elements: [Element] = []
  private var matches: [SearchMatch] = []

  /// Creates an empty ranking.
  package init() {}

  /// Adds an entry; in the order of the document.
  package mutating func append(_ element: Element, _ match: SearchMatch) {
    elements.append(element)
    matches.append(match)
  }

  /// The entries found, in the order of the document.
  package var inOrder: [Element] { matches.found.map { elements[$0] } }

  /// The entries found, the best first; entries of one score in the order of the document.
  package var byScore: [Element] { matches.foundByScore.map { elements[$0] } }
}

// Not generic: other modules use a generic type without specialization, and sorting tuples of one
// that is not known takes longer than the search.
extension [SearchMatch] {
  /// The places of the matches that count.
  ///
  /// Accidental matches are found only if consonants of the query match no name.
  fileprivate var found: [Int] {
    let namesMatch = contains { $0.matchesInitialsOfName && !$0.isAccidental }
    return namesMatch ? indices.filter { !self[$0].isAccidental } : Array<Int>(indices)
  }

  /// The same, the best first.
  fileprivate var foundByScore: [Int] {
    found.sorted { (self[$0].score, $0) < (self[$1].score, $1) }
  }
}
