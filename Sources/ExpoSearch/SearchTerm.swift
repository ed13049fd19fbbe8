import ExpoBase

/// A word or phrase of a query, which matches every way of typing and writing the same text.
///
/// `SearchTerm("해ㄱ").matches("서양 해금")` → true. A match begins and ends at boundaries of grapheme
/// clusters:
/// - Case, width, canonical equivalence and marks on Latin letters are ignored: `CAFÉ`, `ｃａｆｅ` and
///   `cafe` + U+0301 match each other, and so do `連` U+9023 and U+F99A.
/// - Typographic quotes, dashes and ellipses match those that a keyboard types: `world's` → `world’s`.
/// - White space around the term is ignored; inside, any run of white space matches any other.
/// - A consonant matches the syllables it begins: `ㅎㄱ` → `해금`; `ㄳ` is `ㄱㅅ`.
/// - The last syllable also matches what further keys can turn it into: `하` → `한`, `고` → `광`,
///   `한` → `하나`, `값` → `갑사`. No result disappears while one types.
///
/// The term is compiled once. A search takes time proportional to the text, in the worst case times
/// the length of the term.
package struct SearchTerm: Sendable {
  /// What a letter of the term finds: folded scalars in one of two ranges, which may be the same.
  struct Letter: Sendable {
    let one, other: ClosedRange<UInt32>

    func finds(_ scalar: UInt32) -> Bool { one.contains(scalar) || other.contains(scalar) }
  }

  /// The folded scalars of the term.
  let scalars: [UInt32]
  /// The rows of letters of which one has to match.
  let rows: [[Letter]]
  /// The bytes that a match may begin with, and those that may follow in it, perhaps with others.
  let leads, seconds: ByteSet
  /// Whether it begins with a combining mark, before which canonical order may move any other.
  let beginsWithMark: Bool
  /// Whether the term consists of consonants that stand for syllables: `ㅎㄱ`.
  let isInitials: Bool

  /// Compiles a term; nil if it is only white space.
  package init?(_ text: String) {
    scalars = Self.foldedScalars(of: SearchedText(text))
    guard let last = scalars.last else { return nil }
    let body = scalars.dropLast().map(Letter.init)
    rows = (HangulSyllable(last)?.completions ?? [[Letter(last)]]).map { body + $0 }
    beginsWithMark = SearchFolding.combiningClass(scalars[0]) > 0
    // Canonical order may move any other mark before the one a query begins with.
    (leads, seconds) =
      beginsWithMark ? (ByteSet([0...0xFF]), ByteSet([0...0xFF])) : Self.firstBytes(of: rows)
    isInitials = scalars.allSatisfy(HangulSyllable.compatibilityInitials.contains)
  }

  /// The folded scalars of a text, without white space at its ends.
  private static func foldedScalars(of text: SearchedText) -> [UInt32] {
    var reader = FoldedScalars(text)
    var scalars: [UInt32] = []
    while let scalar = reader.next() { scalars.append(scalar) }
    if scalars.last == SearchFolding.space { scalars.removeLast() }
    return scalars.first == SearchFolding.space ? Array(scalars.dropFirst()) : scalars
  }

  /// The two bytes that a match may begin with: nearly all places of a text need no closer look.
  private static func firstBytes(of rows: [[Letter]]) -> (leads: ByteSet, seconds: ByteSet) {
    var leads: [ClosedRange<UInt8>] = []
    // Behind a letter of ASCII stands the next one, in ASCII or not.
    var seconds: [ClosedRange<UInt8>] = [0xC0...0xFF, SearchedText.escape]
    for range in rows.compactMap(\.first).flatMap(\.firsts) {
      let (first, last) = (utf8(range.lowerBound), utf8(range.upperBound))
      leads.append(first[0]...last[0])
      if first.count > 1 { seconds.append(first[0] == last[0] ? first[1]...last[1] : 0x80...0xBF) }
    }
    for byte in 0..<UInt8(0x80) {
      let folded = SearchFolding.ascii(UInt32(byte))
      if rows.contains(where: { $0.count == 1 || $0[1].finds(folded) }) {
        seconds.append(byte...byte)
      }
    }
    return (ByteSet(leads), ByteSet(seconds))
  }

  private static func utf8(_ scalar: UInt32) -> [UInt8] {
    Unicode.Scalar(scalar).map { Array(String($0).utf8) } ?? [0]
  }
}

extension SearchTerm.Letter {
  /// A letter that is complete: it finds itself, and if it is a consonant the syllables it begins.
  init(_ scalar: UInt32) {
    let initial = HangulSyllable.compatibilityInitials.firstIndex(of: scalar)
    one = scalar...scalar
    other = initial.map { HangulSyllable.scalars($0, HangulSyllable.allVowels) } ?? one
  }

  /// The scalars that what it finds may begin with in a text, and perhaps others.
  fileprivate var firsts: [ClosedRange<UInt32>] {
    [one, other].flatMap { range -> [ClosedRange<UInt32>] in
      let others = SearchFolding.scalars(foldingInto: range).map { $0...$0 }
      guard let syllable = HangulSyllable(range.lowerBound) else { return [range] + others }
      // A final may stand beside its syllable, and all parts beside each other.
      let open = HangulSyllable(initial: syllable.initial, vowel: syllable.vowel).scalar
      return [open...range.upperBound, HangulSyllable.jamo] + others
    }
  }
}

extension SearchTerm {
  /// Whether a text matches.
  package func matches(_ text: String) -> Bool { matches(SearchedText(text), atWord: false) }

  /// Whether a text matches, or does so at the beginning of a word.
  func matches(_ text: SearchedText, atWord: Bool) -> Bool {
    var matches = SearchMatches(of: self, in: text)
    while let found = matches.next() {
      if !atWord || matches.isWordBeginning(found.lowerBound) { return true }
    }
    return false
  }

  /// The rank of a name that matches: equal, or where in it the best match begins; nil for no match.
  package func rank(ofName name: String) -> SearchRank? { rank(ofName: SearchedText(name)) }

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

  /// The matches in a text from left to right, without overlaps.
  ///
  /// If the term consists of consonants, only matches at the beginnings of words count, if there
  /// are any: other matches in running text are mostly accidental.
  package func ranges(in text: String) -> [Range<String.Index>] {
    var matches = SearchMatches(of: self, in: SearchedText(text))
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
