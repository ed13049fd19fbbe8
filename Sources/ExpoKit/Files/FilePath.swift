import ExpoJSON
package import ExpoSystem

package enum FilePath {
  package static func exists(_ path: String) -> Bool { kind(of: path) != nil }

  /// Follows links.
  package static func isFile(_ path: String) -> Bool { kind(of: path) == .file }

  /// Follows links.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  /// Whether a path leads to a plain file, also through links; false if nothing has that name.
  ///
  /// - Throws: ``FileError`` if the name is that of a folder, a pipe, a device or a link that leads nowhere.
  static func leadsToFile(_ path: String) throws(FileError) -> Bool {
    guard FileStatus.known(at: path, followingLinks: false) != nil else { return false }
    guard try FileStatus.at(path).kind == .file else {
      throw FileError(path: path, kind: .notAFile)
    }
    return true
  }

  /// The path as an argument for other programs: a relative path begins with `./` or `../`, because `-x`
  /// would be an option, and `+x` a command for vi.
  package static func argument(_ path: String) -> String {
    ["/", "./", "../"].contains(where: path.hasPrefix) ? path : "./" + path
  }

  package static func isSame(_ one: String, _ other: String) -> Bool {
    identity(of: one).map { $0 == identity(of: other) } ?? false
  }

  /// Whether a folder is the root of the file system; also true if it does not exist or cannot be examined.
  static func isRootFolder(_ folder: String) -> Bool {
    identity(of: folder).map { $0 == identity(of: "/") } ?? true
  }

  /// Follows links; nil if nothing has that name.
  package static func kind(of path: String) -> FileStatus.Kind? { FileStatus.known(at: path)?.kind }

  static func identity(of path: String) -> FileIdentity? { FileStatus.known(at: path)?.identity }
}

// MARK: - From the root

extension FilePath {
  /// The absolute path of the folder.
  package static var workingFolder: String { System.realPath(".") ?? "/" }

  /// Resolves `.` and `..` by name.
  package static func absolute(_ path: String) -> String {
    FileName.resolved(path, in: path.hasPrefix("/") ? "/" : workingFolder)
  }

  /// A path relative to a folder, by name: `App/x.json` from `App` is `x.json`; outside the folder it is absolute.
  static func relative(_ path: String, from folder: String) -> String {
    let path = absolute(path)
    let folder = absolute(folder)
    let prefix = folder == "/" ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// A path relative to a folder, by name, with `..` if needed: `x.json` from `App` is `../x.json`.
  static func climbing(to path: String, from folder: String) -> String {
    let path = absolute(path).split(separator: "/")
    let folder = absolute(folder).split(separator: "/")
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    return (folder.dropFirst(shared).map { _ in ".." } + path.dropFirst(shared))
      .joined(separator: "/")
  }

  /// The innermost folder that contains all paths, as a path from the current folder; `.` without paths.
  static func commonFolder(of paths: [String]) -> String {
    let folders = paths.map {
      let path = DocumentPath($0).string
      return isFolder($0) ? path : FileName.folder(of: path)
    }
    guard let first = folders.first, Set(folders).count > 1 else { return folders.first ?? "." }
    let all = folders.map(absolute)
    let common = FileName.ancestors(from: absolute(first)).first { path in
      all.allSatisfy { DocumentPath(named: path).contains($0) }
    }
    let path = climbing(to: common ?? "/", from: workingFolder)
    return path.isEmpty ? "." : path
  }

  /// The absolute path with all links resolved; ``absolute(_:)`` if nothing exists at the path.
  package static func withoutLinks(_ path: String) -> String {
    System.realPath(path) ?? absolute(path)
  }

  private static let linkLimit = 32

  /// The path with all links resolved, also if they lead to a file that does not exist yet.
  ///
  /// A path to a file without a name stays as it is, such as `/dev/stdout` if that is a pipe.
  static func target(of path: String) -> String {
    var target = path
    for _ in 0..<linkLimit {
      if let real = System.realPath(target) { return real }
      if exists(target) { return target }
      guard let next = System.destination(ofLink: target) else { return target }
      target = next.hasPrefix("/") ? next : "\(FileName.folder(of: target))/\(next)"
    }
    return path
  }

  /// The folder of a list that is or contains a path, links followed; the path need not exist yet.
  package static func folder(around path: String, among folders: [String]) -> String? {
    let known = folders.compactMap { folder in
      identity(of: folder).map { (identity: $0, folder: folder) }
    }
    if known.isEmpty { return nil }
    let present = FileName.ancestors(from: target(of: path)).first(where: exists) ?? "/"
    for folder in FileName.ancestors(from: withoutLinks(present)) {
      let identity = identity(of: folder)
      if let found = known.first(where: { $0.identity == identity }) { return found.folder }
    }
    return nil
  }

  /// Whether nothing has a name; false if the system cannot tell, as in a folder without permission.
  // Inlined, it crashes the optimizer of Swift 6.3 in builds with testing enabled.
  @inline(never)
  static func isMissing(_ path: String) -> Bool {
    let result = System.status(at: path, followingLinks: false)
    guard case .failure(let error) = result else { return false }
    return error == .missing || error == .notAFolder
  }

  /// Whether a file below one of the folders is certainly gone: nothing has its name, and the nearest folder
  /// above it that exists can be read.
  ///
  /// No path may contain links.
  static func isGone(_ path: String, below folders: [String]) -> Bool {
    let isBelow = folders.contains { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
    guard isBelow, isMissing(path) else { return false }
    let above = FileName.ancestors(from: FileName.folder(of: path)).first { !isMissing($0) } ?? "/"
    // A link may lead to a disk that is not mounted now.
    let kind = FileStatus.known(at: above, followingLinks: false)?.kind ?? .other
    let folder = kind == .folder ? above : FileName.folder(of: above)
    return kind != .other && (try? FolderEntry.all(in: folder)) != nil
  }

  /// The absolute path with the links of its folders resolved, as far as they exist; the file may be a link.
  static func inResolvedFolder(_ path: String) -> String {
    let folder = FileName.folder(of: path)
    let isKnown = exists(folder) || folder == "." || folder == "/"
    let resolved = isKnown ? withoutLinks(folder) : inResolvedFolder(folder)
    return absolute(FileName.path(of: FileName.last(of: path), in: resolved))
  }
}

extension FilePath {
  /// The fewest letters of a beginning that stands for the whole name.
  private static let shortestBeginning = 3
  /// The longest path in bytes for which a near one is searched.
  private static let longest = 4096

  /// The existing path near to one that does not exist: `Samples/London` → `Samples/London1851`.
  ///
  /// Each missing name is replaced by the nearest in its folder, or by the only one that begins
  /// with it.
  package static func near(_ path: String) -> String? {
    guard path.utf8.count <= longest else { return nil }
    var found = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/").map(String.init) {
      let start = found.isEmpty || found == "/" ? found : found + "/"
      if exists(start + part) {
        found = start + part
      } else {
        guard let name = nameNear(part, in: found.isEmpty ? "." : found) else { return nil }
        found = start + name
      }
    }
    return found.isEmpty || exists(path) ? nil : found
  }

  private static func nameNear(_ name: String, in folder: String) -> String? {
    let names = ((try? FolderEntry.all(in: folder)) ?? [])
      .filter { $0.isUTF8 && (!$0.isHidden || name.hasPrefix(".")) }.map(\.name)
    // The name itself is that of a link that leads nowhere; in another normalization it is what was meant.
    if let same = names.first(where: { $0 == name }) { return same.hasBytes(of: name) ? nil : same }
    if let near = NearWords.nearest(to: name, among: names) { return near }
    guard name.unicodeScalars.count >= shortestBeginning else { return nil }
    let start = name.lowercased()
    let longer = names.filter { $0.lowercased().hasPrefix(start) }
    return longer.count == 1 ? longer[0] : nil
  }
}
