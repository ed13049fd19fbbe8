import ExpoDiagnostics
import ExpoSource

/// Findings brought together by the file they are in.
struct FindingsByFile {
  private var files: [String: (file: SourceFile, diagnostics: [Diagnostic])] = [:]

  /// Adds what was found in a document; its file is empty if nothing was.
  mutating func add(_ found: Report.FileDiagnostics) {
    files[found.file.name] = (found.file, found.diagnostics)
  }

  /// Adds problems with their file, which is read again where it was let go.
  mutating func add(
    _ problems: [CatalogProblem], to file: SourceFile, _ selection: RuleSelection
  ) {
    let diagnostics = problems.compactMap(selection.diagnostic)
    var entry = files[file.name] ?? (file, [])
    if !diagnostics.isEmpty, entry.file.bytes.isEmpty { entry.file = file }
    entry.diagnostics += diagnostics
    files[file.name] = entry
  }

  /// Takes out the diagnostics of a file that something else replaces.
  mutating func remove(from name: String, where isReplaced: (Diagnostic) -> Bool) {
    files[name]?.diagnostics.removeAll(where: isReplaced)
  }

  /// The bytes of a file that were kept; nil if there are none.
  func file(_ name: String) -> SourceFile? {
    files[name].flatMap { $0.file.bytes.isEmpty ? nil : $0.file }
  }

  /// In the order of paths.
  var sorted: [Report.FileDiagnostics] {
    files.values.map { Report.FileDiagnostics($0.file, $0.diagnostics) }
      .sorted { $0.file.name.utf8.lexicographicallyPrecedes($1.file.name.utf8) }
  }
}
