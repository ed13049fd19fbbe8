package import ExpoSource

extension AssetRule {
  package func advice(in language: Language) -> String {
    switch language {
    case .english: englishAdvice
    case .korean: koreanAdvice
    }
  }
}
