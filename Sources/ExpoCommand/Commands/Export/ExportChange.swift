import ExpoCatalog
import ExpoSource

/// A change that an export would make.
enum ExportChange {
  case write(String)
  case remove(String)
  case keep(String)

  /// All changes of an export.
  static func all(in outcome: ExportOutcome) -> [ExportChange] {
    outcome.written.map(Self.write) + outcome.removed.map(Self.remove)
      + outcome.kept.map(Self.keep)
  }

  /// The text of its line.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
