public import ExpoSource

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

  /// What the error says.
  public func words(in language: MessageLanguage) -> ErrorWords {
    switch language {
    case .english: english
    }
  }
}
