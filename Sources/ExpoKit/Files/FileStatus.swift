package import ExpoBase

/// The status of a file or folder.
struct FileStatus {
  enum Kind {
    case file, folder
    /// A link that is not followed, a device or a pipe.
    case other
  }

  let kind: Kind
  /// The size in bytes.
  let size: Int
  let identity: FileIdentity
  /// The permission bits.
  let mode: System.Mode
  /// The number of its hard links.
  let links: Int
  /// The number of the user that owns it.
  let owner: UInt32
  /// The number of the group that owns it.
  let group: UInt32
  /// When it was last changed, in seconds since 1970.
  let modified: Int
  /// The nanoseconds after ``modified``.
  let nanoseconds: Int

  /// The version of its content.
  var version: FileVersion {
    FileVersion(identity: identity, size: size, modified: modified, nanoseconds: nanoseconds)
  }
}

extension FileStatus {
  /// The status of the file at a path.
  ///
  /// - Throws: ``FileError`` if it is missing or cannot be reached.
  static func at(_ path: String, followingLinks: Bool = true) throws(FileError) -> FileStatus {
    try FileError.naming(path) { () throws(Errno) in
      try System.status(at: path, followingLinks: followingLinks)
    }
  }
}

/// One content of a file: it changes when the file is written to, or replaced by another.
package struct FileVersion: Equatable, Sendable {
  let identity: FileIdentity
  let size: Int
  let modified: Int
  let nanoseconds: Int

  /// The version of the file at a path, links followed; nil if there is none.
  package static func at(_ path: String) -> FileVersion? { (try? FileStatus.at(path))?.version }

  /// The version that a document was read from; nil if it was not read from a file.
  package static func read(by file: SourceFile) -> FileVersion? { ReadFile.version(of: file) }
}

/// Identifies a file by device and inode: hard links of one file are equal.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
