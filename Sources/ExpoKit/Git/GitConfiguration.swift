import ExpoBase

/// The configuration of a git repository that determines which files are ignored.
///
/// Files that it includes, by `include.path` or `includeIf`, are not read.
struct GitConfiguration {
  /// The file with rules for all repositories of a user.
  private(set) var excludesFile: String?
  /// The bytes of the name of an object.
  private(set) var hashSize = 20
  /// Whether names that differ only by the case of ASCII letters are one: `core.ignoreCase`, which git
  /// sets where the file system is so, as on macOS.
  private(set) var ignoresCase = false
  /// The files that were read.
  private(set) var files: [String] = []
  private let home: GitHome

  /// Reads the configuration of a repository whose shared data is in a folder.
  init(_ home: GitHome, sharedFolder: String) {
    self.home = home
    excludesFile = home.folder.map { $0 + "/ignore" }
    let own = [
      home.systemFile, home.folder.map { $0 + "/config" }, home.home.map { $0 + "/.gitconfig" },
    ]
    for case let file? in own { read(file) }
    read(sharedFolder + "/config")
  }

  private mutating func read(_ path: String) {
    guard let file = try? FileReader.readPlain(path) else { return }
    files.append(path)
    for setting in GitConfigurationFile.settings(in: file.bytes) where setting.subsection == nil {
      switch setting.name {
      case "core.excludesfile": excludesFile = home.expand(setting.value)
      case "core.ignorecase": ignoresCase = Self.isTrue(setting.value)
      case "extensions.objectformat": hashSize = setting.value.lowercased() == "sha256" ? 32 : 20
      default: continue
      }
    }
  }

  private static func isTrue(_ value: String) -> Bool {
    ["true", "yes", "on"].contains(value.lowercased()) || Int(value) ?? 0 != 0
  }
}
