import ExpoDiagnostics
import ExpoSource

/// Findings brought together by the file they are in.
struct FindingsByFile {
  private var files: [String: (file: SourceFile, list: DiagnosticList)] = [:]
  private let limit: Int?

  /// Creates the findings of documents; `limit` is how many are kept of each file.
  init(_ documents: [CheckedDocument], limit: Int?) {
    self.limit = limit
    for document in documents {
      var list = DiagnosticList(limit: limit)
      for diagnostic in document.findings.diagnostics { list.append(diagnostic) }
      list.addOmitted(document.findings.omitted)
      files[document.name] = (document.findings.file, list)
    }
  }

  mutating func add(
    _ problems: [CatalogProblem], to file: SourceFile, _ selection: RuleSelection
  ) {
    // A file without findings was checked, too.
    var list = files.removeValue(forKey: file.name)?.list ?? DiagnosticList(limit: limit)
    for diagnostic in problems.lazy.compactMap(selection.diagnostic) { list.append(diagnostic) }
    files[file.name] = (file, list)
  }

  /// In the order of paths.
  var sorted: [Report.FileDiagnostics] {
    files.values.map { Report.FileDiagnostics($0.file, $0.list) }
      .sorted { $0.file.name.utf8.lexicographicallyPrecedes($1.file.name.utf8) }
  }
}
