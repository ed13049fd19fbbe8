import ExpoDiagnostics
import ExpoSource

/// Findings brought together by the file they are in.
struct FindingsByFile {
  private var files: [String: (file: SourceFile, diagnostics: [Diagnostic])] = [:]

  init(_ documents: [CheckedDocument]) {
    for document in documents {
      files[document.name] = (document.findings.file, document.findings.diagnostics)
    }
  }

  mutating func add(
    _ problems: [CatalogProblem], to file: SourceFile, _ selection: RuleSelection,
    _ safety: FixSafety? = nil
  ) {
    let diagnostics = problems.compactMap(selection.diagnostic)
    files[file.name, default: (file, [])].diagnostics +=
      safety?.settled(diagnostics) ?? diagnostics
  }

  /// In the order of paths.
  var sorted: [Report.FileDiagnostics] {
    files.values.map { Report.FileDiagnostics($0.file, $0.diagnostics) }
      .sorted { $0.file.name.utf8.lexicographicallyPrecedes($1.file.name.utf8) }
  }
}
