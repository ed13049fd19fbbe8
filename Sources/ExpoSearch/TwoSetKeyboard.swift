/// Latin letters on the Korean keyboard (KS X 5002, dubeolsik), by jamo; capitals need Shift.
package enum TwoSetKeyboard {
  // By initial: ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ
  static let initials = [
    "r", "R", "s", "e", "E", "f", "a", "q", "Q", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
  ]
  // By vowel: ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅘ ㅙ ㅚ ㅛ ㅜ ㅝ ㅞ ㅟ ㅠ ㅡ ㅢ ㅣ
  static let vowels = [
    "k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b",
    "m", "ml", "l",
  ]
  // By final: none ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄹ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅁ ㅂ ㅄ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ
  static let finals = [
    "", "r", "R", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a",
    "q", "qt", "t", "T", "d", "w", "c", "z", "x", "v", "g",
  ]
  // U+3131 to U+314E: ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄸ ㄹ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅁ ㅂ ㅃ ㅄ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ
  private static let consonants = [
    "r", "R", "rt", "s", "sw", "sg", "e", "E", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a",
    "q", "Q", "qt", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
  ]
  /// What an input method sends for a letter that is not in a syllable.
  private static let consonantJamo: ClosedRange<UInt32> = 0x3131...0x314E
  private static let vowelJamo: ClosedRange<UInt32> = 0x314F...0x3163

  /// Nil if the character is not modern Hangul: `ㅓ` → `j`; `허` → `gj`; `ㅘ` → `hk`; `ㅃ` → `Q`.
  package static func letters(typing character: Character) -> String? {
    let scalars = character.unicodeScalars
    let letters = scalars.compactMap { Self.letters(typing: $0.value) }
    return letters.count == scalars.count ? letters.joined() : nil
  }

  private static func letters(typing scalar: UInt32) -> String? {
    if let syllable = HangulSyllable(scalar) {
      return initials[syllable.initial] + vowels[syllable.vowel] + finals[syllable.final]
    }
    if consonantJamo ~= scalar { return consonants[Int(scalar - consonantJamo.lowerBound)] }
    if vowelJamo ~= scalar { return vowels[Int(scalar - vowelJamo.lowerBound)] }
    return HangulSyllable.initial(ofJamo: scalar).map { initials[$0] }
      ?? HangulSyllable.vowel(ofJamo: scalar).map { vowels[$0] }
      ?? HangulSyllable.final(ofJamo: scalar).map { finals[$0] }
  }
}

extension TwoSetKeyboard {
  /// Nil if the keys type anything but syllables: `gksqlcxkq` → `한빛탑`; `palace` → nil.
  static func hangul(typedBy word: String) -> String? {
    let keys = word.unicodeScalars.map { scalar in
      // Shift only changes some keys.
      "RETQWOP".unicodeScalars.contains(scalar) ? String(scalar) : String(scalar).lowercased()
    }
    let isVowel = { (index: Int) in index < keys.count && vowels.contains(keys[index]) }
    var syllables = String.UnicodeScalarView()
    var index = 0
    while index < keys.count {
      guard let initial = initials.firstIndex(of: keys[index]), isVowel(index + 1) else {
        return nil
      }
      index += 1
      let isDouble = isVowel(index + 1) && vowels.contains(keys[index] + keys[index + 1])
      let vowelKeys = keys[index..<index + (isDouble ? 2 : 1)]
      index += vowelKeys.count
      // The last consonant before a vowel begins the next syllable.
      var end = index
      while end < keys.count, !isVowel(end) { end += 1 }
      if end < keys.count { end -= 1 }
      guard end >= index, let vowel = vowels.firstIndex(of: vowelKeys.joined()),
        let final = finals.firstIndex(of: keys[index..<end].joined()),
        let scalar = Unicode.Scalar(
          HangulSyllable(initial: initial, vowel: vowel, final: final).scalar)
      else { return nil }
      syllables.append(scalar)
      index = end
    }
    return syllables.isEmpty ? nil : String(syllables)
  }
}
