/// The places of a user's git configuration for all repositories.
package struct GitHome: Sendable {
  /// The home folder; nil if it is unknown.
  let home: String?
  /// The folder of git's files in the user's configuration; nil if it is unknown.
  let folder: String?
  /// The configuration for all users; nil if it is not read.
  let systemFile: String?

  /// No places: only the configuration of repositories is read.
  init() { (home, folder, systemFile) = (nil, nil, nil) }

  /// Creates the places of a user.
  ///
  /// - Parameters:
  ///   - home: The home folder (`HOME`).
  ///   - configurations: The folder of the user's configuration (`XDG_CONFIG_HOME`).
  ///   - systemFile: The configuration for all users.
  package init(home: String?, configurations: String?, systemFile: String = "/etc/gitconfig") {
    self.home = home.flatMap { $0.isEmpty ? nil : $0 }
    let configurations = configurations.flatMap { $0.isEmpty ? nil : $0 }
    folder = configurations.map { $0 + "/git" } ?? self.home.map { $0 + "/.config/git" }
    self.systemFile = systemFile
  }

  /// The path with the home folder in place of `~/`; nil if that is unknown, or another user's.
  func expand(_ path: String) -> String? {
    guard path.hasPrefix("~") else { return path }
    return path.hasPrefix("~/") ? home.map { $0 + path.dropFirst() } : nil
  }
}
