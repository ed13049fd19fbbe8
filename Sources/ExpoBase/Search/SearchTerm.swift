/// A word or phrase of a query, which matches every way of typing and writing the same text.
///
/// `SearchTerm("해ㄱ").matches("서양 해금")` → true. A match begins and ends at boundaries of grapheme
/// clusters:
/// - Case, width and canonical equivalence are ignored: `CAFÉ`, `ｃａｆé` and `cafe` + U+0301 match each
///   other, and so do `連` U+9023 and U+F99A. Accents are not: `cafe` does not match `café`.
/// - White space around the term is ignored; inside, any run of white space matches any other.
/// - A consonant matches the syllables it begins: `ㅎㄱ` → `해금`; `ㄳ` is `ㄱㅅ`.
/// - The last syllable also matches what further keys can turn it into: `하` → `한`, `고` → `광`,
///   `한` → `하나`, `값` → `갑사`. No result disappears while one types.
/// - A term of only white space matches every text, in no range.
///
/// The term is compiled once. A search takes time proportional to the text, in the worst case times
/// the length of the term.
package struct SearchTerm: Sendable {
  /// The compiled term; nil if it is empty.
  let pattern: SearchPattern?

  /// Creates a term and compiles it.
  package init(_ text: String) {
    pattern = SearchPattern(text)
  }

  /// Whether the term is empty or only white space.
  package var isEmpty: Bool { pattern == nil }

  /// Whether the term consists of consonants that stand for syllables: `ㅎㄱ`.
  var isInitials: Bool { pattern?.isInitials ?? false }

  /// Whether a text matches.
  package func matches(_ text: String) -> Bool {
    guard let pattern else { return true }
    var matches = SearchMatches(of: pattern, in: text)
    return matches.next() != nil
  }

  /// Whether a text matches at the beginning of a word.
  func matchesWord(in text: String) -> Bool {
    guard let pattern else { return true }
    var matches = SearchMatches(of: pattern, in: text)
    while let found = matches.next() {
      if matches.isWordBeginning(found.lowerBound) { return true }
    }
    return false
  }

  /// The rank of a name that matches: equal, or where in it the best match begins; nil for no match.
  func rank(ofName name: String) -> SearchRank? {
    guard let pattern else { return nil }
    var matches = SearchMatches(of: pattern, in: name)
    var best: SearchRank?
    while let found = matches.next() {
      if matches.isBeginning(found.lowerBound) {
        return pattern.equals(name) ? .nameEqual : .nameBegins
      }
      best = matches.isWordBeginning(found.lowerBound) ? .wordOfNameBegins : best ?? .nameContains
    }
    return best
  }

  /// The matches in a text from left to right, without overlaps.
  ///
  /// If the term consists of consonants, only matches at the beginnings of words count, if there
  /// are any: other matches in running text are mostly accidental.
  package func ranges(in text: String) -> [Range<String.Index>] {
    guard let pattern else { return [] }
    var matches = SearchMatches(of: pattern, in: text)
    var ranges: [Range<String.Index>] = []
    var words: [Range<String.Index>] = []
    var (offset, index) = (0, text.startIndex)
    while let found = matches.next() {
      let start = text.utf8.index(index, offsetBy: found.lowerBound - offset)
      index = text.utf8.index(start, offsetBy: found.count)
      offset = found.upperBound
      ranges.append(start..<index)
      if isInitials, matches.isWordBeginning(found.lowerBound) { words.append(start..<index) }
    }
    return words.isEmpty ? ranges : words
  }
}
