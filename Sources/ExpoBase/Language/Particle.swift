/// The Korean particles (조사) whose form depends on the word before them.
///
/// The last spoken syllable determines the form: `값은`, `키는`; `48로`, `30으로`. Closing quotes and
/// brackets are not spoken, and neither is a remark in brackets at the end: `불리언(true/false)이`.
package enum Particle: CaseIterable, Sendable {
  /// 은, 는.
  case topic
  /// 이, 가.
  case subject
  /// 을, 를.
  case object
  /// 과, 와.
  case and
  /// 으로, 로: 로 also after ㄹ.
  case direction
  /// The stem 이 of 이다, which drops after a vowel: `정수여야`, `문자열이어야`.
  case must

  /// The word followed by the particle.
  package func joined(to word: String) -> String {
    word + form(after: FinalSound(of: word))
  }

  private func form(after sound: FinalSound) -> String {
    switch (self, sound) {
    case (.topic, .vowel): "는"
    case (.topic, .rieul), (.topic, .consonant): "은"
    case (.subject, .vowel): "가"
    case (.subject, .rieul), (.subject, .consonant): "이"
    case (.object, .vowel): "를"
    case (.object, .rieul), (.object, .consonant): "을"
    case (.and, .vowel): "와"
    case (.and, .rieul), (.and, .consonant): "과"
    case (.direction, .vowel), (.direction, .rieul): "로"
    case (.direction, .consonant): "으로"
    case (.must, .vowel): "여야"
    case (.must, .rieul), (.must, .consonant): "이어야"
    }
  }
}
