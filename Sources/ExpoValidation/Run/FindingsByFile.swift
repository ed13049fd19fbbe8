import ExpoDiagnostics
import ExpoSource

/// Findings brought together by the file they are in.
struct FindingsByFile {
  private var files: [String: Report.FileDiagnostics] = [:]

  init(_ documents: [CheckedDocument]) {
    for document in documents { files[document.name] = document.findings }
  }

  mutating func add(
    _ problems: [CatalogProblem], to file: SourceFile, _ selection: RuleSelection,
    _ safety: FixSafety? = nil
  ) {
    let diagnostics = problems.compactMap(selection.diagnostic)
    let known = files[file.name]
    files[file.name] = Report.FileDiagnostics(
      file, (known?.diagnostics ?? []) + (safety?.settled(diagnostics) ?? diagnostics),
      subjects: known?.subjects ?? Subjects().find)
  }

  /// In the order of paths.
  var sorted: [Report.FileDiagnostics] {
    files.values.sorted { $0.file.name.utf8.lexicographicallyPrecedes($1.file.name.utf8) }
  }
}
