/// Patterns for the paths in a folder; absolute ones and those with `..` may lead out of it.
struct PathPatterns: Sendable {
  /// A pattern as it is written, and for which paths.
  private struct Pattern: Sendable {
    let text: String
    /// For paths that are relative to the folder; empty if the pattern leads out of it.
    let inside: [GlobPattern]
    /// For absolute paths: as written, and without the links of its folders.
    let outside: [GlobPattern]

    init(_ text: String, in folder: String) {
      self.text = text
      let leadsOut = text.hasPrefix("/") || text.split(separator: "/").contains("..")
      inside = leadsOut ? [] : [GlobPattern(text)]
      let absolute = FilePath.absolute(text.hasPrefix("/") ? text : "\(folder)/\(text)")
      outside = leadsOut ? Set([absolute, Self.withoutLinks(absolute)]).map(GlobPattern.init) : []
    }

    /// The pattern without the links of the folders that it begins with.
    private static func withoutLinks(_ pattern: String) -> String {
      let parts = pattern.split(separator: "/")
      let literal = parts.prefix { GlobPattern.isLiteral(String($0)) }
      let folder = FilePath.inResolvedFolder("/" + literal.joined(separator: "/") + "/.")
      return ([folder] + parts.dropFirst(literal.count).map(String.init)).joined(separator: "/")
    }

    func matches(_ path: String, relative: String) -> Bool {
      inside.contains { $0.matches(relative) }
        || (!outside.isEmpty && outside.contains { $0.matches(FilePath.absolute(path)) })
    }
  }

  private let patterns: [Pattern]
  private let folder: String

  init(_ patterns: [String], in folder: String) {
    self.patterns = patterns.map { Pattern($0, in: folder) }
    self.folder = folder
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether one of them matches a path.
  func matches(_ path: String) -> Bool {
    !isEmpty && matches(path, relative: RelativePath.of(path, from: folder))
  }

  /// Whether one of them matches a path, which is also given as seen from the folder.
  func matches(_ path: String, relative: String) -> Bool {
    patterns.contains { $0.matches(path, relative: relative) }
  }

  /// The patterns that match none of some paths, as they are written.
  func unmatched(among paths: [String]) -> [String] {
    if isEmpty { return [] }
    var left = patterns.filter { pattern in
      // Searches skip such folders, which tools create.
      !pattern.inside.flatMap(\.literals).contains {
        $0.hasPrefix(".") || FileSearch.passesOver($0)
      }
    }
    for path in paths where !left.isEmpty {
      let relative = RelativePath.of(path, from: folder)
      left.removeAll { $0.matches(path, relative: relative) }
    }
    return left.map(\.text)
  }
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
