import ExpoKit

/// The destination of an export.
enum ExportTarget: Equatable {
  case standardOutput
  case file(String)
  case folder(String)

  /// The path of the file or folder; nil for standard output.
  var path: String? {
    switch self {
    case .standardOutput: nil
    case .file(let path), .folder(let path): path
    }
  }

  /// Whether a path is standard output.
  static func isStandardOutput(_ path: String) -> Bool {
    path == "-" || OpenOutput.isStandardOutput(path)
  }

  /// Creates the destination that `--output` names.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - needsFolder: Why there must be a folder; nil if one file will do.
  /// - Throws: ``UsageError`` if a folder is needed, and none or a file is named.
  init(_ arguments: Arguments, needsFolder: FolderReason?) throws(UsageError) {
    guard let output = try arguments[.output], !Self.isStandardOutput(output) else {
      if let needsFolder { throw .target(.needsFolder(needsFolder)) }
      self = .standardOutput
      return
    }
    let isFolder = needsFolder != nil || output.hasSuffix("/") || FilePath.isFolder(output)
    if isFolder, FilePath.exists(FilePath.trimmed(output)), !FilePath.isFolder(output) {
      throw .target(.isNoFolder(output, needsFolder ?? .finalSlash))
    }
    self = isFolder ? .folder(FilePath.trimmed(output)) : .file(output)
  }
}
