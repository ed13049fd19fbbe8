/// What a syllable that is still being typed may become by the next keys of a Korean keyboard.
///
/// On the standard keyboard (KS X 5002, dubeolsik) a consonant after a vowel is first taken for a
/// final and moves to the next syllable when a vowel follows: `하`, `한`, `하나`. A search that is
/// made anew with every key must find `하나` all the way, so the half-typed forms find it too.
enum HalfTypedSyllable {
  /// What may stand in a text where the syllable is the last letter of a query.
  ///
  /// `하` → 하 with any final; `고` → 고, 과, 괘, 괴 with any final; `한` → 한, 핝, 핞, or 하 and ㄴ;
  /// `값` → 값, or 갑 and ㅅ; `있` → 있, or 이 and ㅆ.
  static func endings(of syllable: HangulSyllable) -> [[LetterPattern]] {
    guard let (rest, initial) = moves(final: syllable.final) else {
      return [[.open(initial: syllable.initial, vowels: vowels(from: syllable.vowel))]]
    }
    let doubled = HangulSyllable.allFinals.filter { moves(final: $0)?.rest == syllable.final }
    let whole = ([syllable.final] + doubled).map { [letter(syllable, final: $0)] }
    return whole + [[letter(syllable, final: rest), .consonant(initial: initial)]]
  }

  private static func letter(_ syllable: HangulSyllable, final: Int) -> LetterPattern {
    var changed = syllable
    changed.final = final
    return .letter(changed.scalar)
  }

  /// The vowels that a second key may still make of one: `ㅗ` → `ㅗ`, `ㅘ`, `ㅙ`, `ㅚ`.
  private static func vowels(from vowel: Int) -> ClosedRange<Int> {
    switch vowel {
    case 8, 13: vowel...vowel + 3
    case 18: vowel...vowel + 1
    default: vowel...vowel
    }
  }

  /// What stays of a final and what moves on when a vowel follows: `ㄴ` → none, `ㄴ`; `ㅄ` → `ㅂ`, `ㅅ`.
  private static func moves(final: Int) -> (rest: Int, initial: Int)? {
    final == 0 ? nil : (rests[final - 1], initials[final - 1])
  }

  // The finals in their order: ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄹ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅁ ㅂ ㅄ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ
  private static let rests = [
    0, 0, 1, 0, 4, 4, 0, 0, 8, 8, 8, 8, 8, 8, 8, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]
  private static let initials = [
    0, 1, 9, 2, 12, 18, 3, 5, 0, 6, 7, 9, 16, 17, 18, 6, 7, 9, 9, 10, 11, 12, 14, 15, 16, 17, 18,
  ]
}
