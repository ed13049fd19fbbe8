import ExpoSource

/// How far a long run has come.
enum Progress {
  /// So many files were formatted.
  case formatted(files: Int)
  /// So many files were exported, of all.
  case exported(Int, files: Int)

  /// The line that shows it.
  func words(in language: MessageLanguage) -> String {
    switch language {
    case .english: english
    }
  }
}
