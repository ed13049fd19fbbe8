/// The parts of a Hangul syllable, by the arithmetic of Unicode §3.12.
///
/// `한` U+D55C ↔ initial 18 (ㅎ), vowel 0 (ㅏ), final 4 (ㄴ); final 0 means none.
package struct HangulSyllable: Equatable {
  static let allVowels = 0...20
  /// 0 for none.
  static let allFinals = 0...27
  /// What keyboards type for the initials, in order: ㄱ, ㄲ, ㄴ to ㅎ.
  static let compatibilityInitials: [UInt32] = [
    0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143, 0x3145, 0x3146, 0x3147,
    0x3148, 0x3149, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E,
  ]

  /// The conjoining jamo of all syllables, and others of their block.
  static let jamo: ClosedRange<UInt32> = 0x1100...0x11FF

  private static let scalars: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// 0 to 18.
  let initial: Int
  /// 0 to 20.
  let vowel: Int
  /// 1 to 27, or 0 for none.
  var final = 0

  var scalar: UInt32 {
    let block = initial * Self.allVowels.count + vowel
    return Self.scalars.lowerBound + UInt32(block * Self.allFinals.count + final)
  }
}

extension HangulSyllable {
  init?(_ scalar: UInt32) {
    guard Self.scalars.contains(scalar) else { return nil }
    let index = Int(scalar - Self.scalars.lowerBound)
    let block = index / Self.allFinals.count
    initial = block / Self.allVowels.count
    vowel = block % Self.allVowels.count
    final = index % Self.allFinals.count
  }

  /// The syllables with an initial, one of these vowels, and any final.
  static func scalars(_ initial: Int, _ vowels: ClosedRange<Int>) -> ClosedRange<UInt32> {
    let first = HangulSyllable(initial: initial, vowel: vowels.lowerBound)
    let last = HangulSyllable(
      initial: initial, vowel: vowels.upperBound, final: allFinals.upperBound)
    return first.scalar...last.scalar
  }

  /// U+1100 → 0.
  static func initial(ofJamo jamo: UInt32) -> Int? {
    0x1100...0x1112 ~= jamo ? Int(jamo - 0x1100) : nil
  }

  /// U+1161 → 0.
  static func vowel(ofJamo jamo: UInt32) -> Int? {
    0x1161...0x1175 ~= jamo ? Int(jamo - 0x1161) : nil
  }

  /// U+11A8 → 1.
  static func final(ofJamo jamo: UInt32) -> Int? {
    0x11A8...0x11C2 ~= jamo ? Int(jamo - 0x11A7) : nil
  }
}

extension HangulSyllable {
  /// Composes conjoining jamo to syllables (Unicode §3.12); all else stays as it is.
  ///
  /// A consonant of a keyboard composes with a conjoining vowel too: ㄷ, U+1162 → 대.
  package static func composed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { jamo.contains($0.value) }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let last = scalars.last, let joined = joined(last.value, scalar.value) {
        scalars.removeLast()
        scalars.append(joined)
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// An initial and a vowel, or a syllable without a final and a final; nil for others.
  private static func joined(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    if let vowel = vowel(ofJamo: second),
      let initial = initial(ofJamo: first) ?? compatibilityInitials.firstIndex(of: first)
    {
      return Unicode.Scalar(HangulSyllable(initial: initial, vowel: vowel).scalar)
    }
    guard let final = final(ofJamo: second), var syllable = HangulSyllable(first),
      syllable.final == 0
    else { return nil }
    syllable.final = final
    return Unicode.Scalar(syllable.scalar)
  }

  /// Replaces each lone conjoining initial, which would join the syllable after it, by the
  /// consonant of a keyboard: U+1103 → ㄷ.
  package static func spacing(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      let consonant = initial(ofJamo: scalar.value).map { compatibilityInitials[$0] }
      return consonant.flatMap(Unicode.Scalar.init) ?? scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension HangulSyllable {
  /// The alternative rows of letters that the syllable finds at the end of a query.
  ///
  /// `하` → 하 with any final; `고` → 고, 과, 괘, 괴 with any final; `한` → 한, 핝, 핞, or 하 and ㄴ; `값` → 값,
  /// or 갑 and ㅅ; `있` → 있, or 이 and ㅆ.
  ///
  /// On the standard keyboard (KS X 5002, dubeolsik) a consonant after a vowel is first taken as a
  /// final, and moves to the next syllable when a vowel follows: `하`, `한`, `하나`. A search repeated
  /// after every key must find `하나` all along, so the unfinished forms match it too.
  var completions: [[SearchTerm.Letter]] {
    guard final > 0 else {
      let syllables = Self.scalars(initial, moreVowels)
      return [[SearchTerm.Letter(one: syllables, other: syllables)]]
    }
    // ㄱ becomes ㄳ, which is not next to it: ㄲ is between them.
    let doubled = Self.remainingFinals.indices.filter { Self.remainingFinals[$0] == final }
    let whole = SearchTerm.Letter(
      one: with(final: final)...with(final: final),
      other: with(
        final: (doubled.first ?? final - 1) + 1)...with(final: (doubled.last ?? final - 1) + 1))
    let remaining = with(final: Self.remainingFinals[final - 1])
    let moved = Self.compatibilityInitials[Self.movedInitials[final - 1]]
    return [[whole], [SearchTerm.Letter(remaining), SearchTerm.Letter(moved)]]
  }

  /// The letters as a keyboard types them: `값` → ㄱ, ㅏ, ㅂ, ㅅ.
  var letters: [UInt32] {
    var letters = [Self.compatibilityInitials[initial], 0x314F + UInt32(vowel)]
    for final in [final == 0 ? 0 : Self.remainingFinals[final - 1], final] where final > 0 {
      letters.append(Self.compatibilityInitials[Self.movedInitials[final - 1]])
    }
    return letters
  }

  private func with(final: Int) -> UInt32 {
    HangulSyllable(initial: initial, vowel: vowel, final: final).scalar
  }

  /// The vowels that another key can turn the vowel into: `ㅗ` → `ㅗ`, `ㅘ`, `ㅙ`, `ㅚ`.
  private var moreVowels: ClosedRange<Int> {
    switch vowel {
    case 8, 13: vowel...vowel + 3
    case 18: vowel...vowel + 1
    default: vowel...vowel
    }
  }

  // By final: ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄹ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅁ ㅂ ㅄ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ
  /// The finals that remain when a vowel follows; 0 for none: `ㄴ` → none; `ㅄ` → `ㅂ`.
  private static let remainingFinals = [
    0, 0, 1, 0, 4, 4, 0, 0, 8, 8, 8, 8, 8, 8, 8, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]
  /// The initials that then move to the next syllable: `ㄴ` → `ㄴ`; `ㅄ` → `ㅅ`.
  private static let movedInitials = [
    0, 1, 9, 2, 12, 18, 3, 5, 0, 6, 7, 9, 16, 17, 18, 6, 7, 9, 9, 10, 11, 12, 14, 15, 16, 17, 18,
  ]
}
