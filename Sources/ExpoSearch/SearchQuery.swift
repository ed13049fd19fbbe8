/// The words that an entry must contain, and those that it must not.
///
/// `한국 "현악기의 하나" -해금`: both 한국 and the phrase must match, each in any member, and 해금 in none.
/// - Words are separated by white space. A word in quotes, straight or curly, is a phrase; an
///   unclosed quote ends with the query.
/// - A hyphen before a word or phrase excludes it. A hyphen alone is ignored.
/// - An entry's rank is the sum of the ranks of the words (``SearchRank``). Where the words
///   together match the name, that rank counts for each of them.
/// - A word of consonants matches names, and elsewhere the beginnings of words; it matches inside
///   the words of running text only if no name matches.
package struct SearchQuery: Sendable {
  package let text: String
  let terms: [SearchTerm]
  let excluded: [SearchTerm]
  /// All words in a row, as a name may contain them; nil for a single word.
  let phrase: SearchTerm?

  package init(_ text: String) {
    self.text = text
    var words: [(text: String, term: SearchTerm)] = []
    var excluded: [SearchTerm] = []
    var rest = Substring(text).unicodeScalars
    while true {
      rest = rest.drop(while: \.properties.isWhitespace)
      guard let first = rest.first else { break }
      if first == "-" { rest.removeFirst() }
      let word = Self.takeWord(from: &rest)
      guard let term = SearchTerm(word) else { continue }
      if first == "-" { excluded.append(term) } else { words.append((word, term)) }
    }
    terms = words.map(\.term)
    self.excluded = excluded
    phrase = terms.count > 1 ? SearchTerm(words.map(\.text).joined(separator: " ")) : nil
  }

  /// Each with the quotes that end the phrase.
  static let quotes: [Unicode.Scalar: [Unicode.Scalar]] = [
    "\"": ["\""], "“": ["”", "“"], "”": ["”"], "„": ["“", "”"], "＂": ["＂"],
  ]

  /// Takes a word or phrase from the beginning of what is left: `"두 줄" 해금` → 두 줄.
  private static func takeWord(from rest: inout Substring.UnicodeScalarView) -> String {
    if let first = rest.first, let ends = quotes[first] {
      let phrase = rest.dropFirst().prefix { !ends.contains($0) }
      rest = rest[phrase.endIndex...].dropFirst()
      return String(phrase)
    }
    let word = rest.prefix { !$0.properties.isWhitespace }
    rest = rest[word.endIndex...]
    return String(word)
  }

  /// Every entry matches a query without words.
  package var isEmpty: Bool { terms.isEmpty && excluded.isEmpty }

  /// The strings of the entry are valid and without `\u`; all of its text counts.
  package func mayMatch(_ entry: SearchedText) -> Bool {
    terms.allSatisfy { $0.matches(entry, atWord: false) }
  }

  /// Nil if the entry does not match; `read` is called at most once for each member.
  package func match(_ read: (SearchMember) -> SearchedText?) -> SearchMatch? {
    var texts = [SearchedText??](repeating: nil, count: SearchMember.allCases.count)
    func text(_ member: SearchMember) -> SearchedText? {
      if let text = texts[member.rawValue] { return text }
      let text = read(member)
      texts[member.rawValue] = .some(text)
      return text
    }
    var match = SearchMatch()
    let phraseRank = phrase.flatMap { text(.name).flatMap($0.rank(ofName:)) }
    for term in terms {
      guard let found = term.match(text) else { return nil }
      match.score += min(found.rank, phraseRank ?? found.rank).rawValue
      if found.isAccidental { match.isAccidental = true }
      if term.isInitials, found.rank <= .nameContains { match.matchesInitialsOfName = true }
    }
    return excluded.contains { $0.match(text) != nil } ? nil : match
  }

  package func ranges(in text: String) -> [Range<String.Index>] {
    byteRanges(in: text).map { range in
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      return start..<text.utf8.index(start, offsetBy: range.count)
    }
  }

  /// The ranges of the matches in UTF-8 bytes of the text, from left to right, without overlaps.
  package func byteRanges(in text: String) -> [Range<Int>] {
    if terms.count == 1 { return terms[0].byteRanges(in: text) }
    let all = terms.flatMap { $0.byteRanges(in: text) }.sorted { $0.lowerBound < $1.lowerBound }
    return all.reduce(into: []) { ranges, range in
      if let last = ranges.last, range.lowerBound < last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }
}

extension SearchTerm {
  /// The best member that the term matches, and whether it does so only inside words that its
  /// consonants do not begin.
  fileprivate func match(
    _ text: (SearchMember) -> SearchedText?
  ) -> (rank: SearchRank, isAccidental: Bool)? {
    if let rank = text(.name).flatMap(rank(ofName:)) { return (rank, false) }
    for atWord in isInitials ? [true, false] : [false] {
      for member in SearchMember.others {
        guard let text = text(member), matches(text, atWord: atWord) else { continue }
        return (member.rank, isInitials && !atWord)
      }
    }
    return nil
  }
}

/// How well a word of a query matches an entry; the best first.
enum SearchRank: Int, Comparable, Sendable {
  case nameEqual
  case nameBegins
  case wordOfNameBegins
  case nameContains
  case imageName
  case shortDescription
  case description

  static func < (one: SearchRank, other: SearchRank) -> Bool {
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
  /// The indices in the order of the document; accidental matches only if consonants match no name.
  package var found: [Int] {
    let namesMatch = contains { $0.matchesInitialsOfName && !$0.isAccidental }
    return namesMatch ? indices.filter { !self[$0].isAccidental } : Array<Int>(indices)
  }

  /// The best first; matches of one score in the order of the document.
  package var foundByScore: [Int] {
    found.sorted { (self[$0].score, $0) < (self[$1].score, $1) }
  }
}
