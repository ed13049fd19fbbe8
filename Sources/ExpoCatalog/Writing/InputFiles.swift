/// The files that a run reads: no output may replace one of them.
package struct InputFiles: Sendable {
  /// The path at which standard input can be looked up.
  package static let standardInput = "/dev/stdin"

  private let files: [(identity: FileIdentity, path: String)]
  private let catalogs: [String]
  private let pictureFolders: [String]

  /// Creates the inputs of a run.
  ///
  /// - Parameters:
  ///   - files: The paths of single files; those that do not exist are left out.
  ///   - folders: The paths of asset catalogs and data sets, of which every file is read, and of
  ///     other folders, of which only pictures are.
  package init(files: [String], folders: [String]) {
    self.files = files.compactMap { path in
      FilePath.identity(of: path).map { (identity: $0, path: path) }
    }
    let isCatalog = { (path: String) in
      path.hasSuffix(".xcassets") || path.hasSuffix(".dataset")
    }
    catalogs = folders.filter(isCatalog)
    pictureFolders = folders.filter { !isCatalog($0) }
  }

  /// The file that writing to a path would replace, by the path it is read from; nil for none.
  ///
  /// Files are the same if their device and inode are equal, also through links.
  package func file(replacedBy output: String) -> String? {
    guard let status = try? FileStatus.at(output), status.kind == .file else { return nil }
    if let file = files.first(where: { $0.identity == status.identity }) { return file.path }
    let isPicture = PictureHeader.Kind(extension: FileName.split(output).extension) != nil
    let folders = isPicture ? catalogs + pictureFolders : catalogs
    return FilePath.folder(around: output, among: folders) == nil ? nil : output
  }
}
