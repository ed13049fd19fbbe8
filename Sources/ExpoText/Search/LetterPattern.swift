/// What one letter of a query finds: itself, or syllables that begin with it.
enum LetterPattern: Sendable {
  /// The letter and no other.
  case letter(UInt32)
  /// An initial consonant: the letter alone, and every syllable that begins with it.
  case consonant(initial: Int)
  /// Every syllable with an initial and one of the vowels, whatever its final.
  case open(initial: Int, vowels: ClosedRange<Int>)

  /// What a letter finds where it is not half typed: `ㅎ` → `ㅎ`, `하`, `힣`, …; `하` → `하`.
  init(_ letter: UInt32) {
    let initial = HangulSyllable.letters.firstIndex(of: letter)
    self = initial.map { .consonant(initial: $0) } ?? .letter(letter)
  }

  /// Whether a letter of a text is found.
  func matches(_ letter: UInt32) -> Bool {
    switch self {
    case .letter(let wanted):
      return letter == wanted
    case .consonant(let initial):
      return letter == HangulSyllable.letters[initial] || HangulSyllable(letter)?.initial == initial
    case .open(let initial, let vowels):
      guard let syllable = HangulSyllable(letter) else { return false }
      return syllable.initial == initial && vowels.contains(syllable.vowel)
    }
  }

  /// Whether it finds a combining mark.
  var isMark: Bool {
    if case .letter(let letter) = self { LetterFolding.combiningClass(letter) > 0 } else { false }
  }

  /// The scalars with which a letter that is found may begin, and perhaps some others.
  var firstScalars: [ClosedRange<UInt32>] {
    switch self {
    case .letter(let letter):
      guard let syllable = HangulSyllable(letter) else {
        return LetterFolding.scalars(foldingTo: letter).map { $0...$0 }
      }
      return HangulSyllable.firstScalars(syllable.initial, syllable.vowel...syllable.vowel)
    case .consonant(let initial):
      let letter = LetterPattern.letter(HangulSyllable.letters[initial])
      return letter.firstScalars + HangulSyllable.firstScalars(initial, HangulSyllable.allVowels)
    case .open(let initial, let vowels):
      return HangulSyllable.firstScalars(initial, vowels)
    }
  }
}

extension HangulSyllable {
  /// The syllables with an initial and one of the vowels, and the jamo that begins them.
  fileprivate static func firstScalars(
    _ initial: Int, _ vowels: ClosedRange<Int>
  ) -> [ClosedRange<UInt32>] {
    let first = HangulSyllable(initial: initial, vowel: vowels.lowerBound)
    let last = HangulSyllable(
      initial: initial, vowel: vowels.upperBound, final: allFinals.upperBound)
    return [first.scalar...last.scalar, jamo(ofInitial: initial)...jamo(ofInitial: initial)]
  }
}
