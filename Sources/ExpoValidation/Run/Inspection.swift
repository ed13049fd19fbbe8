package import ExpoCatalog
package import ExpoDiagnostics
import ExpoJSON
package import ExpoSource

/// One run that checks documents, catalogs and pictures together.
package struct Inspection: Sendable {
  /// Where the run looks for the pictures of entries.
  package enum Assets: Sendable {
    /// In the asset catalog a document lies in, or where the configuration says.
    case automatic
    /// In a catalog or folder.
    case path(String)
    /// Nowhere: rules for pictures are off.
    case none
  }

  /// The rules that the user selects and ignores.
  package var choice = RuleChoice()
  /// Where the run takes configurations from.
  package var configuration = ConfigurationSource.nearest
  /// The kind of every document; nil to detect it.
  package var kind: DocumentKind?
  /// Where pictures are.
  package var assets = Assets.automatic
  /// Whether the configuration excludes files that the user named, too.
  package var excludesNamed = false
  /// How many findings of a file are kept; the rest is counted by rule; nil for all.
  package var findingLimit: Int? = DiagnosticList.defaultLimit
  /// The number of threads; nil for one per processor.
  package var jobs: Int?
  /// The files that the run will write: they must not be among those it reads.
  package var outputs: [String] = []
  /// Files that are read besides documents, catalogs and configurations.
  package var inputs: [String] = []
  /// Files that replace those on disk: standard input, and edits not yet written.
  package var overlay: [String: SourceFile] = [:]
  /// The trees of overlay files that have been parsed already.
  var trees: [String: JSONTree] = [:]

  /// Creates a run with the default settings.
  package init() {}

  /// The result of a run.
  package struct Outcome: Sendable {
    /// The findings, in the order of paths.
    package internal(set) var findings: [Report.FileDiagnostics] = []
    /// The documents that were checked, in the order of paths.
    package internal(set) var documents: [CheckedDocument] = []
    /// The number of JSON files that are not documents.
    package internal(set) var skipped = 0
    /// The files and folders that could not be read.
    package internal(set) var failures: [FileError] = []
    /// Whether a folder was searched.
    package internal(set) var hasSearched = false
    /// What was looked at, and by which rules.
    package internal(set) var coverage = Coverage()
    /// The catalogs that were read, by path.
    var catalogs: [String: AssetCatalog] = [:]
  }

  /// Checks the documents and catalogs at the paths; a file that cannot be read is a failure, and
  /// the rest is still checked.
  ///
  /// - Throws: ``OutputError`` before anything is read, ``ConfigurationError`` or ``FileError`` if a
  ///   configuration cannot be used.
  package func run(_ paths: [String]) throws -> Outcome {
    var outcome = Outcome()
    var policies = PolicyFinder(choice: choice, source: configuration)
    var plan = try plan(for: paths, &policies, &outcome)
    try checkOutputs(plan)
    let checked = check(plan.candidates)
    for (candidate, result) in zip(plan.candidates, checked) {
      switch result {
      case .document(let document):
        outcome.documents.append(document)
        if !document.isReadable { plan.leaveOut(candidate.path) }
      case .other: outcome.skipped += 1
      case .failure(let error):
        outcome.failures.append(error)
        plan.leaveOut(candidate.path)
      }
    }
    outcome.failures += Self.emptySearches(plan, outcome)
    var catalogs = CatalogInspection(self, plan, policies, outcome)
    outcome.findings = try catalogs.run()
    // A folder may be both searched and read as a catalog.
    var seen: Set<FileError> = []
    outcome.failures = catalogs.failures.filter { seen.insert($0).inserted }
    outcome.catalogs = catalogs.catalogs
    outcome.coverage = Coverage(self, plan, outcome)
    return outcome
  }

  /// The validator for a file of a name, by the configuration and the options.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package func validator(for name: String) throws -> Validator {
    var policies = PolicyFinder(choice: choice, source: configuration)
    let policy = try policies.policy(for: name)
    return validator(policy)
  }

  private func validator(_ policy: Policy) -> Validator {
    Validator(
      selection: policy.selection, kind: kind, dialect: policy.dialect, findingLimit: findingLimit)
  }
}

// MARK: - Documents

extension Inspection {
  private enum Checked: Sendable {
    case document(CheckedDocument)
    /// Not a document.
    case other
    case failure(FileError)
  }

  private func check(_ candidates: [Planned]) -> [Checked] {
    parallelMap(candidates, jobs: jobs) { [self] candidate in
      let validator = validator(candidate.policy)
      do throws(FileError) {
        let tree = try tree(of: candidate, validator)
        let isNamed = candidate.origin != .searched || candidate.policy.isIncluded
        let document = isNamed ? validator.check(tree) : validator.checkIfDocument(tree)
        try FileReader.checkIsWhole(tree.file)
        return document.map(Checked.document) ?? .other
      } catch {
        return .failure(error)
      }
    }
  }

  private func tree(of candidate: Planned, _ validator: Validator) throws(FileError) -> JSONTree {
    if let tree = trees[candidate.path] { return tree }
    // Only what the user named may be a pipe or a device.
    let file =
      candidate.origin == .named && overlay[candidate.path] == nil
      ? try FileReader.read(candidate.path) : try readFound(candidate.path)
    return validator.read(file)
  }

  /// A file that a search found, or what takes its place.
  func readFound(_ path: String) throws(FileError) -> SourceFile {
    if let file = overlay[path] { return file }
    return try FileReader.readFound(path)
  }
}
