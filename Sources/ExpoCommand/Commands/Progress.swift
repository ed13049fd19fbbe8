import ExpoSource

/// How far a long run has come.
enum Progress {
  /// Files that have been formatted.
  case formatted(files: Int)
  /// Files that have been exported, out of all.
  case exported(Int, files: Int)

  /// The text of the progress line.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
