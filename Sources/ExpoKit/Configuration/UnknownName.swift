import ExpoJSON
import ExpoBase

/// An unknown name in a configuration.
struct UnknownName: RejectionReason {
  /// What words of a configuration name.
  enum Vocabulary {
    case rule, severity, language
    /// A key of a document.
    case key
  }

  let vocabulary: Vocabulary
  /// The nearest word that does.
  let nearest: String?

  /// Creates the decoding error of an unknown name.
  static func error(
    _ vocabulary: Vocabulary, _ word: String, among known: [String], at path: [any CodingKey]
  ) -> DecodingError {
    let nearest = EditDistance.nearest(to: word, among: known)
    return UnknownName(vocabulary: vocabulary, nearest: nearest).error(at: path)
  }

  func words(in language: Language) -> String {
    let named =
      switch vocabulary {
      case .rule: language.pick(en: "no rule has that name", ko: "그런 이름의 규칙이 없습니다")
      case .severity: language.pick(en: "no severity has that name", ko: "그런 이름의 심각도가 없습니다")
      case .language: language.pick(en: "no language has that code", ko: "그런 코드의 언어가 없습니다")
      case .key: language.pick(en: "no document has that key", ko: "문서에 그런 키가 없습니다")
      }
    return named
      + (nearest.map { language.pick(en: "; did you mean '\($0)'?", ko: ", 혹시 '\($0)'인가요?") } ?? "")
  }
}
