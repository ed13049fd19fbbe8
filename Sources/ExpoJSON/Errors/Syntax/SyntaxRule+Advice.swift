package import ExpoSource

extension SyntaxRule {
  package func advice(in language: Language) -> String {
    switch language {
    case .english: englishAdvice
    case .korean: koreanAdvice
    }
  }
}
