package import ExpoSource

extension StructureRule {
  package func advice(in language: MessageLanguage) -> String {
    switch language {
    case .english: englishAdvice
    }
  }
}
