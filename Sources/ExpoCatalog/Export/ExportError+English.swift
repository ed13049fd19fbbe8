import ExpoSource

extension ExportError {
  /// How many of several files are named.
  static let namedLimit = 8

  /// What is wrong and what to do, in English.
  var english: ErrorWords {
    switch self {
    case .foreignFolder(let path):
      ErrorWords(
        message: "\(path): the folder is not empty, and expo did not write it",
        help: "name another folder, or add to this one with --force")
    case .foreignFiles(let paths, let folder):
      ErrorWords(
        message: "\(folder): expo did not write " + Self.list(paths),
        help: "move them away, or replace them with --force")
    case .inputs(let paths, let folder):
      ErrorWords(
        message: "\(folder): the export would replace files that it reads: " + Self.list(paths),
        help: "name another folder")
    case .blocked(let path, let folder):
      ErrorWords(message: "\(folder): '\(path)' is in the way", help: "move it away")
    case .brokenManifest(let path):
      ErrorWords(
        message: "\(path): the list of exported files cannot be read",
        help: "correct it, or export with --force and keep what it listed")
    case .newerManifest(let path, let version):
      ErrorWords(
        message: "\(path): expected version \(ExportManifest.version), found \(version)",
        help: "a newer expo wrote it; use that one, or another folder")
    case .busy(let path):
      ErrorWords(
        message: "\(path): another export is writing to this folder", help: "wait until it ends")
    case .badPath(let path):
      ErrorWords(message: "a file cannot be called '\(path)'")
    case .sameName(let one, let other):
      ErrorWords(
        message: "'\(one)' and '\(other)' are the same file on a system that ignores case",
        help: "change an image_name, or number the pages with --slug number")
    }
  }

  private static func list(_ paths: [String]) -> String {
    let more = paths.count > namedLimit ? " and \(paths.count - namedLimit) more" : ""
    return paths.prefix(namedLimit).map { "'\($0)'" }.joined(separator: ", ") + more
  }
}
