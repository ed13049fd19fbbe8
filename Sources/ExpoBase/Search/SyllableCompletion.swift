/// The syllables that an unfinished syllable can become with the next keys of a Korean keyboard.
///
/// On the standard keyboard (KS X 5002, dubeolsik) a consonant after a vowel is first taken as a final,
/// and moves to the next syllable when a vowel follows: `하`, `한`, `하나`. A search repeated after every
/// key must find `하나` all along, so the unfinished forms match it too.
enum SyllableCompletion {
  /// The alternative patterns of a syllable at the end of a query.
  ///
  /// `하` → 하 with any final; `고` → 고, 과, 괘, 괴 with any final; `한` → 한, 핝, 핞, or 하 and ㄴ;
  /// `값` → 값, or 갑 and ㅅ; `있` → 있, or 이 and ㅆ.
  static func patterns(of syllable: HangulSyllable) -> [[ScalarPattern]] {
    guard let (remaining, moved) = split(final: syllable.final) else {
      return [[.syllables(initial: syllable.initial, vowels: vowels(from: syllable.vowel))]]
    }
    let doubled = HangulSyllable.allFinals.filter {
      split(final: $0)?.remaining == syllable.final
    }
    let whole = ([syllable.final] + doubled).map { [pattern(syllable, final: $0)] }
    return whole + [[pattern(syllable, final: remaining), .initial(moved)]]
  }

  private static func pattern(_ syllable: HangulSyllable, final: Int) -> ScalarPattern {
    var changed = syllable
    changed.final = final
    return .scalar(changed.scalar)
  }

  /// The vowels that another key can turn a vowel into: `ㅗ` → `ㅗ`, `ㅘ`, `ㅙ`, `ㅚ`.
  private static func vowels(from vowel: Int) -> ClosedRange<Int> {
    switch vowel {
    case 8, 13: vowel...vowel + 3
    case 18: vowel...vowel + 1
    default: vowel...vowel
    }
  }

  /// The final that remains and the initial that moves on when a vowel follows: `ㄴ` → none, `ㄴ`;
  /// `ㅄ` → `ㅂ`, `ㅅ`.
  private static func split(final: Int) -> (remaining: Int, moved: Int)? {
    final == 0 ? nil : (remainingFinals[final - 1], movedInitials[final - 1])
  }

  // By final: ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄹ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅁ ㅂ ㅄ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ
  private static let remainingFinals = [
    0, 0, 1, 0, 4, 4, 0, 0, 8, 8, 8, 8, 8, 8, 8, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]
  private static let movedInitials = [
    0, 1, 9, 2, 12, 18, 3, 5, 0, 6, 7, 9, 16, 17, 18, 6, 7, 9, 9, 10, 11, 12, 14, 15, 16, 17, 18,
  ]
}
