/// The entries that a query matches, in the order of the document or the best first.
package struct SearchRanking<Element> {
  private var all: [(element: Element, match: SearchMatch)] = []

  /// Creates an empty ranking.
  package init() {}

  /// Adds an entry; in the order of the document.
  package mutating func append(_ element: Element, _ match: SearchMatch) {
    all.append((element, match))
  }

  /// The entries found, in the order of the document.
  package var inOrder: [Element] { found.map(\.element) }

  /// The entries found, the best first; entries of one score in the order of the document.
  package var byScore: [Element] {
    let ordered = found.enumerated().sorted {
      ($0.element.match.score, $0.offset) < ($1.element.match.score, $1.offset)
    }
    return ordered.map(\.element.element)
  }

  /// Accidental matches are found only if consonants of the query match no name.
  private var found: [(element: Element, match: SearchMatch)] {
    let namesMatch = all.contains { $0.match.matchesInitialsOfName && !$0.match.isAccidental }
    return namesMatch ? all.filter { !$0.match.isAccidental } : all
  }
}
