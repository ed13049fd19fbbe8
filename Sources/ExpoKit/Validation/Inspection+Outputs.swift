import ExpoJSON

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
