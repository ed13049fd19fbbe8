import ExpoBase
import ExpoJSON

/// Findings brought together by the file they are in.
struct FindingsByFile {
  private var files: [DocumentPath: Report.FileDiagnostics] = [:]
  private let limit: Int?
  private let keepsFixes: Bool

  /// Creates an empty list; `limit` is how many findings are kept of each file.
  init(limit: Int?, keepsFixes: Bool) {
    self.limit = limit
    self.keepsFixes = keepsFixes
  }

  /// Adds what was found in a document, within the limit; its file is empty if nothing was.
  mutating func add(_ found: Report.FileDiagnostics) { files[DocumentPath(of: found.file)] = found }

  /// Adds problems with their file, which is read again where it was let go.
  mutating func add(
    _ problems: [CatalogProblem], to file: SourceFile, _ selection: RuleSelection,
    _ safety: FixSafety? = nil
  ) {
    let diagnostics = problems.compactMap(selection.diagnostic)
    let path = DocumentPath(of: file)
    let known = files.removeValue(forKey: path)
    let isKept = known.map { !$0.file.bytes.isEmpty || diagnostics.isEmpty } ?? false
    var list = DiagnosticList(limit: limit, keepsFixes: keepsFixes)
    for diagnostic in known?.diagnostics ?? [] { list.append(diagnostic) }
    if let known { list.addOmitted(known.omitted, known.omittedFixes) }
    for diagnostic in safety?.settled(diagnostics) ?? diagnostics { list.append(diagnostic) }
    files[path] = Report.FileDiagnostics(
      isKept ? known?.file ?? file : file, list,
      subjects: known?.subjects ?? Dialect.standard.subjects())
  }

  /// Keeps the bytes of a file without findings, into which notes of others point.
  mutating func keep(_ file: SourceFile) {
    let path = DocumentPath(of: file)
    if let known = files[path], known.file.bytes.isEmpty {
      files[path] = Report.FileDiagnostics(file, known.diagnostics, subjects: known.subjects)
    }
  }

  /// Takes out the diagnostics of a file that something else replaces.
  mutating func remove(from name: String, where isReplaced: (Report.Diagnostic) -> Bool) {
    let path = DocumentPath(named: name)
    guard let known = files[path] else { return }
    files[path] = Report.FileDiagnostics(
      known.file, known.diagnostics.filter { !isReplaced($0) }, omitted: known.omitted,
      omittedFixes: known.omittedFixes, subjects: known.subjects)
  }

  /// The bytes of a file that were kept; nil if there are none.
  func file(_ name: String) -> SourceFile? {
    files[DocumentPath(named: name)].flatMap { $0.file.bytes.isEmpty ? nil : $0.file }
  }

  /// In the order of paths.
  var sorted: [Report.FileDiagnostics] {
    files.keys.sorted(byBytesOf: \.string).compactMap { files[$0] }
  }
}
