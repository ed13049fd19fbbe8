import ExpoDiagnostics
import ExpoSource

/// Findings brought together by the file they are in.
struct FindingsByFile {
  private struct File {
    let file: SourceFile
    var list: DiagnosticList
    let subjects: SubjectFinder?
  }

  private var files: [String: File] = [:]
  private let limit: Int?

  /// Creates the findings of documents; `limit` is how many are kept of each file.
  init(_ documents: [CheckedDocument], limit: Int?) {
    self.limit = limit
    for document in documents {
      let found = document.findings
      var list = DiagnosticList(limit: limit)
      for diagnostic in found.diagnostics { list.append(diagnostic) }
      list.addOmitted(found.omitted)
      files[document.name] = File(file: found.file, list: list, subjects: found.subjects)
    }
  }

  mutating func add(
    _ problems: [CatalogProblem], to file: SourceFile, _ selection: RuleSelection,
    _ safety: FixSafety? = nil
  ) {
    let diagnostics = problems.compactMap(selection.diagnostic)
    // A file without findings was checked, too.
    var known =
      files.removeValue(forKey: file.name)
      ?? File(file: file, list: DiagnosticList(limit: limit), subjects: Subjects().find)
    for diagnostic in safety?.settled(diagnostics) ?? diagnostics { known.list.append(diagnostic) }
    files[file.name] = known
  }

  /// In the order of paths.
  var sorted: [Report.FileDiagnostics] {
    files.values.map { Report.FileDiagnostics($0.file, $0.list, subjects: $0.subjects) }
      .sorted { $0.file.name.utf8.lexicographicallyPrecedes($1.file.name.utf8) }
  }
}
