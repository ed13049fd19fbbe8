package import ExpoCatalog
package import ExpoDiagnostics
import ExpoJSON
package import ExpoSource

/// One run over documents, catalogs and pictures, checked together.
///
/// The paths are searched; every candidate is read and checked with the pictures of its project, and
/// let go if nothing is wrong with it; then the catalogs are checked, and what belongs together.
package struct Inspection: Sendable {
  /// Where the pictures of entries are looked for.
  package enum Assets: Sendable {
    /// In the asset catalogs of the project, or where the configuration says.
    case automatic
    /// In a catalog or folder.
    case path(String)
    /// Nowhere: rules for pictures are off.
    case none
  }

  /// What the user says about rules.
  package var choice = RuleChoice()
  /// What the user says about files.
  package var files = FileChoice()
  /// Where configurations come from.
  package var configuration = ConfigurationSource.nearest
  /// The kind that every document is taken for; nil to go by its looks.
  package var kind: DocumentKind?
  /// Where pictures are.
  package var assets = Assets.automatic
  /// Catalogs to check whole, besides those that are found.
  var catalogs: [String] = []
  /// Whether files that were named are left out too where the configuration says so.
  package var excludesNamed = false
  /// How many findings of a file are kept; the rest is counted by rule; nil for all.
  package var findingLimit: Int? = DiagnosticList.defaultLimit
  /// Whether the fixes of findings that are only counted are kept.
  var keepsFixes = false
  /// How many threads share the work; nil for as many as there are processors.
  package var jobs: Int?
  /// The files that the run will write: they must not be among those it reads.
  package var outputs: [String] = []
  /// Files that are read besides documents, catalogs and configurations.
  package var inputs: [String] = []
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
    package internal(set) var documents: [Validator.CheckedDocument] = []
    /// The JSON files that are no documents.
    package internal(set) var others: [String] = []
    /// The files that patterns leave out.
    package internal(set) var excluded: [String] = []
    /// The catalogs that were checked.
    package internal(set) var catalogs: [String] = []
    /// What searches passed over.
    package internal(set) var passedOver: [FoundFiles.Skipped] = []
    /// What could not be read.
    package internal(set) var failures: [FileError] = []
    /// Whether a folder was searched.
    package internal(set) var hasSearched = false
    /// What was looked at, and by which rules; nil before the end of the run.
    package internal(set) var coverage: Coverage?
  }

  /// Checks the files at the paths; those that cannot be read are reported, the rest is checked.
  ///
  /// - Throws: ``OutputError`` before anything is read, ``ConfigurationError`` or ``FileError`` if a
  ///   configuration cannot be used.
  package func run(_ paths: [String]) throws -> Outcome {
    var run = try InspectionRun(self, paths)
    try checkOutputs(run.plan)
    try run.checkDocuments()
    run.reportEmptySearches()
    if case .none = assets {} else { try run.checkPictures() }
    try run.checkPairing()
    return run.finished
  }

  /// The validator for a file of a name, by the configuration and what the user says.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package func validator(for name: String) throws -> Validator {
    var policies = PolicyFinder(choice: choice, source: configuration)
    let policy = try policies.policy(for: name)
    return validator(policy)
  }

  func validator(_ policy: Policy) -> Validator {
    var validator = Validator(
      selection: policy.selection, kind: kind, dialect: policy.dialect, findingLimit: findingLimit)
    validator.keepsFixes = keepsFixes
    return validator
  }

  /// A file that a search found, or what takes its place.
  func readFound(_ path: String) throws(FileError) -> SourceFile {
    if let file = overlay[path] { return file }
    return try FileReader.readFound(path)
  }

  /// The tree of a candidate.
  func tree(
    of candidate: InspectionPlan.Candidate, _ validator: Validator
  ) throws(FileError) -> JSONTree {
    if let tree = trees[candidate.path] { return tree }
    // Only what the user named may be a pipe or a device.
    let isNamed = candidate.origin == .named && overlay[candidate.path] == nil
    let file = isNamed ? try FileReader.read(candidate.path) : try readFound(candidate.path)
    return validator.read(file)
  }

  /// The search for the files of a path.
  func search(including isIncluded: (@Sendable (String) -> Bool)? = nil) -> FileSearch {
    files.search(including: isIncluded, jobs: jobs)
  }
}
