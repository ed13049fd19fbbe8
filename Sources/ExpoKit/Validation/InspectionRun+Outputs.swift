/// The check that no output overwrites a file that the run reads.
extension InspectionRun {
  /// - Throws: ``OutputError`` if the run reads a file that an output would replace, or two outputs are one file.
  func checkOutputs() throws(OutputError) {
    let outputs = inspection.outputs
    guard !outputs.isEmpty else { return }
    try OutputError.checkDistinct(outputs)
    let documents = files.candidates.filter { $0.origin != .searched }.map(\.path)
    let folders = files.candidates.flatMap { candidate in
      [AssetCatalog.path(around: candidate.path), candidate.policy.assets?.path]
    }
    let read = InputFiles(
      files: documents + workspace.policies.configurations + inspection.inputs,
      folders: files.catalogs.map(\.path) + (folders + [inspection.assets.path]).compactMap(\.self))
    for output in outputs {
      try OutputError.checkIsOutsideGit(output)
      if let file = read.file(replacedBy: output) ?? document(at: output) {
        throw .isRead(output: output, file: file)
      }
    }
  }

  /// The document that a search found and an output would replace.
  ///
  /// Reports and baselines of earlier runs, which a folder may contain as well, are not documents.
  private func document(at output: String) -> String? {
    files.candidates.lazy.filter { $0.origin == .searched && FilePath.isSame($0.path, output) }
      .first { (try? workspace.read($0, as: inspection.kind))?.recognition.isDocument ?? true }?
      .path
  }
}
