package import ExpoSource

extension EncodingRule {
  package func advice(in language: MessageLanguage) -> String {
    switch language {
    case .english: englishAdvice
    }
  }
}
