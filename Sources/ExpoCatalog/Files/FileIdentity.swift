#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which file it is, by whatever path it is reached: equal for a file and a hard link to it.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// What a path leads to; nil if there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// What stands under a name in a folder, a link itself; nil if nothing does.
  init?(_ name: String, in folder: OpenFolder) {
    var status = stat()
    guard fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(status)
  }
}
