import ExpoBase
import ExpoSystem

/// A file that is written under a temporary name and renamed when it is complete: its name always
/// leads to the old content or to the new.
///
/// A file that is not published is removed; only a killed process leaves one, which a later run
/// removes.
struct AtomicFile: ~Copyable {
  private let folder: OpenFolder
  private let name: String
  private let path: String
  private let descriptor: FileDescriptor
  private let temporaryName: String
  private let kept: FileStatus?
  private var isOpen = true
  private var isTemporary = true

  /// Errors name `path`, or else the file's own path; `kept` is the status of a file to be replaced, whose mode
  /// and attributes are kept.
  ///
  /// - Throws: ``FileError`` if it cannot be created.
  init(
    _ name: String, in folder: OpenFolder, named path: String? = nil,
    keeping kept: FileStatus? = nil, by writer: Writer = .anyone
  ) throws(FileError) {
    let path = path ?? folder.path(of: name)
    // No other user may read a private file before its mode is set.
    let mode: UInt32 = kept == nil ? 0o666 : 0o600
    let temporaryName = Self.temporaryName(of: writer)
    descriptor = try FileError.naming(
      path, try .open(temporaryName, in: folder.descriptor, for: .creating(mode)))
    self.temporaryName = temporaryName
    self.folder = folder
    self.name = name
    self.path = path
    self.kept = kept
  }

  deinit {
    if isOpen { try? descriptor.close() }
    if isTemporary { try? folder.remove(temporaryName) }
  }

  func write(_ bytes: Span<UInt8>) throws(FileError) {
    try FileError.naming(path, try descriptor.writeAll(bytes))
  }

  /// Gives the file its name, and replaces a file that has it.
  ///
  /// Waits for the disk first if `isDurable`; calls `check` at the last moment, whose error prevents
  /// the change.
  ///
  /// - Throws: ``FileError``; nothing has changed then.
  consuming func publish(
    isDurable: Bool = false, check: () throws(FileError) -> Void = {}
  ) throws(FileError) {
    isOpen = false
    try seal(isDurable: isDurable)
    try check()
    try FileError.naming(
      path,
      try System.rename(temporaryName, in: folder.descriptor, to: name, in: folder.descriptor))
    isTemporary = false
  }

  /// Returns the temporary name, for the caller to rename or remove the file.
  ///
  /// - Throws: ``FileError``; the file is then removed.
  consuming func close() throws(FileError) -> String {
    isOpen = false
    try seal(isDurable: false)
    isTemporary = false
    return temporaryName
  }

  /// Gives the file the mode and attributes of the replaced one, waits for the disk if `isDurable`, and closes it.
  private func seal(isDurable: Bool) throws(FileError) {
    do throws(Errno) {
      if let kept {
        let old = try? OpenFile(name, in: folder, for: .readingUnlinked)
        try descriptor.adopt(kept, and: old?.descriptor)
      }
      if isDurable { try descriptor.synchronize() }
    } catch {
      try? descriptor.close()
      throw FileError(path, error)
    }
    try FileError.naming(path, try descriptor.close())
  }
}

// MARK: - Temporary names

extension AtomicFile {
  /// Who writes a file, as its temporary name shows.
  enum Writer: String, CaseIterable {
    /// A run that shares the folder with others.
    case anyone = ".expo-tmp-"
    /// The export that has locked the folder: no other process writes such a file meanwhile.
    case export = ".expo-tmp-export-"
    /// A run that has a folder for its files.
    case scratch = ".expo-tmp-folder-"
  }

  private static let suffixLength = 16
  /// The age in seconds from which a temporary file counts as left by a killed run.
  private static let leftAge = 3600

  /// A random name: `.expo-tmp-04c1…9f`.
  static func temporaryName(of writer: Writer) -> String { writer.rawValue + randomDigits }

  /// Hexadecimal digits for a unique name: `04c1…9f`.
  static var randomDigits: String {
    // ThreadSanitizer ends a program that passes this generator on (Swift 6.3).
    var system = SystemRandomNumberGenerator()
    return String(system.next(), radix: 16).zeroPadded(to: suffixLength)
  }

  static func isTemporaryName(_ name: String) -> Bool {
    Writer.allCases.contains { isTemporaryName(name, of: $0) }
  }

  private static func isTemporaryName(_ name: String, of writer: Writer) -> Bool {
    guard name.hasPrefix(writer.rawValue) else { return false }
    let digits = name.utf8.dropFirst(writer.rawValue.utf8.count)
    return digits.count == suffixLength
      && digits.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
  }

  /// Removes the temporary files in a folder, or those among `names`, that no process has written
  /// to for an hour.
  ///
  /// An export, which has locked the folder, removes those of killed exports at once; for a scratch
  /// folder, only folders are removed. Errors are ignored: such a file may belong to another user.
  static func sweep(
    _ folder: OpenFolder, _ names: [String]? = nil, for writer: Writer = .anyone
  ) {
    for name in names ?? (try? folder.names()) ?? [] where isTemporaryName(name) {
      let isLeft = writer == .export && isTemporaryName(name, of: .export)
      guard let status = try? folder.status(of: name),
        status.kind == (writer == .scratch ? .folder : .file),
        isLeft || System.now - status.modified > leftAge
      else { continue }
      folder.removeAll(name)
    }
  }
}

// MARK: - Scratch folders

/// A scratch folder is for files that only one run needs; other users cannot read it.
///
/// A killed run leaves its folder; a later run in the same folder removes it when nothing was added
/// to it for an hour.
extension FileWriter {
  /// Makes a folder with a random name in another one, and returns its path.
  package static func makeScratchFolder(in folder: String) throws(FileError) -> String {
    guard let parent = try OpenFolder.at(folder) else { throw .missing(folder) }
    AtomicFile.sweep(parent, for: .scratch)
    let made = try parent.makeFolder(AtomicFile.temporaryName(of: .scratch))
    try FileError.naming(made.path, try made.descriptor.setMode(0o700))
    return made.path
  }

  package static func removeScratchFolder(_ path: String) {
    try? OpenFolder.at(FileName.folder(of: path))?.removeAll(FileName.last(of: path))
  }
}
