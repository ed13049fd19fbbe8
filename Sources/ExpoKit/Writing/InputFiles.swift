import ExpoSystem

/// No output may replace one of these files.
package struct InputFiles: Sendable {
  /// The path at which standard input can be looked up.
  package static let standardInput = "/dev/stdin"

  private let files: [(identity: FileIdentity, path: String)]
  private let catalogs: [String]

  /// Ignores missing files; all files in asset catalogs and data sets of folders are read.
  package init(files: [String], folders: [String]) {
    self.files = files.compactMap { path in
      FilePath.identity(of: path).map { (identity: $0, path: path) }
    }
    catalogs = folders.filter { $0.hasSuffix(".xcassets") || $0.hasSuffix(".dataset") }
  }

  /// The file that writing to a path would replace, by the path it is read from.
  ///
  /// Files are the same if their device and inode are equal, also through links.
  package func file(replacedBy output: String) -> String? {
    guard let status = try? FileStatus.at(output), status.kind == .file else { return nil }
    if let file = files.first(where: { $0.identity == status.identity }) { return file.path }
    // Any project around the documents is searched for such files, above the operands too.
    if Self.isSearched(FileName.last(of: FilePath.target(of: output))) { return output }
    return FilePath.folder(around: output, among: catalogs) == nil ? nil : output
  }

  /// Whether searches read files of a name: pictures, source code, projects, and rules of git.
  private static func isSearched(_ name: String) -> Bool {
    if name == IgnoreRules.fileName { return true }
    guard let kind = FileName.split(name).extension else { return false }
    return kind == "pbxproj" || FileSearch.sourceKinds.contains(kind)
      || PictureHeader.Kind(extension: kind) != nil
  }
}
