import ExpoCatalog
import ExpoSource

/// What would become of a file.
enum ExportChange {
  case write(String)
  case remove(String)
  case keep(String)

  /// All changes of an export.
  static func all(in outcome: ExportOutcome) -> [ExportChange] {
    outcome.written.map(Self.write) + outcome.removed.map(Self.remove)
      + outcome.kept.map(Self.keep)
  }

  /// The line that shows it.
  func words(in language: MessageLanguage) -> String {
    switch language {
    case .english: english
    }
  }
}
