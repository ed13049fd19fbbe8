/// A scalar of a term in which an anchor can lie.
struct AnchorPart {
  /// The bytes of its plain spelling.
  let bytes: [AnchorByte]
  /// The folded scalars to which scalars of other spellings fold.
  private let folded: Set<UInt32>
  private let isHangul: Bool

  /// Creates the part of alternatives; nil if they have no plain spelling of one length.
  init?(_ alternatives: [ScalarPattern]) {
    let syllables = alternatives.compactMap(\.syllables)
    if syllables.count == alternatives.count, let first = syllables.map(\.lowerBound).min(),
      let last = syllables.map(\.upperBound).max()
    {
      bytes = AnchorByte.bytes(of: first...last)
      folded = Set(alternatives.compactMap(\.consonant))
      isHangul = true
      return
    }
    guard alternatives.count == 1, case .scalar(let scalar) = alternatives[0],
      !alternatives[0].isMark
    else { return nil }
    if scalar < 0x80 {
      guard let byte = AnchorByte(ascii: scalar) else { return nil }
      bytes = [byte]
    } else {
      bytes = AnchorByte.bytes(of: scalar...scalar)
    }
    folded = [scalar]
    isHangul = false
  }

  /// The scalars by which parts may be written otherwise than plainly.
  static func variants(of parts: [AnchorPart]) -> [ClosedRange<UInt32>] {
    let isHangul = parts.contains(where: \.isHangul)
    // A consonant stands plainly at the beginning of a syllable; by itself it is a variant.
    let consonants = parts.filter(\.isHangul).flatMap(\.folded)
    let folded = parts.reduce(into: Set()) { $0.formUnion($1.folded) }
    let others = consonants + SearchFolding.scalars(withAnyOf: folded)
    return (isHangul ? [HangulSyllable.jamo] : []) + others.map { $0...$0 }
  }
}

extension ScalarPattern {
  /// The syllables that it matches; nil if it matches none.
  fileprivate var syllables: ClosedRange<UInt32>? {
    switch self {
    case .scalar(let scalar): HangulSyllable(scalar) == nil ? nil : scalar...scalar
    case .initial(let initial): HangulSyllable.scalars(initial, HangulSyllable.allVowels)
    case .syllables(let initial, let vowels): HangulSyllable.scalars(initial, vowels)
    }
  }

  /// The consonant by itself that it matches; nil if it matches none.
  fileprivate var consonant: UInt32? {
    guard case .initial(let initial) = self else { return nil }
    return HangulSyllable.compatibilityInitials[initial]
  }
}
