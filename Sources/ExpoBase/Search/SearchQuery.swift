/// The words of a search: those that an entry must contain, and those that it must not.
///
/// `한국 "현악기의 하나" -해금`: both 한국 and the phrase must match, each in any member, and 해금 in none.
/// - Words are separated by white space. A word in quotes, straight or curly, is a phrase; a quote
///   that is not closed ends with the query.
/// - A hyphen before a word or phrase excludes it. A hyphen alone is ignored.
/// - An entry's rank is the sum of the ranks of the words (``SearchRank``). Where the words together
///   match the name, that rank counts for each of them.
/// - A word of consonants matches names, and elsewhere the beginnings of words; it matches inside the
///   words of running text only if no name matches.
package struct SearchQuery: Sendable {
  let terms: [SearchTerm]
  let excluded: [SearchTerm]
  /// All words in their order, as a name may contain them.
  let phrase: SearchTerm

  /// Creates a query from the typed text.
  package init(_ text: String) {
    let words = SearchWord.words(of: text)
    let wanted = words.filter { !$0.isExcluded }
    terms = wanted.map { SearchTerm($0.text) }
    excluded = words.filter(\.isExcluded).map { SearchTerm($0.text) }
    phrase = SearchTerm(wanted.map(\.text).joined(separator: " "))
  }

  /// Whether the query has no words, so that every entry matches.
  package var isEmpty: Bool { terms.isEmpty && excluded.isEmpty }

  /// How an entry matches; nil if it does not.
  ///
  /// `read` returns a member, and is called at most once for each.
  package func match(_ read: (SearchMember) -> String?) -> SearchMatch? {
    var scan = SearchScan(self, in: SourceBytes([]))
    return scan.match(SearchedStrings(), read)
  }

  /// The places in a text that the words match, from left to right, without overlaps.
  package func ranges(in text: String) -> [Range<String.Index>] {
    if terms.count == 1 { return terms[0].ranges(in: text) }
    let all = terms.flatMap { $0.ranges(in: text) }.sorted { $0.lowerBound < $1.lowerBound }
    return all.reduce(into: []) { ranges, range in
      if let last = ranges.last, range.lowerBound < last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }
}

/// A word or quoted phrase as it was typed in a query.
struct SearchWord: Equatable {
  let text: String
  let isExcluded: Bool

  /// The quotes that begin a phrase, each with those that end it.
  private static let quotes: [Unicode.Scalar: [Unicode.Scalar]] = [
    "\"": ["\""], "“": ["”", "“"], "”": ["”"], "„": ["“", "”"], "＂": ["＂"],
  ]

  /// The words of a query: `한국 -"두 줄" -` → 한국, and 두 줄 excluded.
  static func words(of query: String) -> [SearchWord] {
    var words: [SearchWord] = []
    var rest = Substring(query).unicodeScalars
    while true {
      rest = rest.drop(while: \.properties.isWhitespace)
      guard let first = rest.first else { return words }
      let isExcluded = first == "-"
      if isExcluded { rest.removeFirst() }
      let text = next(in: &rest)
      if !SearchTerm(text).isEmpty { words.append(SearchWord(text: text, isExcluded: isExcluded)) }
    }
  }

  /// Takes a word or phrase from the beginning of what is left.
  private static func next(in rest: inout Substring.UnicodeScalarView) -> String {
    if let first = rest.first, let ends = quotes[first] {
      let phrase = rest.dropFirst().prefix { !ends.contains($0) }
      rest = rest[phrase.endIndex...].dropFirst()
      return String(phrase)
    }
    let word = rest.prefix { !$0.properties.isWhitespace }
    rest = rest[word.endIndex...]
    return String(word)
  }
}
