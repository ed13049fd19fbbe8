import ExpoSource

/// The git repository around a folder.
struct GitRepository {
  /// Its working tree, an absolute path.
  let root: String
  /// The file with the rules that are not shared.
  let excludeFile: String

  /// Finds the repository of an absolute path without links; nil if there is none.
  init?(around folder: String) {
    var place = folder
    while true {
      let git = FileName.path(of: ".git", in: place)
      if let kind = FilePath.kind(of: git) {
        root = place
        let data = kind == .file ? Self.sharedFolder(named: git, in: place) : git
        excludeFile = "\(data)/info/exclude"
        return
      }
      if place == "/" { return nil }
      place = FileName.folder(of: place)
    }
  }

  /// The data of a linked working tree: its `.git` is a file that names a folder, and a file there
  /// names the folder that all working trees share.
  private static func sharedFolder(named file: String, in root: String) -> String {
    guard let line = firstLine(of: file), line.hasPrefix("gitdir: ") else { return file }
    let own = path(String(line.dropFirst("gitdir: ".count)), from: root)
    return firstLine(of: "\(own)/commondir").map { path($0, from: own) } ?? own
  }

  private static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  private static func firstLine(of path: String) -> String? {
    guard let file = try? FileReader.read(path) else { return nil }
    return String(decoding: file.bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}
