import ExpoSource
import ExpoValidation

/// The warning about rows of a baseline that no finding matches any more.
struct StaleRows {
  /// The most rows that are named.
  static let named = 10

  let file: String
  let rows: [Baseline.Row]
  let isPruned: Bool

  init(_ outcome: BaselineFile.Outcome) {
    file = outcome.file
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
