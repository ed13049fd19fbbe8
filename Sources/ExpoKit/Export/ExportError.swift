import ExpoBase

/// Why an export to a folder is refused.
package enum ExportError: Error, Equatable, Sendable {
  /// The folder is not empty and has no manifest of an earlier export.
  case foreignFolder(String)
  /// Files that expo did not write are in the way, by their paths below the folder.
  case foreignFiles([String], folder: String)
  /// Files that this export reads are in the way, by their paths below the folder.
  case inputs([String], folder: String)
  /// A file or a link is in the way of a folder, or a folder in the way of a file.
  case blocked(String, folder: String)
  /// The manifest cannot be read.
  case brokenManifest(String)
  /// The manifest has a version that this expo does not know.
  case newerManifest(String, version: Int)
  /// Another export is writing to the folder.
  case busy(String)
  /// The path of a file leads out of the folder, or is reserved.
  case badPath(String)
  /// Two files have names that some file systems treat as equal.
  case sameName(String, String)
}
