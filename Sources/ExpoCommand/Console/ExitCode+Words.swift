import ExpoSource

extension ExitCode {
  /// What the status means, in one line.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
