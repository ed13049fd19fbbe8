#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Other system calls; a relative path starts at `folder`, which is the working folder by default.
package enum System {
  /// Passes a path to the system as a C string.
  ///
  /// - Throws: `ENOENT` if the path contains NUL: for C, it would end there.
  static func withPath<Value>(
    _ path: String, _ call: (UnsafePointer<CChar>) throws(Errno) -> Value
  ) throws(Errno) -> Value {
    try unsafe path.withCString { text in
      Result { () throws(Errno) in
        guard unsafe strlen(text) == path.utf8.count else { throw .missing }
        return unsafe try call(text)
      }
    }.get()
  }

  /// The bytes of a C string without the NUL at its end.
  package static func bytes(of text: UnsafePointer<CChar>) -> UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: text, count: strlen(text))
  }

  private static func check(
    _ path: String, _ call: (UnsafePointer<CChar>) throws(Errno) -> Int32
  ) throws(Errno) {
    try FileDescriptor.check(unsafe withPath(path, call))
  }
}

// MARK: - Paths

extension System {
  /// A result, because many paths are tried that lead nowhere.
  package static func status(
    at path: String, in folder: FileDescriptor = .workingFolder, followingLinks: Bool
  ) -> Result<FileStatus, Errno> {
    var status = stat()
    let result = unsafe try? withPath(path) {
      unsafe fstatat(folder.number, $0, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW)
    }
    guard let result else { return .failure(.missing) }
    return result == 0 ? .success(FileStatus(status)) : .failure(.last)
  }

  package static func checkIsWritable(_ path: String, in folder: FileDescriptor) throws(Errno) {
    try unsafe check(path) { unsafe faccessat(folder.number, $0, W_OK, 0) }
  }

  /// Renames a file, and replaces a file that has the new name.
  package static func rename(
    _ old: String, in source: FileDescriptor, to new: String, in folder: FileDescriptor
  ) throws(Errno) {
    try unsafe check(old) { old throws(Errno) in
      try unsafe withPath(new) { unsafe renameat(source.number, old, folder.number, $0) }
    }
  }

  package static func remove(_ path: String, in folder: FileDescriptor, isFolder: Bool = false)
    throws(Errno)
  {
    try unsafe check(path) { unsafe unlinkat(folder.number, $0, isFolder ? AT_REMOVEDIR : 0) }
  }

  package static func makeFolder(
    _ path: String, in folder: FileDescriptor = .workingFolder, mode: UInt32 = 0o777
  ) throws(Errno) {
    try unsafe check(path) {
      unsafe mkdirat(folder.number, $0, mode_t(truncatingIfNeeded: mode))
    }
  }

  /// The entries of a folder, hidden ones too, in no order.
  ///
  /// Reads the status of an entry only if the folder does not contain its kind.
  package static func entries(
    in path: String, of folder: FileDescriptor = .workingFolder
  ) throws(Errno) -> [FolderEntry] {
    let descriptor = try FileDescriptor.open(path, in: folder, for: .folder)
    guard let stream = unsafe fdopendir(descriptor.number) else {
      let error = Errno.last
      try? descriptor.close()
      throw error
    }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let kind: FileStatus.Kind? =
        switch unsafe Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_UNKNOWN): nil
        default: .other
        }
      unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        let text = unsafe UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self)
        let valid = unsafe String(validatingCString: text)
        let name = unsafe valid ?? String(cString: text)
        if name == "." || name == ".." { return }
        let kind =
          kind ?? (try? status(at: name, in: descriptor, followingLinks: false).get())?.kind
        entries.append(FolderEntry(name: name, isUTF8: valid != nil, kind: kind ?? .other))
      }
    }
    guard errno == 0 else { throw .last }
    return entries
  }

  /// The absolute path without links; nil if nothing exists at the path.
  package static func realPath(_ path: String) -> String? {
    guard let real = try? unsafe withPath(path, { unsafe realpath($0, nil) }) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  package static func destination(ofLink path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try? unsafe withPath(path) { unsafe readlink($0, &text, text.count) }
    guard let count, count > 0 else { return nil }
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

package struct FileStatus {
  package enum Kind {
    case file, folder
    /// A link that is not followed, a device or a pipe.
    case other
  }

  package let kind: Kind
  /// The size in bytes.
  package let size: Int
  package let identity: FileIdentity
  /// The permission bits.
  let mode: UInt32
  /// The number of hard links.
  package let links: Int
  let owner: UInt32
  let group: UInt32
  /// The time of the last change, in seconds since 1970.
  package let modified: Int
  /// The nanoseconds after ``modified``.
  package let nanoseconds: Int
}

package struct FolderEntry: Sendable {
  /// The name, with U+FFFD for bytes that are not UTF-8.
  package let name: String
  /// Whether the name is UTF-8; otherwise no path leads to the entry.
  package let isUTF8: Bool
  /// The kind of the entry itself; a link is not followed.
  package let kind: FileStatus.Kind

  package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
}

/// The device and the inode of a file; equal for its hard links.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}

extension FileStatus {
  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    size = Int(status.st_size)
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    mode = UInt32(status.st_mode & 0o7777)
    links = Int(status.st_nlink)
    owner = status.st_uid
    group = status.st_gid
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}

// MARK: - Owner, access list and attributes

extension FileDescriptor {
  /// Whether a new file can replace this one without loss: it has no other name, no owner that only root could
  /// keep, no access list and no user attributes.
  package func isReplaceable() throws(Errno) -> Bool {
    let status = try status()
    return status.links == 1 && [status.owner, 0].contains(geteuid()) && !hasAttributes
  }

  /// Gives a new file the owner and the mode of a status, and the access list and attributes of `old`, if that
  /// could be opened.
  package func adopt(_ status: FileStatus, and old: FileDescriptor?) throws(Errno) {
    // Only root may change the owner; for others it stays.
    _ = fchown(number, status.owner, status.group)
    try old?.copyAttributes(to: self)
    // The rights of a group must not apply to another group.
    let isOfGroup = try self.status().group == status.group
    let mode = isOfGroup ? status.mode : status.mode & 0o707
    try Self.check(fchmod(number, mode_t(truncatingIfNeeded: mode)))
  }

  #if canImport(Darwin)
    /// Nothing that ``copyAttributes(to:)`` may fail to copy.
    private var hasAttributes: Bool { false }

    private func copyAttributes(to sink: FileDescriptor) throws(Errno) {
      let flags = copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)
      try Self.check(unsafe fcopyfile(number, sink.number, nil, flags))
    }
  #else
    private static let accessList = "system.posix_acl_access"

    private var hasAttributes: Bool { !attributes.isEmpty }

    /// Copies the attributes, among them the access list.
    private func copyAttributes(to sink: FileDescriptor) throws(Errno) {
      // The folder may have given the new file an access list.
      _ = unsafe fremovexattr(sink.number, Self.accessList)
      for name in attributes {
        var value = [UInt8](repeating: 0, count: max(0, unsafe fgetxattr(number, name, nil, 0)))
        guard unsafe fgetxattr(number, name, &value, value.count) == value.count,
          unsafe fsetxattr(sink.number, name, value, value.count, 0) == 0
        else { throw .last }
      }
    }

    /// The names of the attributes, as C strings.
    private var attributes: [[CChar]] {
      var names = [CChar](repeating: 0, count: max(0, flistxattr(number, nil, 0)))
      let count = max(0, unsafe flistxattr(number, &names, names.count))
      return names.prefix(count).split(separator: 0).map { $0 + [0] }.filter { name in
        [Self.accessList, "user."].contains { name.starts(with: $0.utf8.map(CChar.init)) }
      }
    }
  #endif
}

#if !canImport(Darwin)
  // Swift's module of libc lacks `sys/xattr.h`.

  @_silgen_name("flistxattr") private func flistxattr(
    _ number: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int
  ) -> Int
  @_silgen_name("fgetxattr") private func fgetxattr(
    _ number: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
    _ size: Int
  ) -> Int
  @_silgen_name("fsetxattr") private func fsetxattr(
    _ number: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer, _ size: Int,
    _ flags: Int32
  ) -> Int32
  @_silgen_name("fremovexattr") private func fremovexattr(
    _ number: Int32, _ name: UnsafePointer<CChar>
  ) -> Int32
#endif
