import ExpoSource

/// What could not be read in full, for the closing line.
struct PartialReading: Equatable {
  /// How many entries.
  var entries = 0
  /// Whether counting stopped, so that there may be more entries.
  var isAtLeast = false
  /// Whether the exposition is among it.
  var includesExposition = false

  /// Whether everything could be read in full.
  var isEmpty: Bool { entries == 0 && !includesExposition }

  /// The text of the line.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
