import ExpoSource
import ExpoValidation

extension Configuration.CodingKeys {
  /// What the key is for, in one line.
  func summary(in language: Language) -> String {
    switch language {
    case .english: englishSummary
    case .korean: koreanSummary
    }
  }
}
