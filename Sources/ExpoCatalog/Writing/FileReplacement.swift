#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileWriter {
  /// Replaces a file by new content, whole or not at all: written beside it, then renamed.
  ///
  /// Mode and owner are kept, the owner where the system allows it; a link is followed to the file it names. A file that is not there is made.
  ///
  /// - Throws: ``FileError``; the old content is then untouched and nothing is left behind.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = resolved(path)
    if FileReader.exists(target) {
      try checkIsWritable(target, named: path)
      // A device or a pipe has no content to replace: it is written to.
      guard try FileKind.of(target, followingLinks: true) == .file else {
        return try append(bytes, to: path)
      }
    }
    var template = Array("\(FileName.folder(of: target))/.expo-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError(path, errno) }
    let temporary = String(
      decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    do throws(FileError) {
      keepOwner(of: target, on: descriptor)
      try fill(descriptor, path, bytes, mode: mode(of: target))
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let code = errno
      unlink(temporary)
      throw FileError(path, code)
    }
  }

  /// Makes sure that a file may be written to, which renaming over it would not ask.
  static func checkIsWritable(_ target: String, named path: String) throws(FileError) {
    guard access(target, W_OK) == 0 else { throw FileError(path, errno) }
  }

  /// Writes behind what a file holds already, as logs are written; makes it if it is not there.
  ///
  /// - Throws: ``FileError`` if it cannot be opened or written.
  public static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path, errno) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, named: path)
  }

  private static func fill(
    _ descriptor: Int32, _ path: String, _ bytes: [UInt8], mode: mode_t
  ) throws(FileError) {
    defer { close(descriptor) }
    try write(bytes, to: descriptor, named: path)
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else {
      throw FileError(path, errno)
    }
  }

  /// Gives a new file to the owner and group of the one it takes the place of: root may do so, others
  /// only where they are the owner already.
  private static func keepOwner(of path: String, on descriptor: Int32) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    _ = fchown(descriptor, status.st_uid, status.st_gid)
  }

  /// The mode of a file that is there, or what a new one gets.
  static func mode(of path: String) -> mode_t {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & 0o7777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

  /// How many links may lead to one another.
  private static let linkLimit = 32

  /// Where a file is or would be, without links: for one that leads nowhere yet, where it leads.
  static func target(of path: String) -> String {
    var target = path
    for _ in 0..<linkLimit {
      if let real = realpath(target, nil) {
        defer { free(real) }
        return String(cString: real)
      }
      guard let next = linked(from: target) else { return target }
      target = next.hasPrefix("/") ? next : "\(FileName.folder(of: target))/\(next)"
    }
    return path
  }

  /// What a link says; nil if it is none.
  private static func linked(from path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count)
    guard count > 0 else { return nil }
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The path without links; itself where there is nothing.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
