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
    for setting in GitConfigurationFile.settings(in: file.bytes) {
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

/// The settings in a file of git's configuration (git-config(1)).
struct GitConfigurationFile {
  /// A name, `core.excludesfile` or `remote.Work.url`, in lower case but for what is in quotes after
  /// the section; and the value, empty for a key alone.
  typealias Setting = (name: String, value: String)

  private let bytes: [UInt8]
  private var index = 0
  /// What names begin with: `remote.Work`.
  private var section = ""

  private init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes) }

  /// The settings of a file in order, up to the first error.
  static func settings(in bytes: some Collection<UInt8>) -> [Setting] {
    var reader = GitConfigurationFile(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    var settings: [Setting] = []
    while let byte = reader.nextLineStart() {
      if byte == UInt8(ascii: "[") {
        guard reader.readSection() else { break }
      } else {
        guard let setting = reader.setting() else { break }
        settings.append(setting)
      }
    }
    return settings
  }

  // MARK: Characters

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[index - 1]
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = peek, isPart(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private static func isComment(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: ";")
  }

  /// Letters, digits and hyphens.
  private static func isNamePart(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
  }

  /// The first character of the next section or setting, which is not taken; nil at the end.
  private mutating func nextLineStart() -> UInt8? {
    while let byte = peek {
      if Self.isComment(byte) {
        _ = take { $0 != 0x0A }
      } else if Self.isSpace(byte) {
        index += 1
      } else {
        return byte
      }
    }
    return nil
  }

  // MARK: Parts

  /// Reads `[core]`, `[remote "work"]` or `[remote.work]`; false if it is none of these.
  private mutating func readSection() -> Bool {
    index += 1
    let name = take { Self.isNamePart($0) || $0 == UInt8(ascii: ".") }
    section = name.lowercased()
    if peek == UInt8(ascii: "]") {
      index += 1
      return !name.isEmpty
    }
    _ = take { $0 != 0x0A && Self.isSpace($0) }
    guard next() == UInt8(ascii: "\"") else { return false }
    var text: [UInt8] = []
    while let byte = next(), byte != 0x0A {
      if byte == UInt8(ascii: "\"") {
        section += "." + String(decoding: text, as: UTF8.self)
        return next() == UInt8(ascii: "]")
      }
      guard let plain = byte == UInt8(ascii: "\\") ? next() : byte else { return false }
      text.append(plain)
    }
    return false
  }

  /// Reads `key = value`, or a key alone; nil if it is neither.
  private mutating func setting() -> Setting? {
    let key = take(while: Self.isNamePart)
    guard let first = key.utf8.first, 0x61...0x7A ~= first | 0x20 else { return nil }
    _ = take { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    let name = "\(section).\(key.lowercased())"
    guard let byte = peek, byte != 0x0A else { return (name, "") }
    guard next() == UInt8(ascii: "="), let value = value() else { return nil }
    return (name, value)
  }

  /// The rest of a line, without white space at both ends and comments, unless they are in quotes.
  private mutating func value() -> String? {
    var text: [UInt8] = []
    // How much of the text is kept: up to the last character that is no white space.
    var kept = 0
    var isQuoted = false
    while let byte = next() {
      switch byte {
      case 0x0A:
        return isQuoted ? nil : String(decoding: text[..<kept], as: UTF8.self)
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        kept = text.count
      case UInt8(ascii: "\\"):
        guard let escaped = escaped() else { return nil }
        text += escaped
        kept = text.count
      case _ where !isQuoted && Self.isComment(byte):
        _ = take { $0 != 0x0A }
      case _ where !isQuoted && Self.isSpace(byte):
        if !text.isEmpty { text.append(byte) }
      default:
        text.append(byte)
        kept = text.count
      }
    }
    return isQuoted ? nil : String(decoding: text[..<kept], as: UTF8.self)
  }

  /// The character of an escape; empty for a line end, nil for an invalid escape.
  private mutating func escaped() -> [UInt8]? {
    if peek == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
    switch next() {
    case 0x0A: return []
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "n"): return [0x0A]
    case let byte? where byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\""): return [byte]
    default: return nil
    }
  }
}

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
