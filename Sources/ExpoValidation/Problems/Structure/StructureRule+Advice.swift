package import ExpoSource

extension StructureRule {
  package func advice(in language: Language) -> String {
    switch language {
    case .english: englishAdvice
    case .korean: koreanAdvice
    }
  }
}
