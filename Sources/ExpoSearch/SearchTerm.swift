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
///
/// The term is compiled once. A search takes time proportional to the text, in the worst case times
/// the length of the term.
package struct SearchTerm: Sendable {
  /// The patterns of all scalars except an unfinished last syllable.
  let body: [ScalarPattern]
  /// The alternatives after the body; one empty alternative if the term does not end in a syllable.
  let endings: [[ScalarPattern]]
  /// The filter of offsets where a match can begin.
  let prefilter: SearchPrefilter
  /// Two bytes by which most matches are found in a document; nil for a term that has none.
  let anchor: SearchAnchor?
  /// The folded scalars of the term.
  let scalars: [UInt32]

  /// Compiles a term; nil if it is only white space.
  package init?(_ text: String) {
    var scalars = Self.foldedScalars(of: text)
    guard let last = scalars.last else { return nil }
    self.scalars = scalars
    if let syllable = HangulSyllable(last) {
      scalars.removeLast()
      endings = SyllableCompletion.patterns(of: syllable)
    } else {
      endings = [[]]
    }
    body = scalars.map(ScalarPattern.init)
    prefilter = SearchPrefilter(of: body.first.map { [$0] } ?? endings.compactMap(\.first))
    anchor = SearchAnchor(body, endings)
  }

  /// The folded scalars of a text, without white space at its ends.
  private static func foldedScalars(of text: String) -> [UInt32] {
    var reader = FoldedScalars(UTF8Bytes(text))
    var scalars: [UInt32] = []
    while let scalar = reader.next() { scalars.append(scalar) }
    if scalars.last == SearchFolding.space { scalars.removeLast() }
    return scalars.first == SearchFolding.space ? Array(scalars.dropFirst()) : scalars
  }

  /// Whether the term consists of consonants that stand for syllables: `ㅎㄱ`.
  var isInitials: Bool {
    scalars.allSatisfy(HangulSyllable.compatibilityInitials.contains)
  }

  /// Whether a text matches.
  package func matches(_ text: String) -> Bool {
    var matches = SearchMatches(of: self, in: text)
    return matches.next() != nil
  }

  /// Whether a text matches at the beginning of a word.
  func matchesWord(in text: String) -> Bool {
    var matches = SearchMatches(of: self, in: text)
    while let found = matches.next() {
      if matches.isWordBeginning(found.lowerBound) { return true }
    }
    return false
  }

  /// The rank of a name that matches: equal, or where in it the best match begins; nil for no match.
  package func rank(ofName name: String) -> SearchRank? {
    var matches = SearchMatches(of: self, in: name)
    var best: SearchRank?
    while let found = matches.next() {
      if matches.isBeginning(found.lowerBound) {
        return Self.foldedScalars(of: name) == scalars ? .nameEqual : .nameBegins
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
    var matches = SearchMatches(of: self, in: text)
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
