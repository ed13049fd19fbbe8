/// What one scalar of a query matches: itself, or a set of syllables.
enum ScalarPattern: Sendable {
  /// The folded scalar only.
  case scalar(UInt32)
  /// An initial consonant: the consonant itself, and every syllable that begins with it.
  case initial(Int)
  /// Every syllable with an initial and one of the vowels, with any final.
  case syllables(initial: Int, vowels: ClosedRange<Int>)

  /// Creates the pattern of a completely typed scalar: `ㅎ` → `ㅎ`, `하`, `힣`, …; `하` → `하`.
  init(_ scalar: UInt32) {
    let initial = HangulSyllable.compatibilityInitials.firstIndex(of: scalar)
    self = initial.map { .initial($0) } ?? .scalar(scalar)
  }

  /// Whether a folded scalar of a text matches.
  func matches(_ scalar: UInt32) -> Bool {
    switch self {
    case .scalar(let wanted):
      return scalar == wanted
    case .initial(let initial):
      return scalar == HangulSyllable.compatibilityInitials[initial]
        || HangulSyllable(scalar)?.initial == initial
    case .syllables(let initial, let vowels):
      guard let syllable = HangulSyllable(scalar) else { return false }
      return syllable.initial == initial && vowels.contains(syllable.vowel)
    }
  }

  /// Whether it matches a combining mark.
  var isMark: Bool {
    if case .scalar(let scalar) = self { SearchFolding.combiningClass(scalar) > 0 } else { false }
  }

  /// A superset of the unfolded scalars that a match can begin with.
  var firstScalars: [ClosedRange<UInt32>] {
    switch self {
    case .scalar(let scalar):
      guard let syllable = HangulSyllable(scalar) else {
        return SearchFolding.scalars(foldingTo: scalar).map { $0...$0 }
      }
      return HangulSyllable.firstScalars(syllable.initial, syllable.vowel...syllable.vowel)
    case .initial(let initial):
      let consonant = ScalarPattern.scalar(HangulSyllable.compatibilityInitials[initial])
      return consonant.firstScalars
        + HangulSyllable.firstScalars(initial, HangulSyllable.allVowels)
    case .syllables(let initial, let vowels):
      return HangulSyllable.firstScalars(initial, vowels)
    }
  }
}

extension HangulSyllable {
  /// The syllables with an initial and one of the vowels, and the conjoining jamo they begin with.
  fileprivate static func firstScalars(
    _ initial: Int, _ vowels: ClosedRange<Int>
  ) -> [ClosedRange<UInt32>] {
    [scalars(initial, vowels), jamo(ofInitial: initial)...jamo(ofInitial: initial)]
  }
}
