import ExpoSystem

/// The files that a run reads, which no output may replace.
struct InputFiles: Sendable {
  private let files: [(identity: FileIdentity, path: String)]
  private let catalogs: [String]

  /// Ignores missing files; of the folders, only catalogs and data sets count, whose files are all read.
  init(files: [String], folders: [String]) {
    self.files = files.compactMap { path in
      FilePath.identity(of: path).map { (identity: $0, path: path) }
    }
    catalogs = folders.filter { $0.hasSuffix(".xcassets") || $0.hasSuffix(".dataset") }
  }

  /// The path under which the run reads the file that an output would replace; nil if it reads no such file.
  ///
  /// Files are the same if their device and inode are equal, also through links.
  func file(replacedBy output: String) -> String? {
    guard let status = FileStatus.known(at: output), status.kind == .file else { return nil }
    if let file = files.first(where: { $0.identity == status.identity }) { return file.path }
    // Projects around the documents are searched for such files too, also outside the operands.
    if Self.isSearched(FileName.last(of: FilePath.target(of: output))) { return output }
    return FilePath.folder(around: output, among: catalogs) == nil ? nil : output
  }

  /// Whether searches read files with a name like this: pictures, source code, projects and `.gitignore`.
  private static func isSearched(_ name: String) -> Bool {
    let kind = FileName.split(name).extension ?? ""
    return name == IgnoreRules.fileName || kind == "pbxproj"
      || FileSearch.sourceKinds.contains(kind) || PictureHeader.Kind(extension: kind) != nil
  }
}

extension OutputError {
  /// The input file that an output would replace, also through links; nil if there is none.
  ///
  /// - Throws: ``OutputError`` if the output is in git's own folder, or a tracked link leads to it.
  package static func input(
    among files: [String], replacedBy output: String
  ) throws(OutputError) -> String? {
    try checkIsOutsideGit(output)
    return InputFiles(files: files, folders: []).file(replacedBy: output)
  }
}

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
