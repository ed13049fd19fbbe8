/// The parts of a Hangul syllable, by the arithmetic of Unicode §3.12.
///
/// `한` U+D55C ↔ initial 18 (ㅎ), vowel 0 (ㅏ), final 4 (ㄴ); final 0 means none.
struct HangulSyllable: Equatable {
  /// The indices of the vowels.
  static let allVowels = 0...20
  /// The indices of the finals, 0 for none.
  static let allFinals = 0...27
  /// The compatibility jamo that keyboards type for the initials, in order: ㄱ, ㄲ, ㄴ to ㅎ.
  static let compatibilityInitials: [UInt32] = [
    0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143, 0x3145, 0x3146, 0x3147,
    0x3148, 0x3149, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E,
  ]

  /// The conjoining jamo of all syllables, and others of their block.
  static let jamo: ClosedRange<UInt32> = 0x1100...0x11FF

  private static let scalars: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// The initial consonant, 0 to 18.
  let initial: Int
  /// The vowel, 0 to 20.
  let vowel: Int
  /// The final consonant, 1 to 27, or 0.
  var final = 0

  /// The precomposed syllable.
  var scalar: UInt32 {
    let block = initial * Self.allVowels.count + vowel
    return Self.scalars.lowerBound + UInt32(block * Self.allFinals.count + final)
  }
}

extension HangulSyllable {
  /// Creates the parts of a precomposed syllable; nil for other scalars.
  init?(_ scalar: UInt32) {
    guard Self.scalars.contains(scalar) else { return nil }
    let index = Int(scalar - Self.scalars.lowerBound)
    let block = index / Self.allFinals.count
    initial = block / Self.allVowels.count
    vowel = block % Self.allVowels.count
    final = index % Self.allFinals.count
  }

  /// The syllables with an initial and one of the vowels, and any final.
  static func scalars(_ initial: Int, _ vowels: ClosedRange<Int>) -> ClosedRange<UInt32> {
    let first = HangulSyllable(initial: initial, vowel: vowels.lowerBound)
    let last = HangulSyllable(
      initial: initial, vowel: vowels.upperBound, final: allFinals.upperBound)
    return first.scalar...last.scalar
  }

  /// The initial of a conjoining jamo: U+1100 → 0.
  static func initial(ofJamo jamo: UInt32) -> Int? {
    0x1100...0x1112 ~= jamo ? Int(jamo - 0x1100) : nil
  }

  /// The vowel of a conjoining jamo: U+1161 → 0.
  static func vowel(ofJamo jamo: UInt32) -> Int? {
    0x1161...0x1175 ~= jamo ? Int(jamo - 0x1161) : nil
  }

  /// The final of a conjoining jamo: U+11A8 → 1.
  static func final(ofJamo jamo: UInt32) -> Int? {
    0x11A8...0x11C2 ~= jamo ? Int(jamo - 0x11A7) : nil
  }

  /// The conjoining jamo of an initial: 0 → U+1100.
  static func jamo(ofInitial initial: Int) -> UInt32 { 0x1100 + UInt32(initial) }
}
