package import ExpoBase
import ExpoJSON

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

    var areNone: Bool { if case .none = self { true } else { false } }
  }

  /// Where files are found and read, and what holds for them.
  package var workspace: Workspace
  /// The kind of every document; nil to detect it from the content.
  package var kind: DocumentKind?
  /// Where pictures are.
  package var assets = Assets.automatic
  /// Catalogs to check whole, in addition to those that are found.
  var catalogs: [String] = []
  /// The maximum number of kept findings of a file; the rest is counted by rule; nil for no limit.
  package var findingLimit: Int? = DiagnosticList.defaultLimit
  /// The files that the run will write: they must not be among those it reads.
  package var outputs: [String] = []
  /// Files that are read in addition to documents, catalogs and configurations.
  package var inputs: [String] = []

  /// Creates an inspection with default settings.
  package init(_ workspace: Workspace = Workspace()) { self.workspace = workspace }

  /// Checks the files at the paths; those that cannot be read are reported, the rest is checked.
  ///
  /// - Throws: ``OutputError`` before anything is checked, ``ConfigurationError`` or ``FileError`` if
  ///   a configuration cannot be used.
  package func run(_ paths: [DocumentPath]) throws -> InspectionRun {
    var run = try InspectionRun(self, paths)
    try run.checkOutputs()
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
    Validator(
      selection: policy.selection, kind: kind, dialect: policy.dialect, findingLimit: findingLimit)
  }
}
