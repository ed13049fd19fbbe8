package import ExpoSource

extension ValueRule {
  package func advice(in language: Language) -> String {
    switch language {
    case .english: englishAdvice
    case .korean: koreanAdvice
    }
  }
}
