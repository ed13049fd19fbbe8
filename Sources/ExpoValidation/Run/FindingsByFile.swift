import ExpoDiagnostics
import ExpoSource

/// Findings brought together by the file they are in.
struct FindingsByFile {
  private var files: [String: Report.FileDiagnostics] = [:]

  /// Adds what was found in a document; its file is empty if nothing was.
  mutating func add(_ found: Report.FileDiagnostics) {
    files[found.file.name] = found
  }

  /// Adds problems with their file, which is read again where it was let go.
  mutating func add(
    _ problems: [CatalogProblem], to file: SourceFile, _ selection: RuleSelection,
    _ safety: FixSafety? = nil
  ) {
    let diagnostics = problems.compactMap(selection.diagnostic)
    let known = files[file.name]
    let isKept = known.map { !$0.file.bytes.isEmpty || diagnostics.isEmpty } ?? false
    files[file.name] = Report.FileDiagnostics(
      isKept ? known?.file ?? file : file,
      (known?.diagnostics ?? []) + (safety?.settled(diagnostics) ?? diagnostics),
      subjects: known?.subjects ?? Subjects().find)
  }

  /// Takes out the diagnostics of a file that something else replaces.
  mutating func remove(from name: String, where isReplaced: (Diagnostic) -> Bool) {
    guard let known = files[name] else { return }
    files[name] = Report.FileDiagnostics(
      known.file, known.diagnostics.filter { !isReplaced($0) }, subjects: known.subjects)
  }

  /// The bytes of a file that were kept; nil if there are none.
  func file(_ name: String) -> SourceFile? {
    files[name].flatMap { $0.file.bytes.isEmpty ? nil : $0.file }
  }

  /// In the order of paths.
  var sorted: [Report.FileDiagnostics] {
    files.values.sorted { $0.file.name.utf8.lexicographicallyPrecedes($1.file.name.utf8) }
  }
}
