import ExpoKit
import ExpoBase

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
}

// MARK: - Words

extension ExportChange {
  /// The text of its line.
  func words(in language: Language) -> String {
    switch self {
    case .write(let path): language.pick(en: "write \(path)", ko: "쓰기 \(path)")
    case .remove(let path): language.pick(en: "remove \(path)", ko: "지우기 \(path)")
    case .keep(let path): language.pick(en: "keep \(path)", ko: "남기기 \(path)")
    }
  }
}
