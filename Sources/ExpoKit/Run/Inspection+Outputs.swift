import ExpoJSON

/// What a run must not write over.
extension Inspection {
  /// Makes sure that no output replaces a file that the run reads or obeys, and that no two are one
  /// file.
  ///
  /// - Parameters:
  ///   - plan: The files that the run reads.
  ///   - configurations: The configurations that it obeys.
  /// - Throws: ``OutputError``.
  func checkOutputs(
    _ plan: InspectionPlan, obeying configurations: [String]
  ) throws(OutputError) {
    guard !outputs.isEmpty else { return }
    try OutputError.checkDistinct(outputs)
    let read = inputFiles(of: plan, configurations)
    for output in outputs {
      try OutputError.checkIsOutsideGit(output)
      let file = read.file(replacedBy: output) ?? document(at: output, in: plan)
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
  private func document(at output: String, in plan: InspectionPlan) -> String? {
    plan.candidates.first { candidate in
      candidate.origin == .searched && FilePath.isSame(candidate.path, output)
        && isDocument(candidate)
    }?.path
  }

  private func isDocument(_ candidate: InspectionPlan.Candidate) -> Bool {
    guard let file = try? readFound(candidate.path) else { return true }
    let validator = Validator(
      selection: candidate.policy.selection, kind: kind, dialect: candidate.policy.dialect)
    return validator.checkIfDocument(JSONTree(reading: file)) != nil
  }
}
