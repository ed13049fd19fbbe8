import ExpoCatalog
import ExpoDiagnostics
import ExpoSource
import ExpoValidation

/// A file or folder that a run found, as `--show-files` lists it.
struct ShownFile {
  /// What became of a file.
  enum Kind {
    case document(ValidationSummary.Content)
    case catalog
    /// A JSON file that looks like no document.
    case otherJSON
    /// A pattern leaves it out.
    case excluded
    case passedOver(FoundFiles.Skipped.Reason)
  }

  let path: String
  let kind: Kind

  /// Everything that a run found, in the byte order of paths.
  static func all(of outcome: Inspection.Outcome) -> [ShownFile] {
    var files = outcome.documents.map {
      ShownFile(path: $0.findings.file.name, kind: .document(ValidationSummary.Content(of: $0)))
    }
    files += outcome.catalogs.map { ShownFile(path: $0, kind: .catalog) }
    files += outcome.others.map { ShownFile(path: $0, kind: .otherJSON) }
    files += outcome.excluded.map { ShownFile(path: $0, kind: .excluded) }
    files += outcome.passedOver.map { ShownFile(path: $0.path, kind: .passedOver($0.reason)) }
    return files.sorted(byBytesOf: \.path)
  }

  /// The line that lists it.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
