package import ExpoBase
package import ExpoModel
package import ExpoSystem

package struct FileWriter: Sendable {
  /// The folders that old temporary files have been removed from.
  private var swept: Set<FileIdentity> = []

  package init() {}

  /// Replaces the content of a file, or creates the file.
  ///
  /// The file keeps its mode, access list and attributes, and its owner where the system allows; a
  /// link is followed. If `read` is given, a file that a new one cannot replace is written in place, so
  /// that all its hard links get the new content; an output becomes a file of its own, because its
  /// other names may be inputs of the run. Bytes are written directly to a device, a pipe, or a file
  /// that a descriptor has open (``openDescriptor(ofFileAt:)``).
  ///
  /// A file that has changed since `read`, from which the new content was made, is not replaced.
  ///
  /// - Throws: ``FileError``; the file has then its old content, unless the error names a copy with it. Bytes
  ///   that were written to a device, a pipe or a descriptor stay.
  package mutating func replace(
    _ path: String, with bytes: [UInt8], madeFrom read: SourceFile? = nil
  ) throws(FileError) {
    let target = try FileTarget(path)
    if read == nil, let output = Self.openDescriptor(ofFileAt: path) {
      return try Self.write(bytes, to: output, named: path)
    }
    if let status = target.status, status.kind != .file {
      return try Self.append(bytes, to: path)
    }
    if let folder = try? target.folder.descriptor.status(),
      swept.insert(folder.identity).inserted
    {
      AtomicFile.sweep(target.folder)
    }
    let check = { () throws(FileError) in
      guard let version = read.flatMap(FileVersion.read),
        try target.folder.status(of: target.name, named: path)?.version != version
      else { return }
      // The same file may have been replaced already under another name.
      guard try FileReader.read(path).bytes.elementsEqual(bytes) else {
        throw FileError(path: path, kind: .changed)
      }
    }
    if read != nil, let file = try target.openedInPlace() {
      return try bytes.withSpan { bytes throws(FileError) in
        try target.replaceContent(of: file, with: bytes, check: check)
      }
    }
    let file = try target.replacement()
    try bytes.withSpan { bytes throws(FileError) in try file.write(bytes) }
    try file.publish(isDurable: true, check: check)
  }

  /// Appends bytes to a file, which is created if it is missing.
  ///
  /// A file with several hard links is separated from them, as in ``replace(_:with:madeFrom:)``.
  ///
  /// - Throws: ``FileError`` if it cannot be opened or written.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let descriptor = FileWriter.openDescriptor(ofFileAt: path) {
      return try write(bytes, to: descriptor, named: path)
    }
    if let status = FileStatus.known(at: path), status.kind == .file, status.links > 1 {
      var writer = FileWriter()
      return try writer.replace(path, with: Array(FileReader.read(path).bytes) + bytes)
    }
    let file = try FileError.naming(path, try FileDescriptor.open(path, for: .appending))
    do throws(FileError) {
      try write(bytes, to: file, named: path)
    } catch {
      try? file.close()
      throw error
    }
    try FileError.naming(path, try file.close())
  }

  /// Writes bytes to a descriptor; an error names `name`.
  ///
  /// - Throws: ``FileError``; ``FileError/brokenPipe`` if the reader of a pipe is gone.
  package static func write(
    _ bytes: [UInt8], to descriptor: FileDescriptor, named name: String
  ) throws(FileError) {
    try FileError.naming(name, try descriptor.writeAll(bytes))
  }
}

// MARK: - Rendered files

extension FileWriter {
  /// Writes a rendered file to a path, completely or not at all, and makes its folder if that is
  /// missing; a file with the same content is not touched, and a link is followed.
  ///
  /// Calls `progress` before each block, whose error ends the export. Returns whether the file was
  /// written, or would be: a dry run writes nothing.
  ///
  /// - Throws: ``FileError`` if something cannot be read or written, and the error of `progress`; a plain file
  ///   is then unchanged.
  package static func export(
    _ file: RenderedFile, to path: String, isDryRun: Bool = false,
    progress: () throws -> Void = {}
  ) throws -> Bool {
    if isDryRun, !FilePath.exists(FileName.folder(of: FilePath.target(of: path))) { return true }
    let target = try FileTarget(path, makingFolder: !isDryRun)
    let output = openDescriptor(ofFileAt: path)
    switch target.status?.kind {
    case .folder?: throw FileError(path, .isFolder)
    case .other?,
      .file? where output != nil:
      if !isDryRun { try pour(file, to: path, output, progress) }
      return true
    case .file?:
      if let known = try target.folder.content(of: target.name), try file.fileContent() == known {
        return false
      }
    case nil: break
    }
    if isDryRun { return true }
    AtomicFile.sweep(target.folder)
    let new = try target.replacement()
    _ = try file.fileContent { bytes in
      try progress()
      try new.write(bytes)
    }
    try new.publish(isDurable: true)
    return true
  }

  /// Writes to a device, a pipe, or the file of an open descriptor, after what is there.
  private static func pour(
    _ file: RenderedFile, to path: String, _ descriptor: FileDescriptor?,
    _ progress: () throws -> Void
  ) throws {
    let output = descriptor == nil ? try OpenFile(path, for: .appending) : nil
    _ = try file.fileContent { bytes in
      try progress()
      try FileError.naming(path, try (descriptor ?? output?.descriptor)?.writeAll(bytes))
    }
  }

  /// The folder of an output, absolute and without links, also if it does not exist yet; nil for a
  /// device or a pipe.
  package static func folder(of path: String) -> String? {
    let target = FilePath.target(of: path)
    if FilePath.kind(of: target) == .other { return nil }
    return FilePath.withoutLinks(FileName.folder(of: target))
  }
}

/// The files that were open for writing when the program started: standard output, standard error and
/// other descriptors that the shell redirected.
///
/// An output that is one of them, under any path, is written through the descriptor: replacing the file
/// would lose its content, and what others still write to it.
extension FileWriter {
  /// The descriptors that every shell can redirect.
  private static let descriptors = (Int32(0)...9).map(FileDescriptor.init)

  /// The descriptor through which a plain file is open for writing; nil if there is none.
  static func openDescriptor(ofFileAt path: String) -> FileDescriptor? {
    guard let status = FileStatus.known(at: path), status.kind == .file else { return nil }
    return descriptors.first { isOpen($0, for: status.identity) }
  }

  /// Whether a path leads to standard output, also if that is a pipe or a terminal.
  package static func isStandardOutput(_ path: String) -> Bool {
    FilePath.identity(of: path).map { isOpen(FileDescriptor(1), for: $0) } ?? false
  }

  private static func isOpen(_ descriptor: FileDescriptor, for file: FileIdentity) -> Bool {
    (try? descriptor.status())?.identity == file && descriptor.isWritable
  }
}

/// A scratch folder is for files that only one run needs; other users cannot read it.
///
/// A killed run leaves its folder; a later run in the same place removes it when nothing was added
/// to it for an hour.
extension FileWriter {
  /// Makes a folder with a random name in another one, and returns its path.
  package static func makeScratchFolder(in folder: String) throws(FileError) -> String {
    guard let parent = try OpenFolder.at(folder) else { throw .missing(folder) }
    AtomicFile.sweep(parent, for: .scratch)
    let name = AtomicFile.temporaryName(of: .scratch)
    let path = parent.path(of: name)
    try FileError.naming(
      path, try System.makeFolder(name, in: parent.descriptor, mode: 0o700))
    return path
  }

  package static func removeScratchFolder(_ path: String) {
    try? OpenFolder.at(FileName.folder(of: path))?.removeAll(FileName.last(of: path))
  }
}
