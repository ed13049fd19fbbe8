/// A boundary between two clusters of a text, with what is drawn before and after it.
struct LineBreakPlace {
  private static let closing = Set(")]}」』】〉》〕”’,.!?:;·、。，．！？％%…）］｝：；ㆍ・".unicodeScalars)
  private static let opening = Set("([{「『【〈《〔“‘（［｛".unicodeScalars)
  private static let seams = Set(")]}」』】〉》〕）］｝·ㆍ・-/~".unicodeScalars)
  private static let glue = Set("\u{A0}\u{202F}\u{2060}\u{FEFF}\u{200D}".unicodeScalars)
  private static let hyphens = Set("-/~".unicodeScalars)
  private static let quotations = Set("\"'".unicodeScalars)
  static let spaces = Set(
    " \t\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2008}\u{2009}\u{200A}\u{200B}"
      + "\u{205F}\u{3000}")

  /// The cluster before, if it is drawn.
  let last: Character?
  /// Behind the last cluster drawn before.
  let end: String.Index
  /// Whether spaces stand between.
  let spaces: Bool
  let first: Character
  /// The one directly behind that.
  let second: Character?

  static func all(in text: Substring) -> some Sequence<Self> {
    sequence(state: (last: Character?.none, end: text.startIndex, next: text.startIndex)) { state in
      while state.next < text.endIndex {
        let (cluster, start) = (text[state.next], state.next)
        state.next = text.index(after: start)
        if spaces.contains(cluster) { continue }
        let place = Self(
          last: state.last, end: state.end, spaces: state.end < start, first: cluster,
          second: state.next < text.endIndex ? text[state.next] : nil)
        state.last = cluster
        state.end = state.next
        if start > text.startIndex { return place }
      }
      return nil
    }
  }

  /// Whether geumchik or glue forbids to break here.
  var isForbidden: Bool {
    if spaces, first == ".", second?.beginsWordPart == true {
      return last.map { Self.is($0, in: Self.opening) } ?? false
    }
    if Self.is(first, in: Self.closing) || Self.is(first, in: Self.glue) { return true }
    guard let last else { return false }
    if Self.is(last, in: Self.opening) { return true }
    return !spaces && (Self.is(last, in: Self.glue) || last.unicodeScalars.last == "\u{200D}")
  }

  /// Whether a straight quotation mark stands here, which opens or closes as the text before it says.
  var isBesideQuotation: Bool {
    [last, first].contains { $0.map { Self.is($0, in: Self.quotations) } ?? false }
  }

  /// Whether words end here; a syllable or ideograph is one where words are not kept whole.
  func isBetweenWords(narrow: Bool) -> Bool {
    if spaces { return true }
    guard narrow, let last, !Self.is(first, in: Self.hyphens) else { return false }
    return Self.isSyllable(last) || Self.isSyllable(first)
  }

  /// Whether a long word ends a line here rather than elsewhere.
  var isSeam: Bool { last.map { Self.is($0, in: Self.seams) } ?? false }

  /// Whether both sides are Latin letters or digits.
  var isInLetters: Bool {
    guard let last, !spaces, let one = last.unicodeScalars.first else { return false }
    guard let other = first.unicodeScalars.first else { return false }
    return Character(one).isWordPart && Character(other).isWordPart
  }

  private static func `is`(_ character: Character, in set: Set<Unicode.Scalar>) -> Bool {
    character.unicodeScalars.first.map(set.contains) ?? false
  }

  private static func isSyllable(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return 0xAC00...0xD7A3 ~= first.value || 0x4E00...0x9FFF ~= first.value
  }
}

extension Character {
  fileprivate var beginsWordPart: Bool {
    unicodeScalars.first.map { Character($0).isWordPart } ?? false
  }

  fileprivate var isWordPart: Bool { isASCII && (isLetter || isNumber) }
}
