import ExpoJSON

/// The settings of a run over documents, catalogs and pictures.
///
/// A run searches the paths, reads every candidate, checks it with the pictures of its project, and releases
/// documents without findings. Then it checks the catalogs and pairs the documents.
package struct Inspection: Sendable {
  /// Where assets are looked for.
  package enum Assets: Equatable, Sendable {
    /// In the asset catalogs of the project, or where the configuration says.
    case automatic
    /// In a catalog or folder.
    case path(String)
    /// Nowhere: rules for pictures are off.
    case none

    var path: String? { if case .path(let path) = self { path } else { nil } }
  }

  package var workspace: Workspace
  /// Nil to detect the kind from the content.
  package var kind: DocumentKind?
  package var assets = Assets.automatic
  /// Catalogs to check as a whole, in addition to those that are found.
  var catalogs: [String] = []
  /// The most kept findings of a file; the rest is counted by rule; nil for no limit.
  package var findingLimit: Int? = Validator.defaultFindingLimit
  /// The paths of outputs, which must not be among the files that the run reads.
  package var outputs: [String] = []
  /// Files that are read in addition to documents, catalogs and configurations.
  package var inputs: [String] = []

  package init(_ workspace: Workspace = Workspace()) { self.workspace = workspace }

  /// Checks the paths; files that cannot be read are reported, the others are checked.
  ///
  /// - Throws: ``OutputError`` before anything is checked, ``ConfigurationError`` or ``FileError``
  ///   if a configuration cannot be used.
  package func run(_ paths: [DocumentPath]) throws -> InspectionRun {
    var run = try InspectionRun(self, paths)
    try run.checkOutputs()
    try run.check()
    return run
  }

  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package func validator(for name: String) throws -> Validator {
    var workspace = workspace
    return validator(try workspace.policy(for: name))
  }

  func findings(in file: SourceFile, _ policy: Policy) -> FileFindings {
    FileFindings(
      file: file, selection: policy.selection, list: DiagnosticList(limit: findingLimit),
      subjects: Dialect.standard.subjects())
  }

  func validator(_ policy: Policy) -> Validator {
    Validator(
      selection: policy.selection, kind: kind, dialect: policy.dialect, findingLimit: findingLimit)
  }
}
