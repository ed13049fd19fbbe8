import ExpoBase
import ExpoSystem

/// A file that gets its name only when it is complete: written under a temporary name, then renamed.
///
/// At every moment, the name leads to the old content or to the new. A file that is not published
/// is removed; only a killed process leaves one, which a later run removes.
struct AtomicFile: ~Copyable {
  private let folder: OpenFolder
  private let name: String
  /// The path that errors name.
  private let path: String
  private let descriptor: FileDescriptor
  private let temporaryName: String
  private let kept: FileStatus?
  private var isOpen = true
  private var isTemporary = true

  /// Creates the file under a temporary name.
  ///
  /// - Parameters:
  ///   - name: The name it will have.
  ///   - folder: The folder it is written to.
  ///   - path: The path that errors name; by default that of the file.
  ///   - kept: The file that it replaces, whose mode, owner, access list and attributes are kept; nil
  ///     for the system's defaults.
  ///   - writer: Who writes it.
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

  /// Adds bytes to its end.
  func write(_ bytes: Span<UInt8>) throws(FileError) {
    try FileError.naming(path, try descriptor.writeAll(bytes))
  }

  /// Gives the file its name, and replaces a file that has it.
  ///
  /// - Parameters:
  ///   - isDurable: Whether it must be on the disk before.
  ///   - check: Called at the last moment; what it throws ends it.
  /// - Throws: ``FileError``; nothing has then changed.
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

  /// Leaves the file under its temporary name, which is returned, for the caller to rename or remove.
  ///
  /// - Throws: ``FileError``; the file is then removed.
  consuming func close() throws(FileError) -> String {
    isOpen = false
    try seal(isDurable: false)
    isTemporary = false
    return temporaryName
  }

  /// Gives a written file what the replaced one has, waits for the disk if it must, and closes it.
  private func seal(isDurable: Bool) throws(FileError) {
    do throws(Errno) {
      if let kept { try keep(kept) }
      if isDurable { try descriptor.synchronize() }
    } catch {
      try? descriptor.close()
      throw FileError(path, error)
    }
    try FileError.naming(path, try descriptor.close())
  }

  private func keep(_ old: FileStatus) throws(Errno) {
    // Only root may change the owner.
    try? descriptor.setOwner(old.owner, group: old.group)
    if let file = try? OpenFile(name, in: folder, for: .readingUnlinked) {
      try file.descriptor.copyAttributes(to: descriptor)
    }
    // The rights of a group are not those of another one.
    let isOfGroup = try descriptor.status().group == old.group
    try descriptor.setMode(isOfGroup ? old.mode : old.mode & 0o707)
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
  /// The minimum age of a temporary file to be removed, in seconds.
  private static let leftAge = 3600

  /// A random name: `.expo-tmp-04c1…9f`.
  static func temporaryName(of writer: Writer) -> String { writer.rawValue + randomDigits }

  /// Random digits for a name that nothing else has: `04c1…9f`.
  static var randomDigits: String {
    // ThreadSanitizer ends a program that passes this generator on (Swift 6.3).
    var system = SystemRandomNumberGenerator()
    return String(system.next(), radix: 16).zeroPadded(to: suffixLength)
  }

  /// Whether a name has the form of a temporary one.
  static func isTemporaryName(_ name: String) -> Bool {
    Writer.allCases.contains { isTemporaryName(name, of: $0) }
  }

  private static func isTemporaryName(_ name: String, of writer: Writer) -> Bool {
    guard name.hasPrefix(writer.rawValue) else { return false }
    let digits = name.utf8.dropFirst(writer.rawValue.utf8.count)
    return digits.count == suffixLength
      && digits.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
  }

  /// Removes the temporary files in a folder, or those among its names, that no process has written to
  /// for an hour: those of killed exports at once for an export, which has locked the folder; for a scratch
  /// folder, only folders.
  ///
  /// Errors are ignored: such a file may belong to another user.
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
