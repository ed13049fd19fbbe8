import ExpoCatalog

/// Where an export goes.
enum ExportTarget: Equatable {
  case standardOutput
  case file(String)
  case folder(String)

  /// What standard output is called besides `-`: a shell may have put a file there, which is not
  /// ours to replace.
  private static let standardOutputPaths = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  /// The file or folder, if it is one.
  var path: String? {
    switch self {
    case .standardOutput: nil
    case .file(let path), .folder(let path): path
    }
  }

  /// Reads `--output`: a site is a folder, a book may be one file.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - needsFolder: Why there must be a folder; nil if one file will do.
  /// - Throws: ``UsageError`` if a folder is needed and none is named, or a file.
  init(_ arguments: Arguments, needsFolder: FolderReason?) throws(UsageError) {
    guard let output = try arguments[.output], !Self.standardOutputPaths.contains(output) else {
      if let needsFolder { throw .target(.needsFolder(needsFolder)) }
      self = .standardOutput
      return
    }
    let isFolder = needsFolder != nil || output.hasSuffix("/") || FilePath.isFolder(output)
    if isFolder, FilePath.exists(DocumentFinder.trimmed(output)), !FilePath.isFolder(output) {
      throw .target(.isNoFolder(output, needsFolder ?? .finalSlash))
    }
    self = isFolder ? .folder(DocumentFinder.trimmed(output)) : .file(output)
  }
}
