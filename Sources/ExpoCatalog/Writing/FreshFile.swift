#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that takes its name only when it is whole: written beside it, then renamed.
///
/// Whoever looks sees the old content or the new, also when the program is killed in between. What
/// it leaves behind then is called `.expo-` and its number as a process; the next run removes it.
struct FreshFile {
  /// How the names of files begin that are not whole yet.
  static let prefix = ".expo-"

  private let folder: OpenFolder
  private let name: String
  private let descriptor: Int32

  private static let temporaryName = prefix + String(getpid())

  /// Writes a file in a folder; `body` gets a function that takes bytes.
  ///
  /// - Parameters:
  ///   - name: The name it gets.
  ///   - folder: The folder.
  ///   - mode: Its permissions; without any, what the system gives new files.
  ///   - isDurable: Whether it must be on the disk before it takes its name.
  ///   - body: What writes.
  /// - Throws: ``FileError``, and what `body` throws; then nothing has changed.
  static func write(
    _ name: String, in folder: OpenFolder, mode: mode_t? = nil, isDurable: Bool = false,
    _ body: ((UnsafeRawBufferPointer) throws(FileError) -> Void) throws -> Void
  ) throws {
    let file = try FreshFile(name, in: folder)
    do {
      try file.fill(mode, isDurable, body)
    } catch {
      unlinkat(folder.descriptor, temporaryName, 0)
      throw error
    }
  }

  private init(_ name: String, in folder: OpenFolder) throws(FileError) {
    self.folder = folder
    self.name = name
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    var descriptor = openat(folder.descriptor, Self.temporaryName, flags, 0o666)
    if descriptor < 0, errno == EEXIST {
      // Left behind by a process that had the same number.
      unlinkat(folder.descriptor, Self.temporaryName, 0)
      descriptor = openat(folder.descriptor, Self.temporaryName, flags, 0o666)
    }
    guard descriptor >= 0 else { throw FileError(folder.path(of: name), errno) }
    self.descriptor = descriptor
  }

  private func fill(
    _ mode: mode_t?, _ isDurable: Bool,
    _ body: ((UnsafeRawBufferPointer) throws(FileError) -> Void) throws -> Void
  ) throws {
    do {
      try body(write)
    } catch {
      close(descriptor)
      throw error
    }
    try Self.seal(descriptor, mode: mode, isDurable: isDurable, named: folder.path(of: name))
    guard
      renameat(folder.descriptor, Self.temporaryName, folder.descriptor, name) == 0
    else { throw FileError(folder.path(of: name), errno) }
  }

  /// Gives a file its permissions, sees to it that it is on the disk if it must be, and closes it.
  ///
  /// Some file systems say only now that there was no room for what was written.
  static func seal(
    _ descriptor: Int32, mode: mode_t?, isDurable: Bool, named path: String
  ) throws(FileError) {
    var failure: Int32 = 0
    if let mode, fchmod(descriptor, mode) != 0 { failure = errno }
    if failure == 0, isDurable, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0, errno != EINTR { failure = errno }
    guard failure == 0 else { throw FileError(path, failure) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = systemWrite(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError(folder.path(of: name), errno) }
      done += count
    }
  }

  /// Removes what processes that are gone have left in a folder; the rest of `names` comes back.
  static func sweep(_ folder: OpenFolder, _ names: [String]) throws(FileError) -> [String] {
    var others: [String] = []
    for name in names {
      guard isLeft(name), try folder.kind(of: name) == .file else {
        others.append(name)
        continue
      }
      _ = try folder.remove(name)
    }
    return others
  }

  /// Whether a name is that of a file which nobody writes any more.
  static func isLeft(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), let process = pid_t(name.dropFirst(prefix.count)), process > 0
    else { return false }
    return process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
  }
}
