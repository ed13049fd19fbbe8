package import ExpoBase
package import ExpoJSON

/// One run over documents, catalogs and pictures, checked together.
///
/// The run searches the paths, reads every candidate and checks it with the pictures of its
/// project. Documents without findings are released. Then the run checks the catalogs and pairs the
/// documents.
package struct Inspection: Sendable {
  /// Where the pictures of entries are searched.
  package enum Assets: Sendable {
    /// In the asset catalogs of the project, or where the configuration says.
    case automatic
    /// In a catalog or folder.
    case path(String)
    /// Nowhere: rules for pictures are off.
    case none
  }

  /// The user's options for rules.
  package var choice = RuleChoice()
  /// The user's options for files.
  package var files = FileChoice()
  /// Where configurations come from.
  package var configuration = ConfigurationSource.nearest
  /// The kind of every document; nil to detect it from the content.
  package var kind: DocumentKind?
  /// Where pictures are.
  package var assets = Assets.automatic
  /// Catalogs to check whole, besides those that are found.
  var catalogs: [String] = []
  /// Whether files that were named are left out too where the configuration says so.
  package var excludesNamed = false
  /// The maximum number of kept findings of a file; the rest is counted by rule; nil for no limit.
  package var findingLimit: Int? = DiagnosticList.defaultLimit
  /// Whether the fixes of findings that are only counted are kept.
  var keepsFixes = false
  /// The number of threads; nil for the number of processors.
  package var jobs: Int?
  /// The files that the run will write: they must not be among those it reads.
  package var outputs: [String] = []
  /// Files that are read besides documents, catalogs and configurations.
  package var inputs: [String] = []
  /// Files that take the place of those on disk: standard input, and edits not yet written.
  package var overlay: [DocumentPath: SourceFile] = [:]
  /// Files of the overlay that have been read already.
  var trees: [DocumentPath: JSONTree] = [:]

  /// Creates a run with default settings.
  package init() {}

  /// The result of a run.
  package struct Outcome: Sendable {
    /// The findings, in the order of paths.
    package internal(set) var findings: [Report.FileDiagnostics] = []
    /// The documents that were checked, in the order of paths.
    package internal(set) var documents: [Validator.CheckedDocument] = []
    /// The JSON files that are no documents.
    package internal(set) var others: [String] = []
    /// The files that patterns leave out.
    package internal(set) var excluded: [String] = []
    /// The catalogs that were checked.
    package internal(set) var catalogs: [String] = []
    /// The files and folders that searches skipped.
    package internal(set) var passedOver: [FoundFiles.Skipped] = []
    /// What could not be read.
    package internal(set) var failures: [FileError] = []
    /// The patterns that no file of the run matches.
    package internal(set) var unmatched: [UnmatchedPattern] = []
    /// Whether a folder was searched.
    package internal(set) var hasSearched = false
    /// The checked files and the rules that were run on them; nil before the end of the run.
    package internal(set) var coverage: Coverage?
  }

  /// Checks the files at the paths; those that cannot be read are reported, the rest is checked.
  ///
  /// - Throws: ``OutputError`` before anything is read, ``ConfigurationError`` or ``FileError`` if a
  ///   configuration cannot be used.
  package func run(_ paths: [DocumentPath]) throws -> Outcome {
    try started(paths).finished
  }

  /// The run of ``run(_:)``, which can be repeated with other bytes of some files.
  func started(_ paths: [DocumentPath]) throws -> InspectionRun {
    var run = try InspectionRun(self, paths)
    try checkOutputs(run.plan, run.workspace)
    try run.check()
    return run
  }

  /// The validator for a file with a name, by the configuration and the user's options.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package func validator(for name: String) throws -> Validator {
    var workspace = workspace
    return validator(try workspace.policy(for: name))
  }

  func validator(_ policy: Policy) -> Validator {
    var validator = Validator(
      selection: policy.selection, kind: kind, dialect: policy.dialect, findingLimit: findingLimit)
    validator.keepsFixes = keepsFixes
    return validator
  }

  /// The files of a run, before anything is searched.
  var workspace: Workspace {
    Workspace(
      files, rules: choice, configuration: configuration, jobs: jobs, overlay: overlay,
      trees: trees)
  }
}

/// What a run must not write over.
extension Inspection {
  /// Makes sure that no output replaces a file that the run reads or obeys, and that no two are one
  /// file.
  ///
  /// - Parameters:
  ///   - plan: The files that the run reads.
  ///   - workspace: Where it reads them, and the configurations that it obeys.
  /// - Throws: ``OutputError``.
  func checkOutputs(
    _ plan: InspectionPlan, _ workspace: Workspace
  ) throws(OutputError) {
    guard !outputs.isEmpty else { return }
    try OutputError.checkDistinct(outputs)
    let read = inputFiles(of: plan, workspace.policies.configurations)
    for output in outputs {
      try OutputError.checkIsOutsideGit(output)
      let file = read.file(replacedBy: output) ?? document(at: output, in: plan, workspace)
      if let file { throw .isRead(output: output, file: file) }
    }
  }

  private func inputFiles(of plan: InspectionPlan, _ configurations: [String]) -> InputFiles {
    let documents = plan.candidates.filter { $0.origin != .searched }.map(\.path)
    let folders =
      plan.catalogs.map(\.path)
      + plan.candidates.flatMap { candidate in
        [AssetCatalog.path(around: candidate.path), candidate.policy.assets]
          .compactMap(\.self)
      }
    let given: [String] = if case .path(let path) = assets { [path] } else { [] }
    let rules = plan.searches.flatMap { IgnoreRules.inputs(at: $0.path, files.gitHome) }
    return InputFiles(
      files: documents + configurations + inputs + rules, folders: folders + given)
  }

  /// The document that a search found and an output would replace.
  ///
  /// A folder may also hold the reports and baselines of earlier runs: they are no documents.
  private func document(
    at output: String, in plan: InspectionPlan, _ workspace: Workspace
  ) -> String? {
    plan.candidates.first { candidate in
      guard candidate.origin == .searched, FilePath.isSame(candidate.path, output) else {
        return false
      }
      if case .other = workspace.read(candidate, as: kind) { return false }
      return true
    }?.path
  }
}
