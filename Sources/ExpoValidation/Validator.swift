public import ExpoDiagnostics
public import ExpoJSON
public import ExpoText

/// Checks documents by the rules of a selection.
public struct Validator: Sendable {
  /// Which rules are reported.
  public let selection: RuleSelection
  /// How deep containers may be nested.
  public let depthLimit: Int

  /// Sets up a validator; by default every rule at its own severity.
  public init(
    selection: RuleSelection = .everything, depthLimit: Int = JSONTree.defaultDepthLimit
  ) {
    self.selection = selection
    self.depthLimit = depthLimit
  }

  /// What is wrong with one document.
  public func findings(in file: SourceFile) -> Report.FileFindings {
    let tree = JSONTree(reading: file, depthLimit: depthLimit)
    return Report.FileFindings(file, tree.errors.compactMap(selection.diagnostic))
  }
}
