import ExpoCatalog

/// Where an export goes.
enum ExportTarget: Equatable {
  case standardOutput
  case file(String)
  case folder(String)

  /// Reads `--output`: a site is a folder, a book may be one file.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - needsFolder: Why there must be a folder; nil if one file will do.
  /// - Throws: ``UsageError`` if a folder is needed and none is named.
  init(_ arguments: Arguments, needsFolder: String?) throws(UsageError) {
    let output = arguments.value(of: .output)
    if output == "" { throw UsageError("--output names no file or folder") }
    guard let output, output != "-" else {
      if let needsFolder {
        throw UsageError("\(needsFolder) writes a folder", help: "name it with -o DIR")
      }
      self = .standardOutput
      return
    }
    let isFolder = needsFolder != nil || output.hasSuffix("/") || FileReader.isFolder(output)
    self = isFolder ? .folder(DocumentFinder.trimmed(output)) : .file(output)
  }
}
