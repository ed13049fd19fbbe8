import ExpoBase
import ExpoSystem

struct GitRepository {
  /// The folder of the working tree.
  let root: String
  /// The folder of git's data, such as the index.
  private let folder: String
  /// The folder of the data that all working trees share.
  private let sharedFolder: String

  /// The repository whose working tree is a folder; nil unless `.git` is a folder with a `HEAD`, or a file
  /// that names a folder, as in git.
  init?(at root: String) {
    let git = FileName.path(of: ".git", in: root)
    switch FilePath.kind(of: git) {
    case .folder? where FilePath.exists("\(git)/HEAD"): folder = git
    case .file?:
      guard let folder = Self.folder(named: git, in: root) else { return nil }
      self.folder = folder
    default: return nil
    }
    self.root = root
    // The data of a linked working tree names the shared folder.
    let shared = Self.firstLine(of: "\(folder)/commondir")
    sharedFolder = shared.map { [folder] in Self.path($0, from: folder) } ?? folder
  }

  /// The innermost repository that is or contains a folder, given by its absolute path without links.
  init?(around folder: String) {
    let nearest = FileName.ancestors(from: folder).reduce(nil) { $0 ?? GitRepository(at: $1) }
    guard let nearest else { return nil }
    self = nearest
  }

  /// The folder that the file `.git` of a linked working tree or a submodule names.
  private static func folder(named file: String, in root: String) -> String? {
    guard let line = firstLine(of: file), line.hasPrefix("gitdir: ") else { return nil }
    return path(String(line.dropFirst("gitdir: ".count)), from: root)
  }

  private static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  private static func firstLine(of path: String) -> String? {
    guard let file = try? FileReader.readPlain(path) else { return nil }
    return String(decoding: file.bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }

  /// The rules of `.git/info/exclude`, without any `.gitignore`, and the tracked files below `inner`: `App/`, or
  /// empty for all.
  func rules(below inner: [UInt8] = []) -> IgnoreRules {
    var rules = IgnoreRules()
    if let file = try? FileReader.readPlain("\(sharedFolder)/info/exclude") {
      rules = rules.adding(file.bytes)
    }
    if let index = try? FileReader.readPlain("\(folder)/index") {
      rules.tracked = GitIndex(index.bytes, below: inner)
    }
    return rules
  }
}

extension FilePath {
  /// The root of the innermost repository that is or contains a folder, given by its absolute path without links.
  package static func repositoryRoot(around folder: String) -> String? {
    GitRepository(around: folder)?.root
  }
}
