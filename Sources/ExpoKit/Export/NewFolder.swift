/// A folder that an export makes: it has a temporary name until all of its files are written.
///
/// So its files need no temporary names of their own: thousands of pages take one rename and one
/// write to the journal, and still none is ever seen in part. A process that is killed leaves the
/// folder for a later run to sweep.
struct NewFolder {
  /// The path below the folder of the export.
  let path: String
  /// The written files, in the order they were written.
  private(set) var files: [(path: ExportPath, content: FileContent)] = []

  private let parent: OpenFolder
  private let temporaryName: String
  private var tree: FolderTree

  /// Makes a folder under a temporary name.
  ///
  /// - Parameters:
  ///   - path: The path below the folder of the export.
  ///   - parent: The folder that it will be in.
  ///   - random: Chooses the temporary name.
  /// - Throws: ``FileError`` if it cannot be made.
  init(
    _ path: String, in parent: OpenFolder, using random: inout some RandomNumberGenerator
  ) throws(FileError) {
    self.path = path
    self.parent = parent
    temporaryName = Self.prefix + AtomicFile.randomDigits(using: &random)
    let name = FileName.last(of: path)
    tree = FolderTree(root: try parent.makeFolder(temporaryName, named: name))
  }

  /// Whether a file belongs in it, or in a folder in it.
  func contains(_ file: ExportPath) -> Bool {
    let folder = file.folder.utf8
    guard folder.starts(with: path.utf8) else { return false }
    let rest = folder.dropFirst(path.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }

  /// The folder of a file that belongs in it.
  mutating func folder(of file: ExportPath) throws -> OpenFolder? {
    let inner = file.folder.utf8.dropFirst(path.utf8.count + 1)
    return try tree.folder(String(Substring(inner)), making: true)
  }

  /// Adds a written file to ``files``.
  mutating func add(_ file: ExportPath, _ content: FileContent) {
    files.append((file, content))
  }

  /// Gives it its name.
  ///
  /// - Throws: ``FileError`` if something else has that name by now.
  mutating func publish() throws(FileError) {
    // Some systems rename no folder that is open.
    tree = FolderTree(root: parent)
    let name = FileName.last(of: path)
    try FileError.naming(parent.path(of: name)) { () throws(Errno) in
      try System.rename(temporaryName, to: name, in: parent.descriptor)
    }
  }

  /// Removes it with its files.
  mutating func discard() {
    tree = FolderTree(root: parent)
    parent.removeAll(temporaryName)
  }
}

// MARK: - Temporary names

extension NewFolder {
  private static let prefix = ".expo-tmp-folder-"

  /// Whether a name has the form of a temporary one.
  static func isTemporaryName(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    return AtomicFile.isRandomDigits(name.utf8.dropFirst(prefix.utf8.count))
  }

  /// Removes the folders that killed exports left in a folder, if nothing was added to them for an
  /// hour.
  static func sweep(_ folder: OpenFolder, _ names: [String]) {
    for name in names where isTemporaryName(name) {
      guard let status = try? folder.status(of: name), status.kind == .folder,
        AtomicFile.isLeft(status)
      else { continue }
      folder.removeAll(name)
    }
  }
}
