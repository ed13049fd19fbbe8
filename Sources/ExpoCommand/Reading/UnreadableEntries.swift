import ExpoSource

/// The closing line about entries that could not be read.
struct UnreadableEntries {
  let count: Int
  /// Whether counting stopped, so that there may be more.
  var isAtLeast = false

  /// The text of the line.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
