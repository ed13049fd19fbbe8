import ExpoSource

/// What git ignores in a folder: the rules of its `.gitignore`, of those above it and of
/// `.git/info/exclude`.
package struct IgnoreRules: Sendable {
  /// The patterns of one file.
  private struct List: Sendable {
    let patterns: [IgnorePattern]
    /// How many folders below the repository's root the file lies.
    let depth: Int
  }

  /// The repository's root is the start of all paths.
  private var lists: [List] = []
  /// The names of the folders from the repository's root to this one.
  private var folder: [[UInt8]] = []

  /// The name of the file with a folder's rules.
  static let fileName = ".gitignore"

  /// Whether the path of something in the folder is ignored: the last pattern that matches decides,
  /// of the nearest file that has one.
  package func ignores(_ name: String, isFolder: Bool) -> Bool {
    if lists.isEmpty { return false }
    let path = folder + [Array(name.utf8)]
    for list in lists.reversed() {
      let relative = path[list.depth...]
      if let last = list.patterns.last(where: { $0.matches(relative, isFolder: isFolder) }) {
        return !last.isNegated
      }
    }
    return false
  }

  /// The rules for a folder in this one.
  func entering(_ name: String) -> IgnoreRules {
    var inner = self
    inner.folder.append(Array(name.utf8))
    return inner
  }

  /// The rules with those of a file that holds in this folder.
  func adding(_ text: some Collection<UInt8>) -> IgnoreRules {
    let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    let patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { IgnorePattern($0) }
    guard !patterns.isEmpty else { return self }
    var rules = self
    rules.lists.append(List(patterns: patterns, depth: folder.count))
    return rules
  }

  /// The rules with those of the folder's own `.gitignore`; an unreadable one has none.
  func addingFile(in path: String) -> IgnoreRules {
    guard let file = try? FileReader.read(FileName.path(of: Self.fileName, in: path)) else {
      return self
    }
    return adding(file.bytes)
  }
}

extension IgnoreRules {
  /// The rules that hold in a folder before its own: those of the repository and the folders above.
  ///
  /// Without a repository around it there are none.
  static func above(_ folder: String) -> IgnoreRules {
    let folder = FilePath.withoutLinks(folder)
    guard let repository = GitRepository(around: folder) else { return IgnoreRules() }
    var rules = IgnoreRules()
    if let file = try? FileReader.read(repository.excludeFile) { rules = rules.adding(file.bytes) }
    var place = repository.root
    for name in folder.dropFirst(place.count).split(separator: "/").map(String.init) {
      rules = rules.addingFile(in: place).entering(name)
      place = FileName.path(of: name, in: place)
    }
    return rules
  }
}
