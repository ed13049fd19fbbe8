import ExpoBase

/// Properties of paths and of the files at them.
package enum FilePath {
  /// Whether anything exists at a path.
  package static func exists(_ path: String) -> Bool { System.exists(path) }

  /// Whether a path leads to a plain file, links followed.
  package static func isFile(_ path: String) -> Bool { kind(of: path) == .file }

  /// Whether a path leads to a folder, links followed.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  /// Whether a path leads to a plain file, links followed; false if nothing has that name.
  ///
  /// - Throws: ``FileError`` if something has that name that is no plain file: a folder, a pipe, or
  ///   a link that leads nowhere.
  static func leadsToFile(_ path: String) throws(FileError) -> Bool {
    guard (try? FileStatus.at(path, followingLinks: false)) != nil else { return false }
    guard try FileStatus.at(path).kind == .file else {
      throw FileError(path: path, kind: .notAFile)
    }
    return true
  }

  /// A path as an argument of another program: a relative one begins with `./` or `../`.
  ///
  /// Otherwise a program takes `-x` for an option and vi takes `+x` for a command.
  package static func argument(_ path: String) -> String {
    ["/", "./", "../"].contains(where: path.hasPrefix) ? path : "./" + path
  }

  /// Whether two paths lead to the same file.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    guard let first = identity(of: one), let second = identity(of: other) else { return false }
    return first == second
  }

  /// Whether a folder is the root of the file system, or cannot be read.
  static func isRootFolder(_ folder: String) -> Bool {
    guard let own = identity(of: folder), let root = identity(of: "/") else { return true }
    return own == root
  }

  /// The path without empty parts and `.`: `./a//b/./c/` → `a/b/c`.
  package static func trimmed(_ path: String) -> String { DocumentPath(path).string }

  static func kind(of path: String) -> FileStatus.Kind? { (try? FileStatus.at(path))?.kind }

  static func identity(of path: String) -> FileIdentity? { (try? FileStatus.at(path))?.identity }
}

// MARK: - From the root

extension FilePath {
  /// The folder that the process works in, as an absolute path.
  package static var workingFolder: String { System.workingFolderPath ?? "/" }

  /// The absolute path, `.` and `..` resolved by name.
  package static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : workingFolder + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The absolute path without links; ``absolute(_:)`` if it does not exist.
  package static func withoutLinks(_ path: String) -> String {
    System.realPath(path) ?? absolute(path)
  }

  /// The maximum length of a chain of links.
  private static let linkLimit = 32

  /// The path of the file that is written to: links are followed, also the last one to a file that
  /// does not exist yet.
  ///
  /// A path that leads to a file without a name stays as it is, such as `/dev/stdout` to a pipe.
  static func target(of path: String) -> String {
    var target = path
    for _ in 0..<linkLimit {
      if let real = System.realPath(target) { return real }
      if System.exists(target) { return target }
      guard let next = System.destination(ofLink: target) else { return target }
      target = next.hasPrefix("/") ? next : "\(FileName.folder(of: target))/\(next)"
    }
    return path
  }

  /// The folder, of several, that contains a path or is at it, links followed; nil if none does.
  ///
  /// The path may be of something that does not exist yet.
  package static func folder(around path: String, among folders: [String]) -> String? {
    let known = folders.compactMap { folder in
      identity(of: folder).map { (identity: $0, folder: folder) }
    }
    if known.isEmpty { return nil }
    var place = target(of: path)
    while !exists(place), FileName.folder(of: place) != place {
      place = FileName.folder(of: place)
    }
    place = withoutLinks(place)
    while true {
      let identity = identity(of: place)
      if let found = known.first(where: { $0.identity == identity }) { return found.folder }
      let above = FileName.folder(of: place)
      if above == place { return nil }
      place = above
    }
  }
}
