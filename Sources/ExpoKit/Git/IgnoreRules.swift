import ExpoBase

/// What git ignores in a folder: the rules of its `.gitignore`, of those above it and of
/// `.git/info/exclude`, but no file that git tracks.
///
/// The configuration of git is not read, so that every machine finds the same files.
struct IgnoreRules: Sendable {
  /// Whether a file or folder is ignored.
  enum Status {
    case kept
    case ignored
    /// A folder is ignored, except for the files in it that git tracks.
    case keptForTracked
  }

  /// The patterns of each file, and its depth below the repository's root in folders; that root is
  /// the start of all paths.
  private var lists: [(patterns: [IgnorePattern], depth: Int)] = []
  /// The names of the folders from the repository's root to this one.
  private var folder: [[UInt8]] = []
  /// The files that git tracks, which no pattern concerns; nil if they are unknown.
  var tracked: GitIndex?
  /// Whether the folder is ignored, except for the files in it that git tracks.
  private var isIgnored = false

  /// The name of the file with a folder's rules.
  static let fileName = ".gitignore"

  /// Whether a file or folder in the folder is ignored.
  func status(of name: String, isFolder: Bool) -> Status {
    if lists.isEmpty { return .kept }
    let path = folder + [Array(name.utf8)]
    guard isIgnored || matches(path, isFolder: isFolder) else { return .kept }
    guard let tracked else { return .ignored }
    let whole = Array(path.joined(separator: [UInt8(ascii: "/")]))
    // A submodule is tracked as a whole.
    if tracked.tracks(whole) { return .kept }
    return isFolder && tracked.tracksAnything(in: whole) ? .keptForTracked : .ignored
  }

  /// Whether patterns ignore a path: the last one that matches decides, of the nearest file that has
  /// one.
  private func matches(_ path: [[UInt8]], isFolder: Bool) -> Bool {
    for list in lists.reversed() {
      let relative = path[list.depth...]
      if let last = list.patterns.last(where: { $0.matches(relative, isFolder: isFolder) }) {
        return !last.isNegated
      }
    }
    return false
  }

  /// The rules for a folder in this one; `isIgnored` says that only tracked files in it are kept.
  func entering(_ name: String, isIgnored: Bool = false) -> IgnoreRules {
    var inner = self
    inner.folder.append(Array(name.utf8))
    inner.isIgnored = self.isIgnored || isIgnored
    return inner
  }

  /// The rules with those of a file that holds in this folder.
  func adding(_ text: some Collection<UInt8>) -> IgnoreRules {
    let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    let patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { IgnorePattern($0) }
    guard !patterns.isEmpty else { return self }
    var rules = self
    rules.lists.append((patterns, folder.count))
    return rules
  }

  /// The rules with those of the folder's own `.gitignore`; an unreadable one has none, and so has
  /// a link, as in git.
  func addingFile(in path: String) -> IgnoreRules {
    guard let file = try? FileReader.readFound(FileName.path(of: Self.fileName, in: path)) else {
      return self
    }
    return adding(file.bytes)
  }
}

extension IgnoreRules {
  /// The rules that hold in a folder before its own: those of the repository and the folders above.
  ///
  /// Outside of a repository there are no rules. Rules above its root do not apply. The folder itself
  /// may be ignored, because the user has named it.
  static func above(_ folder: String) -> IgnoreRules {
    let folder = FilePath.withoutLinks(folder)
    guard let repository = GitRepository(around: folder), repository.root != folder else {
      return IgnoreRules()
    }
    let names = folder.utf8.dropFirst(repository.root.utf8.count).split(
      separator: UInt8(ascii: "/"))
    let inner = names.flatMap { Array($0) + [UInt8(ascii: "/")] }
    var rules = repository.rules(below: inner)
    var place = repository.root
    for name in names {
      let name = String(Substring(name))
      rules = rules.addingFile(in: place).entering(name)
      place = FileName.path(of: name, in: place)
    }
    return rules
  }
}
