import ExpoSearch
import ExpoTestSupport
import Testing

/// Searches made anew with every key of what is typed, against a model of a Korean keyboard.
struct SearchTypingProperties {
  /// The keys of the standard keyboard, by what they make.
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = [
    "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ", "ㅜㅓ", "ㅜㅔ",
    "ㅜㅣ", "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ",
  ]
  private static let finals = [
    "", "ㄱ", "ㄲ", "ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ",
    "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]

  private static func syllable(_ initial: Int, _ vowel: Int, _ final: Int) -> String {
    let value = 0xAC00 + (initial * 21 + vowel) * 28 + final
    return Unicode.Scalar(UInt32(value)).map { String($0) } ?? ""
  }

  /// What a keyboard shows after each key of a syllable that follows another.
  private static func shown(
    _ before: (initial: Int, vowel: Int, final: Int), _ now: (initial: Int, vowel: Int, final: Int)
  ) -> [String] {
    let whole = syllable(before.initial, before.vowel, before.final)
    // The initial is first taken for a final of the syllable before it, where it can be one.
    let key = finals[before.final] + String(initials[now.initial])
    let grown = finals.firstIndex(of: key).map { syllable(before.initial, before.vowel, $0) }
    var shown = [whole, grown ?? whole + String(initials[now.initial])]
    if let half = vowels.firstIndex(of: String(vowels[now.vowel].prefix(1))) {
      shown.append(whole + syllable(now.initial, half, 0))
    }
    shown.append(whole + syllable(now.initial, now.vowel, 0))
    if let half = finals.firstIndex(of: String(finals[now.final].prefix(1))) {
      shown.append(whole + syllable(now.initial, now.vowel, half))
    }
    return shown + [whole + syllable(now.initial, now.vowel, now.final)]
  }

  @Test("no key of a Korean keyboard loses what is being typed")
  func typing() {
    var random = SeededGenerator(seed: 1446)
    var wrong: [String] = []
    for _ in 0..<Thoroughness.rounds {
      let parts = [0, 1].map { _ in
        (
          initial: Int.random(in: 0..<19, using: &random),
          vowel: Int.random(in: 0..<21, using: &random),
          final: Int.random(in: 0..<28, using: &random)
        )
      }
      let text = parts.map { Self.syllable($0.initial, $0.vowel, $0.final) }.joined()
      for query in Self.shown(parts[0], parts[1]) where SearchTerm(query)?.matches(text) != true {
        wrong.append("\(query) in \(text)")
      }
    }
    #expect(wrong.prefix(3) == [])
  }
}
