/// A search query that matches every way of typing and writing the same text.
///
/// `SearchKey("해ㄱ").matches("서양 해금")` → true. A match begins and ends at boundaries of grapheme
/// clusters:
/// - Case, width and canonical equivalence are ignored: `CAFÉ`, `ｃａｆé` and `cafe` + U+0301 match each
///   other, and so do `連` U+9023 and U+F99A. Accents are not: `cafe` does not match `café`.
/// - White space around the query is ignored; inside, any run of white space matches any other.
/// - A consonant matches the syllables it begins: `ㅎㄱ` → `해금`; `ㄳ` is `ㄱㅅ`.
/// - The last syllable also matches what further keys can turn it into: `하` → `한`, `고` → `광`,
///   `한` → `하나`, `값` → `갑사`. No result disappears while one types.
/// - A query of only white space matches every text, in no range.
///
/// The query is compiled once. A search takes time proportional to the text, in the worst case times
/// the length of the query.
package struct SearchKey: Sendable {
  /// The compiled query; nil if it is empty.
  private let query: SearchQuery?

  /// Creates a key and compiles its query.
  package init(_ query: String) {
    self.query = SearchQuery(query)
  }

  /// Whether the query is empty or only white space.
  package var isEmpty: Bool { query == nil }

  /// Whether a text matches.
  package func matches(_ text: String) -> Bool {
    guard let query else { return true }
    var matches = SearchMatches(of: query, in: text)
    return matches.next() != nil
  }

  /// The matches in a text from left to right, without overlaps.
  package func ranges(in text: String) -> [Range<String.Index>] {
    guard let query else { return [] }
    var matches = SearchMatches(of: query, in: text)
    var ranges: [Range<String.Index>] = []
    var (offset, index) = (0, text.startIndex)
    while let found = matches.next() {
      let start = text.utf8.index(index, offsetBy: found.lowerBound - offset)
      index = text.utf8.index(start, offsetBy: found.count)
      offset = found.upperBound
      ranges.append(start..<index)
    }
    return ranges
  }
}
