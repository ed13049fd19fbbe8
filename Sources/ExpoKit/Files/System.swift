import ExpoBase

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Errno {
  static let missing = Errno(code: ENOENT)
  static let exists = Errno(code: EEXIST)
  static let denied = Errno(code: EACCES)
  static let isFolder = Errno(code: EISDIR)
  static let brokenPipe = Errno(code: EPIPE)
  static let noMemory = Errno(code: ENOMEM)
  static let interrupted = Errno(code: EINTR)
  /// The errors of opening something that is neither a plain file nor a folder, links not followed.
  static let noPlainFile = [ELOOP, EMLINK, ENXIO].map(Errno.init)
  /// The errors of removing something that is missing, not empty or in use.
  static let notRemovable = [ENOENT, ENOTEMPTY, EEXIST, EBUSY].map(Errno.init)

  /// The system's own words: `No such file or directory`.
  var words: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}

extension Errno {
  /// The reasons for which expo has its own words.
  enum Reason: CaseIterable {
    case missing, denied, isFolder, notAFolder, exists, notEmpty, tooManyLinks, nameTooLong
    case noSpace, noQuota, tooLarge, readOnly, inputOutput, busy, tooManyFiles, noMemory
    case notOpen, otherDevice, badName, unsupported
  }

  /// The reason; nil for a rare one.
  var reason: Reason? {
    switch code {
    case ENOENT: .missing
    case EACCES, EPERM: .denied
    case EISDIR: .isFolder
    case ENOTDIR: .notAFolder
    case EEXIST: .exists
    case ENOTEMPTY: .notEmpty
    case ELOOP: .tooManyLinks
    case ENAMETOOLONG: .nameTooLong
    case ENOSPC: .noSpace
    case EDQUOT: .noQuota
    case EFBIG: .tooLarge
    case EROFS: .readOnly
    case EIO: .inputOutput
    case EBUSY, ETXTBSY: .busy
    case EMFILE, ENFILE: .tooManyFiles
    case ENOMEM: .noMemory
    case EBADF: .notOpen
    case EXDEV: .otherDevice
    case EILSEQ: .badName
    case EINVAL, ENOTSUP: .unsupported
    default: nil
    }
  }
}

/// The calls to the operating system of this module; no other file of it imports libc.
///
/// A relative path starts at `folder`, an open folder: by default the one the process works in.
enum System {
  typealias Mode = mode_t

  /// The folder that the process works in.
  static let workingFolder = AT_FDCWD

  private static func check(_ result: Int32) throws(Errno) {
    if result != 0 { throw .last }
  }

  private static func check(
    _ path: String, _ call: (UnsafePointer<CChar>) throws(Errno) -> Int32
  ) throws(Errno) {
    try check(unsafe SystemFiles.withPath(path, call))
  }
}

// MARK: - Open files

extension System {
  /// The purpose for which a file is opened.
  struct Use {
    fileprivate let flags: Int32
    fileprivate var mode: Mode = 0o666

    static let reading = Use(flags: O_RDONLY)
    /// Reading; a pipe or device does not block.
    static let readingAtOnce = Use(flags: O_RDONLY | O_NONBLOCK)
    /// The same, no link followed.
    static let readingUnlinked = Use(flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    /// Writing at the end of a file, which is created if it is missing.
    static let appending = Use(flags: O_WRONLY | O_APPEND | O_CREAT)
    /// Reading a file and writing over it, no link followed.
    static let changing = Use(flags: O_RDWR | O_NOFOLLOW)
    /// Reaching what is in a folder, and listing it.
    static let folder = Use(flags: O_RDONLY | O_DIRECTORY)
    /// The same, no link followed.
    static let folderUnlinked = Use(flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    /// Reaching what is in a folder that may not be listed.
    #if canImport(Darwin)
      static let folderUnlisted = Use(flags: O_DIRECTORY | O_SEARCH)
    #else
      // `O_PATH`, which Swift does not import.
      static let folderUnlisted = Use(flags: O_DIRECTORY | 0o10000000)
    #endif

    /// Writing a file that does not exist yet.
    static func creating(_ mode: Mode) -> Use {
      Use(flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    }
  }

  /// Opens a file; the descriptor is not passed on to child processes.
  static func open(
    _ path: String, in folder: Int32 = workingFolder, for use: Use
  ) throws(Errno) -> Int32 {
    let descriptor = try unsafe SystemFiles.withPath(path) {
      unsafe openat(folder, $0, use.flags | O_CLOEXEC, use.mode)
    }
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Closes a descriptor; some file systems report a failed write only here.
  static func close(_ descriptor: Int32) throws(Errno) {
    if libcClose(descriptor) != 0, Errno.last != .interrupted { throw .last }
  }

  /// Reads into memory from an offset in a plain file and returns the number of bytes.
  static func read(
    _ descriptor: Int32, at offset: Int, into bytes: inout [UInt8]
  ) throws(Errno) -> Int {
    let count = unsafe pread(descriptor, &bytes, bytes.count, off_t(offset))
    guard count >= 0 else { throw .last }
    return count
  }

  /// Whether a descriptor is open for writing.
  static func isWritable(_ descriptor: Int32) -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    return flags >= 0 && flags & O_ACCMODE != O_RDONLY
  }

  /// Goes back to the beginning of a file.
  static func rewind(_ descriptor: Int32) throws(Errno) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
  }

  /// Truncates a file to a length in bytes.
  static func cut(_ descriptor: Int32, to size: Int) throws(Errno) {
    try check(ftruncate(descriptor, off_t(size)))
  }

  /// Waits until a file is on the disk.
  static func synchronize(_ descriptor: Int32) throws(Errno) { try check(fsync(descriptor)) }

  static func setMode(_ mode: Mode, of descriptor: Int32) throws(Errno) {
    try check(fchmod(descriptor, mode))
  }

  static func setOwner(_ owner: UInt32, group: UInt32, of descriptor: Int32) throws(Errno) {
    try check(fchown(descriptor, owner, group))
  }

  /// The number of the user that the process acts for.
  static var user: UInt32 { geteuid() }

  /// Locks a file or folder until it is unlocked; false if another process has locked it.
  static func lock(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// Unlocks a file or folder.
  ///
  /// Closing it is not enough: a child that another thread is starting has a copy of the descriptor,
  /// and keeps the lock until it runs its program.
  static func unlock(_ descriptor: Int32) { _ = flock(descriptor, LOCK_UN) }
}

// MARK: - Paths

extension System {
  static func status(of descriptor: Int32) throws(Errno) -> FileStatus {
    var status = stat()
    try check(unsafe fstat(descriptor, &status))
    return FileStatus(status)
  }

  static func status(
    at path: String, in folder: Int32 = workingFolder, followingLinks: Bool
  ) throws(Errno) -> FileStatus {
    var status = stat()
    try unsafe check(path) {
      unsafe fstatat(folder, $0, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW)
    }
    return FileStatus(status)
  }

  static func exists(_ path: String) -> Bool {
    (try? status(at: path, followingLinks: true)) != nil
  }

  static func checkIsWritable(_ path: String, in folder: Int32) throws(Errno) {
    try unsafe check(path) { unsafe faccessat(folder, $0, W_OK, 0) }
  }

  /// Renames a file, perhaps into another folder, replacing a file with the new name.
  static func rename(
    _ old: String, in source: Int32, to new: String, in folder: Int32
  ) throws(Errno) {
    try unsafe check(old) { old throws(Errno) in
      try unsafe SystemFiles.withPath(new) { unsafe renameat(source, old, folder, $0) }
    }
  }

  /// Removes a file, or an empty folder.
  static func remove(_ path: String, in folder: Int32, isFolder: Bool = false) throws(Errno) {
    try unsafe check(path) { unsafe unlinkat(folder, $0, isFolder ? AT_REMOVEDIR : 0) }
  }

  static func makeFolder(_ path: String, in folder: Int32 = workingFolder) throws(Errno) {
    try unsafe check(path) { unsafe mkdirat(folder, $0, 0o777) }
  }

  /// The names in a folder, hidden ones too, in no order.
  static func names(in path: String, of folder: Int32 = workingFolder) throws(Errno) -> [String] {
    try entries(in: path, of: folder).map(\.name)
  }

  /// An entry of a folder as the system lists it.
  struct ListedEntry {
    /// The name, with U+FFFD for what is not UTF-8.
    let name: String
    /// Whether the name is UTF-8: no other leads to the entry.
    let isUTF8: Bool
    /// The kind; nil if the file system does not report it.
    let kind: FileStatus.Kind?
  }

  /// The entries of a folder, hidden ones too, in no order.
  static func entries(
    in path: String, of folder: Int32 = workingFolder
  ) throws(Errno) -> [ListedEntry] {
    let descriptor = try open(path, in: folder, for: .folder)
    guard let stream = unsafe fdopendir(descriptor) else {
      let error = Errno.last
      try? close(descriptor)
      throw error
    }
    defer { unsafe closedir(stream) }
    var entries: [ListedEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let kind = unsafe FileStatus.Kind(folderEntryType: Int(entry.pointee.d_type))
      unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        let text = unsafe UnsafeRawPointer(field).assumingMemoryBound(to: UInt8.self)
        let bytes = unsafe UnsafeBufferPointer(start: text, count: strlen(field))
        let name = unsafe String(decoding: bytes, as: UTF8.self)
        if name == "." || name == ".." { return }
        let isUTF8 = unsafe name.utf8.elementsEqual(bytes)
        entries.append(ListedEntry(name: name, isUTF8: isUTF8, kind: kind))
      }
    }
    guard errno == 0 else { throw .last }
    return entries
  }

  /// The absolute path without links; nil if it leads to nothing.
  static func realPath(_ path: String) -> String? {
    (try? unsafe SystemFiles.withPath(path) { unsafe string(realpath($0, nil)) }) ?? nil
  }

  /// The folder that the process works in, as an absolute path.
  static var workingFolderPath: String? { unsafe string(getcwd(nil, 0)) }

  /// A string that the system allocated.
  private static func string(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text = unsafe text else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  /// The path that a link contains; nil if there is no link.
  static func destination(ofLink path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try? unsafe SystemFiles.withPath(path) { unsafe readlink($0, &text, text.count) }
    guard let count, count > 0 else { return nil }
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension FileStatus.Kind {
  /// Creates a kind from the type that a folder has for a name; nil for an unknown type.
  fileprivate init?(folderEntryType type: Int) {
    switch type {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
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
    mode = status.st_mode & 0o7777
    links = Int(status.st_nlink)
    owner = status.st_uid
    group = status.st_gid
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (modified, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }
}

// MARK: - Access lists and attributes

extension System {
  #if canImport(Darwin)
    /// Whether a file has what ``copyAttributes(of:to:)`` may fail to copy.
    static func hasAttributes(_ descriptor: Int32) -> Bool { false }

    /// Gives a new file the access list and the attributes of another one.
    static func copyAttributes(of source: Int32, to sink: Int32) throws(Errno) {
      let flags = copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)
      try check(unsafe fcopyfile(source, sink, nil, flags))
    }
  #else
    private static let accessList = "system.posix_acl_access"

    /// Whether a file has an access list or attributes of a user.
    static func hasAttributes(_ descriptor: Int32) -> Bool { !attributes(of: descriptor).isEmpty }

    /// Gives a new file the access list and the attributes of another one, and no others.
    static func copyAttributes(of source: Int32, to sink: Int32) throws(Errno) {
      // A folder may have a list for each new file in it.
      _ = unsafe fremovexattr(sink, accessList)
      for name in attributes(of: source) {
        var value = [UInt8](repeating: 0, count: max(0, unsafe fgetxattr(source, name, nil, 0)))
        guard unsafe fgetxattr(source, name, &value, value.count) == value.count,
          unsafe fsetxattr(sink, name, value, value.count, 0) == 0
        else { throw .last }
      }
    }

    /// The names of them, as C strings.
    private static func attributes(of descriptor: Int32) -> [[CChar]] {
      var names = [CChar](repeating: 0, count: max(0, flistxattr(descriptor, nil, 0)))
      let count = max(0, unsafe flistxattr(descriptor, &names, names.count))
      return names.prefix(count).split(separator: 0).map { $0 + [0] }.filter { name in
        [accessList, "user."].contains { name.starts(with: $0.utf8.map(CChar.init)) }
      }
    }
  #endif
}

// MARK: - Memory

extension System {
  /// Resizes memory and keeps its content; allocates new memory by default.
  ///
  /// - Throws: ``Errno`` if memory is exhausted; the memory is then unchanged.
  @unsafe
  static func resize(
    _ memory: UnsafeMutableRawPointer? = nil, to size: Int
  ) throws(Errno) -> UnsafeMutableRawBufferPointer {
    guard let start = unsafe realloc(memory, size) else { throw .noMemory }
    return unsafe UnsafeMutableRawBufferPointer(start: start, count: size)
  }

  /// Frees memory made by ``resize(_:to:)``.
  @unsafe
  static func release(_ memory: UnsafeMutableRawBufferPointer) {
    unsafe free(memory.baseAddress)
  }
}

// MARK: - Others

extension System {
  /// The seconds since 1970.
  static var now: Int { time(nil) }

  /// Less than, equal to or more than 0: the order of two blocks of one length by their bytes.
  static func order(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int
  ) -> Int {
    Int(unsafe memcmp(one, other, count))
  }
}

// A function of `System` has this name.
private func libcClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

#if !canImport(Darwin)
  // Swift's module of libc lacks `sys/xattr.h`.

  @_silgen_name("flistxattr") private func flistxattr(
    _ descriptor: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int
  ) -> Int
  @_silgen_name("fgetxattr") private func fgetxattr(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
    _ size: Int
  ) -> Int
  @_silgen_name("fsetxattr") private func fsetxattr(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer, _ size: Int,
    _ flags: Int32
  ) -> Int32
  @_silgen_name("fremovexattr") private func fremovexattr(
    _ descriptor: Int32, _ name: UnsafePointer<CChar>
  ) -> Int32
#endif
