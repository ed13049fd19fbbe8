import ExpoSource

/// The line below findings that are not all shown.
struct MoreFindings {
  let count: Int

  /// The text of the line.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
