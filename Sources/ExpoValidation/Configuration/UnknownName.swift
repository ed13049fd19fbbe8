import ExpoDiagnostics
import ExpoJSON
import ExpoSource

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
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  private var english: String {
    let named =
      switch vocabulary {
      case .rule: "no rule has that name"
      case .severity: "no severity has that name"
      case .language: "no language has that code"
      case .key: "no document has that key"
      }
    return named + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }

  private var korean: String {
    let named =
      switch vocabulary {
      case .rule: "그런 이름의 규칙이 없습니다"
      case .severity: "그런 이름의 심각도가 없습니다"
      case .language: "그런 코드의 언어가 없습니다"
      case .key: "문서에 그런 키가 없습니다"
      }
    return named + (nearest.map { ", 혹시 '\($0)'인가요?" } ?? "")
  }
}
