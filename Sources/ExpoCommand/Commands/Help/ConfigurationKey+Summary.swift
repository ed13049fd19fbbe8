import ExpoSource
import ExpoValidation

extension Configuration.CodingKeys {
  /// What the key is for, in one line.
  func summary(in language: MessageLanguage) -> String {
    switch language {
    case .english: englishSummary
    }
  }
}
