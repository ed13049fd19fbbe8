package import ExpoCatalog

extension FileError {
  /// A folder in which nothing was found to work on; other JSON files in it were passed over.
  package static func noDocuments(in folder: String, skipped: Int) -> FileError {
    let others = skipped == 1 ? "1 other JSON file" : "\(skipped) other JSON files"
    let reason = "no exposition documents found" + (skipped > 0 ? " (\(others) skipped)" : "")
    return FileError(path: folder, reason: reason)
  }
}
