public import ExpoModel

/// A folder that rendered files are written into, again and again.
///
/// A manifest in it, `.expo-export.json`, says what expo wrote. Only that is ever replaced or
/// removed: a file of somebody else in the way stops the export before it begins, and one of ours
/// that somebody changed since is left alone. Every file is whole at every moment, old or new; an
/// export that was cut off is completed by the next. Files that would not change are not touched,
/// and one that somebody else wrote with just that content does not become expo's.
///
/// Pages are not forced to the disk one by one, only the manifest is: after a power failure a page
/// may be empty, and the next export writes it again.
public struct ExportFolder: Sendable {
  /// The path of the folder; it is made if it is not there.
  public let path: String
  /// Whether files of others, and files changed by others, are replaced.
  public var replacesForeign = false
  /// Whether files of an earlier export stay that are not written any more.
  public var keepsStale = false
  /// The paths of files that are read, besides those that are copied: they may lie in the folder,
  /// and are never replaced or removed.
  public var inputs: [String] = []
  /// Whether it is only said what would be written and removed.
  public var isTrial = false

  /// Names a folder.
  public init(_ path: String) {
    self.path = DocumentFinder.trimmed(path)
  }

  /// Writes files into the folder, and removes what an earlier export left.
  ///
  /// - Parameters:
  ///   - files: Everything that belongs there.
  ///   - progress: Called with the number of files done, before each; what it throws ends the export.
  /// - Returns: What became of the files.
  /// - Throws: ``ExportError`` before anything is written, ``FileError`` if something cannot be
  ///   read or written: what was written until then stays, whole.
  public func export(
    _ files: [RenderedFile], progress: (Int) throws -> Void = { _ in }
  ) throws -> ExportOutcome {
    let paths = try ExportPath.checked(files)
    guard let root = isTrial ? try OpenFolder.at(path) : try OpenFolder.make(path) else {
      var outcome = ExportOutcome()
      outcome.written = files.map(\.path)
      return outcome
    }
    if !isTrial, !root.lock() { throw ExportError.busy(path) }
    var update = try FolderUpdate(self, root, files, paths)
    do {
      for (index, file) in files.enumerated() {
        try progress(index)
        try update.put(file, at: paths[index])
      }
      return try update.finish()
    } catch {
      // The journal tells the same, if not even this can be written.
      try? update.suspend()
      throw error
    }
  }
}

extension ExportFolder {
  /// Whether a folder has been exported to.
  public static func isExported(_ path: String) -> Bool {
    FilePath.isFile("\(path)/\(ExportManifest.fileName)")
  }
}
