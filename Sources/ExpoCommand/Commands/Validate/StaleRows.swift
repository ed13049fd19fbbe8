import ExpoSource
import ExpoValidation

/// The warning about rows of a baseline that no finding matches any more, or about a baseline of
/// which no row names a file that exists.
struct StaleRows {
  /// The most rows that are named.
  static let named = 10

  let file: String
  let rows: [Baseline.Row]
  let isPruned: Bool
  /// Whether no row names a file that exists.
  let isMisplaced: Bool

  /// Creates the warning; nil if there is none.
  init?(_ outcome: BaselineFile.Outcome) {
    guard !outcome.stale.isEmpty || outcome.isMisplaced else { return nil }
    file = outcome.file
    isMisplaced = outcome.isMisplaced
    rows = outcome.stale
    isPruned = outcome.isPruned
  }

  /// The warning.
  func words(in language: Language) -> ErrorWords {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
