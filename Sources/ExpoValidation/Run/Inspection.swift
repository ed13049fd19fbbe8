package import ExpoCatalog
package import ExpoDiagnostics
import ExpoJSON
package import ExpoSource

/// One run over documents, catalogs and pictures: what paths stand for, checked together.
package struct Inspection: Sendable {
  /// Where the pictures of entries are looked for.
  package enum Assets: Sendable {
    /// In the asset catalog a document lies in, or where the configuration says.
    case automatic
    /// In a catalog or folder.
    case path(String)
    /// Nowhere: rules for pictures are off.
    case none
  }

  /// What the user says about rules.
  package var choice = RuleChoice()
  /// Where configurations come from.
  package var configuration = ConfigurationSource.nearest
  /// The kind that every document is taken for; nil to go by its looks.
  package var kind: DocumentKind?
  /// Where pictures are.
  package var assets = Assets.automatic
  /// Whether files that were named are left out too where the configuration says so.
  package var excludesNamed = false
  /// How many findings of a file are kept; the rest is counted by rule; nil for all.
  package var findingLimit: Int? = DiagnosticList.defaultLimit
  /// How many threads share the work; nil for as many as there are cores.
  package var jobs: Int?
  /// Files that take the place of those on disk: standard input, and edits not yet written.
  package var overlay: [String: SourceFile] = [:]
  /// Files of the overlay that have been read already.
  var trees: [String: JSONTree] = [:]

  /// Sets up a run with everything as it is by default.
  package init() {}

  /// What a run came to.
  package struct Outcome: Sendable {
    /// What was found, in the order of paths.
    package internal(set) var findings: [Report.FileDiagnostics] = []
    /// The documents that were checked, in the order of paths.
    package internal(set) var documents: [CheckedDocument] = []
    /// How many JSON files were met that are no documents.
    package internal(set) var skipped = 0
    /// What could not be read.
    package internal(set) var failures: [FileError] = []
    /// Whether a folder was searched.
    package internal(set) var hasSearched = false
    /// The catalogs that were read, by path.
    var catalogs: [String: AssetCatalog] = [:]
  }

  /// Checks what the paths stand for; what cannot be read is told, and the rest is still checked.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package func run(_ paths: [String]) throws -> Outcome {
    var outcome = Outcome()
    var policies = PolicyFinder(choice: choice, source: configuration)
    var plan = try plan(for: paths, &policies, &outcome)
    let checked = check(plan.candidates)
    for (candidate, result) in zip(plan.candidates, checked) {
      switch result {
      case .document(let document): outcome.documents.append(document)
      case .other: outcome.skipped += 1
      case .failure(let error):
        outcome.failures.append(error)
        plan.leaveOut(candidate.path)
      }
    }
    outcome.failures += Self.emptySearches(plan, outcome)
    var catalogs = CatalogInspection(self, plan, policies, outcome)
    outcome.findings = try catalogs.run()
    outcome.failures = catalogs.failures
    outcome.catalogs = catalogs.catalogs
    return outcome
  }

  /// The validator for a file of a name, by the configuration and what the user says.
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
        let tree = try tree(of: candidate.path, validator)
        let isNamed = candidate.origin != .searched
        let document = isNamed ? validator.check(tree) : validator.checkIfDocument(tree)
        try FileReader.checkIsWhole(tree.file)
        return document.map(Checked.document) ?? .other
      } catch {
        return .failure(error)
      }
    }
  }

  private func tree(of path: String, _ validator: Validator) throws(FileError) -> JSONTree {
    if let tree = trees[path] { return tree }
    return validator.read(try read(path))
  }

  func read(_ path: String) throws(FileError) -> SourceFile {
    if let file = overlay[path] { return file }
    return try FileReader.read(path)
  }
}
