import ExpoBase
import ExpoJSON

/// Findings brought together by the file they are in.
struct FindingsByFile {
  private typealias File = (file: SourceFile, list: DiagnosticList, subjects: SubjectFinder?)

  private var files: [DocumentPath: File] = [:]
  private let limit: Int?
  private let keepsFixes: Bool

  /// Creates an empty list; `limit` is how many findings are kept of each file.
  init(limit: Int?, keepsFixes: Bool) {
    self.limit = limit
    self.keepsFixes = keepsFixes
  }

  /// Adds what was found in a document; its file is empty if nothing was.
  mutating func add(_ found: Report.FileDiagnostics) {
    files[DocumentPath(of: found.file)] = (
      found.file, list(of: found.diagnostics, omitted: found.omitted, found.omittedFixes),
      found.subjects
    )
  }

  private func list(
    of diagnostics: [Diagnostic], omitted: ProblemCounts, _ fixes: [OmittedFix]
  ) -> DiagnosticList {
    var list = DiagnosticList(limit: limit, keepsFixes: keepsFixes)
    for diagnostic in diagnostics { list.append(diagnostic) }
    list.addOmitted(omitted, fixes)
    return list
  }

  /// Adds problems with their file, which is read again where it was let go.
  mutating func add(
    _ problems: [CatalogProblem], to file: SourceFile, _ selection: RuleSelection,
    _ safety: FixSafety? = nil
  ) {
    let diagnostics = problems.compactMap(selection.diagnostic)
    let path = DocumentPath(of: file)
    let known = files[path]
    let isKept = known.map { !$0.file.bytes.isEmpty || diagnostics.isEmpty } ?? false
    var list = known?.list ?? DiagnosticList(limit: limit, keepsFixes: keepsFixes)
    files[path] = nil
    for diagnostic in safety?.settled(diagnostics) ?? diagnostics { list.append(diagnostic) }
    files[path] = (
      isKept ? known?.file ?? file : file, list, known?.subjects ?? Dialect.standard.subjects()
    )
  }

  /// Takes out the diagnostics of a file that something else replaces.
  mutating func remove(from name: String, where isReplaced: (Diagnostic) -> Bool) {
    let path = DocumentPath(named: name)
    guard let known = files[path] else { return }
    let left = known.list.diagnostics.filter { !isReplaced($0) }
    let list = list(of: left, omitted: known.list.omitted, known.list.omittedFixes)
    files[path]?.list = list
  }

  /// The bytes of a file that were kept; nil if there are none.
  func file(_ name: String) -> SourceFile? {
    files[DocumentPath(named: name)].flatMap { $0.file.bytes.isEmpty ? nil : $0.file }
  }

  /// In the order of paths.
  var sorted: [Report.FileDiagnostics] {
    files.keys.sorted(byBytesOf: \.string).compactMap { files[$0] }
      .map { Report.FileDiagnostics($0.file, $0.list, subjects: $0.subjects) }
  }
}

/// Collects the problems of one file that a selection reports.
struct FindingCollector {
  let selection: RuleSelection
  private(set) var list: DiagnosticList

  /// Creates a collector; `limit` is how many diagnostics are kept.
  init(_ selection: RuleSelection, limit: Int?, keepsFixes: Bool = false) {
    self.selection = selection
    list = DiagnosticList(limit: limit, keepsFixes: keepsFixes)
  }

  /// Adds a problem, if its rule is reported.
  mutating func report(_ problem: some Problem) {
    selection.diagnostic(for: problem).map { list.append($0) }
  }

  /// Adds diagnostics.
  mutating func add(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { list.append(diagnostic) }
  }

  /// Adds problems that were only counted, at their own severities, with their fixes.
  mutating func addOmitted(_ counts: ProblemCounts, _ fixes: [OmittedFix]) {
    list.addOmitted(selection.counts(of: counts), fixes.filter { selection.includes($0.rule) })
  }
}
