import ExpoSource

/// The closing line of commands that met entries which cannot be read.
struct UnreadableEntries {
  let count: Int
  /// Whether there may be more: they were counted no further.
  var isAtLeast = false

  /// The line.
  func words(in language: MessageLanguage) -> String {
    switch language {
    case .english: english
    }
  }
}
