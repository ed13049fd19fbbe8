import ExpoBase

extension InspectionRun {
  /// - Throws: ``OutputError`` if an output is read or obeyed by the run, or two are one file.
  func checkOutputs() throws(OutputError) {
    let outputs = inspection.outputs
    guard !outputs.isEmpty else { return }
    try OutputError.checkDistinct(outputs)
    let read = inputFiles
    for output in outputs {
      try OutputError.checkIsOutsideGit(output)
      if let file = read.file(replacedBy: output) ?? document(at: output) {
        throw .isRead(output: output, file: file)
      }
    }
  }

  private var inputFiles: InputFiles {
    let documents = files.candidates.filter { $0.origin != .searched }.map(\.path)
    let folders = files.candidates.flatMap { candidate in
      [AssetCatalog.path(around: candidate.path), candidate.policy.assets?.path].compactMap(\.self)
    }
    let given: [String] = if case .path(let path) = inspection.assets { [path] } else { [] }
    return InputFiles(
      files: documents + workspace.policies.configurations + inspection.inputs,
      folders: catalogs + folders + given)
  }

  /// The document that a search found and an output would replace.
  ///
  /// Reports and baselines of earlier runs, which a folder may contain as well, are not documents.
  private func document(at output: String) -> String? {
    files.candidates.first { candidate in
      guard candidate.origin == .searched, FilePath.isSame(candidate.path, output) else {
        return false
      }
      do throws(FileError) {
        return try workspace.read(candidate, as: inspection.kind).recognition.isDocument
      } catch {
        return true
      }
    }?.path
  }
}
