/// A word or phrase of a query, which matches every way of typing and writing the same text:
/// `SearchTerm("해ㄱ").matches("서양 해금")` → true.
///
/// A match begins and ends at boundaries of grapheme clusters.
/// - Case, width, canonical equivalence and marks on Latin letters are ignored: `CAFÉ`, `ｃａｆｅ` and
///   `cafe` + U+0301 match each other, and so do `連` U+9023 and U+F99A.
/// - Typographic quotes, dashes and ellipses match those that a keyboard types: `world's` →
///   `world’s`.
/// - White space around the term is ignored; inside, any run of white space matches any other.
/// - A consonant matches the syllables it begins: `ㅎㄱ` → `해금`; `ㄳ` is `ㄱㅅ`.
/// - The last syllable also matches what further keys can turn it into: `하` → `한`, `고` → `광`, `한` →
///   `하나`, `값` → `갑사`. No result disappears while one types.
///
/// The term is compiled once; a class, because each search holds it and copies of its arrays would cost
/// more than most searches. A search takes time proportional to the text, in the worst case times the
/// length of the term.
package final class SearchTerm: Sendable {
  /// Matches a folded scalar in either of two ranges, which may be the same.
  struct Letter: Sendable {
    let one, other: ClosedRange<UInt32>

    func matches(_ scalar: UInt32) -> Bool { one.contains(scalar) || other.contains(scalar) }
  }

  let scalars: [UInt32]
  /// The letters of the term, once for each completion of its last syllable: one of these rows has to match.
  let alternatives: [[Letter]]
  let firstBytes: FirstBytes
  /// Canonical order may then put any other mark before the first scalar.
  let beginsWithMark: Bool
  /// Whether it consists of consonants that represent syllables: `ㅎㄱ`.
  let isInitials: Bool

  /// Nil if the text has only white space.
  package init?(_ text: String) {
    scalars = Self.foldedScalars(of: SearchedText(text))
    guard let last = scalars.last else { return nil }
    let body = scalars.dropLast().map(Letter.init)
    alternatives = (HangulSyllable(last)?.completions ?? [[Letter(last)]]).map { body + $0 }
    beginsWithMark = SearchFolding.combiningClass(scalars[0]) > 0
    firstBytes = beginsWithMark ? FirstBytes() : FirstBytes(of: alternatives)
    isInitials = scalars.allSatisfy(HangulSyllable.compatibilityInitials.contains)
  }

  private static func foldedScalars(of text: SearchedText) -> [UInt32] {
    var scalars = Array(IteratorSequence(FoldedScalars(text)))
    if scalars.last == SearchFolding.space { scalars.removeLast() }
    return scalars.first == SearchFolding.space ? Array(scalars.dropFirst()) : scalars
  }
}

extension SearchTerm.Letter {
  var isMark: Bool { SearchFolding.combiningClass(one.lowerBound) > 0 }

  /// Matches the scalar itself, and if it is a consonant the syllables that begin with it.
  init(_ scalar: UInt32) {
    let initial = HangulSyllable.compatibilityInitials.firstIndex(of: scalar)
    one = scalar...scalar
    other = initial.map { HangulSyllable.scalars($0, HangulSyllable.allVowels) } ?? one
  }

  /// The scalars with which a match may begin in a text that is not folded, and perhaps some others.
  var firsts: [ClosedRange<UInt32>] {
    (one == other ? [one] : [one, other]).flatMap { range -> [ClosedRange<UInt32>] in
      let others = SearchFolding.scalars(foldingInto: range).map { $0...$0 }
      guard let syllable = HangulSyllable(range.lowerBound) else { return [range] + others }
      // A final may be separate from its syllable, and all parts from each other.
      let open = HangulSyllable(initial: syllable.initial, vowel: syllable.vowel).scalar
      return [open...open, range, HangulSyllable.jamo] + others
    }
  }
}

extension SearchTerm {
  /// `atWord` asks for a match at the beginning of a word.
  func matches(_ text: SearchedText, atWord: Bool) -> Bool {
    var matches = SearchMatches(of: self, in: text)
    while let found = matches.next() {
      if !atWord || matches.isWordBeginning(found.lowerBound) { return true }
    }
    return false
  }

  /// 0 if the name equals the term, 1 if it begins with it, 2 if it contains it; nil for no match.
  package func score(ofName name: String) -> Int? {
    rank(ofName: SearchedText(name)).map { min($0, .wordOfNameBegins).rawValue }
  }

  /// Whether the name equals the term, or where the best match begins in it; nil for no match.
  func rank(ofName name: SearchedText) -> SearchRank? {
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

  /// In UTF-8 bytes of the text, from left to right, without overlaps.
  ///
  /// If the term consists of consonants, only matches at the beginnings of words count, if there
  /// are any: other matches in running text are mostly accidental.
  package func byteRanges(in text: String) -> [Range<Int>] {
    var matches = SearchMatches(of: self, in: SearchedText(text))
    var ranges: [Range<Int>] = []
    var words: [Range<Int>] = []
    while let found = matches.next() {
      ranges.append(found)
      if isInitials, matches.isWordBeginning(found.lowerBound) { words.append(found) }
    }
    return words.isEmpty ? ranges : words
  }
}
