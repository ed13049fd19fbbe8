package import ExpoSource

extension AssetRule {
  package func advice(in language: MessageLanguage) -> String {
    switch language {
    case .english: englishAdvice
    }
  }
}
