import ExpoCatalog

/// Patterns for the paths in a folder.
struct PathPatterns: Sendable {
  private let patterns: [GlobPattern]
  private let folder: String

  init(_ patterns: [String], in folder: String) {
    self.patterns = patterns.map(GlobPattern.init)
    self.folder = folder
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether one of them matches a path.
  func matches(_ path: String) -> Bool {
    !isEmpty && matches(relative: RelativePath.of(path, from: folder))
  }

  /// Whether one of them matches a path that begins in the folder.
  func matches(relative path: String) -> Bool { patterns.contains { $0.matches(path) } }
}

/// Paths as seen from a folder.
enum RelativePath {
  /// `App/x.json` from `App` is `x.json`; a path outside the folder stays absolute.
  static func of(_ path: String, from folder: String) -> String {
    let (path, folder) = (FilePath.absolute(path), FilePath.absolute(folder))
    let prefix = folder == "/" ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The same, with `..` for the folders in between: `x.json` from `App` is `../x.json`.
  static func climbing(to path: String, from folder: String) -> String {
    let path = FilePath.absolute(path).split(separator: "/")
    let folder = FilePath.absolute(folder).split(separator: "/")
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    return (folder.dropFirst(shared).map { _ in ".." } + path.dropFirst(shared))
      .joined(separator: "/")
  }
}
