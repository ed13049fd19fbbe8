import ExpoBase

/// The rules by which git ignores files in a folder: of `.gitignore` there and above, and of `.git/info/exclude`.
///
/// Tracked files are never ignored. The configuration of git is not read, so that every machine finds the same files.
struct IgnoreRules: Sendable {
  enum Status {
    case kept
    case ignored
    /// A folder is ignored, except for the files in it that git tracks.
    case keptForTracked
  }

  /// The patterns of each `.gitignore`, and its depth below the root of the repository.
  private var lists: [(patterns: [IgnorePattern], depth: Int)] = []
  /// The names of folders from the root of the repository to this one.
  private var folder: [[UInt8]] = []
  /// The tracked files, to which no pattern applies; nil if they are unknown.
  var tracked: GitIndex?
  /// Whether the folder itself is ignored, so that only its tracked files are kept.
  private var isIgnored = false

  static let fileName = ".gitignore"

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

  /// Whether a path is ignored: the last matching pattern decides, in the nearest file that has one.
  private func matches(_ path: [[UInt8]], isFolder: Bool) -> Bool {
    for list in lists.reversed() {
      let relative = path[list.depth...]
      if let last = list.patterns.last(where: { $0.matches(relative, isFolder: isFolder) }) {
        return !last.isNegated
      }
    }
    return false
  }

  /// The rules in an inner folder, in which only tracked files are kept if `isIgnored`.
  func entering(_ name: String, isIgnored: Bool = false) -> IgnoreRules {
    var inner = self
    inner.folder.append(Array(name.utf8))
    inner.isIgnored = self.isIgnored || isIgnored
    return inner
  }

  func adding(_ text: some Collection<UInt8>) -> IgnoreRules {
    let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    let patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { IgnorePattern($0) }
    guard !patterns.isEmpty else { return self }
    var rules = self
    rules.lists.append((patterns, folder.count))
    return rules
  }

  /// The rules with those of the folder's own `.gitignore`; as in git, a file that is unreadable or a link has none.
  func addingFile(in path: String) -> IgnoreRules {
    let file = try? FileReader.readFound(FileName.path(of: Self.fileName, in: path))
    return file.map { adding($0.bytes) } ?? self
  }

  /// The rules from above a folder, which is not ignored itself, because the user named it.
  ///
  /// Empty outside a repository, and at its root, where the search reads the rules.
  static func above(_ folder: String) -> IgnoreRules {
    let folder = FilePath.withoutLinks(folder)
    guard let repository = GitRepository(around: folder), repository.root != folder else {
      return IgnoreRules()
    }
    let names = folder.utf8.dropFirst(repository.root.utf8.count).split(
      separator: UInt8(ascii: "/"))
    let inner = names.flatMap { Array($0) + [UInt8(ascii: "/")] }
    var rules = repository.rules(below: inner)
    var path = repository.root
    for name in names {
      let name = String(Substring(name))
      rules = rules.addingFile(in: path).entering(name)
      path = FileName.path(of: name, in: path)
    }
    return rules
  }
}
