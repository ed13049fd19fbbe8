/// Why nothing is exported to a folder.
public enum ExportError: Error, Equatable, Sendable {
  /// The folder holds something, and no manifest says that expo wrote it.
  case foreignFolder(String)
  /// Files are in the way that expo did not write, by their paths below the folder.
  case foreignFiles([String], folder: String)
  /// Files are in the way that this export reads, by their paths below the folder.
  case inputs([String], folder: String)
  /// Where a folder is needed there is something else, perhaps a link; or the other way round.
  case blocked(String, folder: String)
  /// The manifest cannot be read.
  case brokenManifest(String)
  /// The manifest is of a version that this expo does not know.
  case newerManifest(String, version: Int)
  /// Another export writes to the folder.
  case busy(String)
  /// A file would lie outside the folder.
  case badPath(String)
  /// Two files have names that some file systems take for one.
  case sameName(String, String)
}

extension ExportError {
  /// How many of several files are named.
  private static let namedLimit = 8

  /// What is wrong, in one line.
  public var message: String {
    switch self {
    case .foreignFolder(let path): "\(path): the folder is not empty, and expo did not write it"
    case .foreignFiles(let paths, let folder):
      "\(folder): expo did not write " + Self.list(paths)
    case .inputs(let paths, let folder):
      "\(folder): the export reads what it would replace: " + Self.list(paths)
    case .blocked(let path, let folder): "\(folder): '\(path)' is in the way"
    case .brokenManifest(let path): "\(path): the list of exported files cannot be read"
    case .newerManifest(let path, let version):
      "\(path): expected version \(ExportManifest.version), found \(version)"
    case .busy(let path): "\(path): another export writes to this folder"
    case .badPath(let path): "a file cannot be called '\(path)'"
    case .sameName(let one, let other):
      "'\(one)' and '\(other)' are one file where names differ only by case"
    }
  }

  /// What to do, in one line.
  public var help: String? {
    switch self {
    case .foreignFolder: "name another folder, or add to this one with --force"
    case .foreignFiles: "move them away, or replace them with --force"
    case .inputs: "name another folder"
    case .blocked: "move it away"
    case .brokenManifest: "mend it, or export with --force and keep what it listed"
    case .newerManifest: "a newer expo wrote it; use that one, or another folder"
    case .busy: "wait until it has ended"
    case .badPath: nil
    case .sameName: "change an image_name, or number the pages with --slug number"
    }
  }

  private static func list(_ paths: [String]) -> String {
    let more = paths.count > namedLimit ? " and \(paths.count - namedLimit) more" : ""
    return paths.prefix(namedLimit).map { "'\($0)'" }.joined(separator: ", ") + more
  }
}
