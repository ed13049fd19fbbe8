package import ExpoSource

extension SyntaxRule {
  package func advice(in language: MessageLanguage) -> String {
    switch language {
    case .english: englishAdvice
    }
  }
}
