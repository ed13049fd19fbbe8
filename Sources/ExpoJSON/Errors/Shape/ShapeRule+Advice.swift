package import ExpoSource

extension ShapeRule {
  package func advice(in language: MessageLanguage) -> String {
    switch language {
    case .english: englishAdvice
    }
  }
}
