/// The settings in a file of git's configuration (git-config(1)).
struct GitConfigurationFile {
  /// One setting: `core.excludesfile`, its subsection and its value.
  struct Setting: Equatable {
    /// The section and the key, in lower case.
    let name: String
    /// The text in quotes after the section: `work` in `[remote "work"]`.
    let subsection: String?
    /// The value; empty for a key alone.
    let value: String
  }

  private let bytes: [UInt8]
  private var index = 0
  private var section = ""
  private var subsection: String?

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
    subsection = nil
    if peek == UInt8(ascii: "]") {
      index += 1
      return !name.isEmpty
    }
    _ = take { $0 != 0x0A && Self.isSpace($0) }
    guard next() == UInt8(ascii: "\"") else { return false }
    var text: [UInt8] = []
    while let byte = next(), byte != 0x0A {
      if byte == UInt8(ascii: "\"") {
        subsection = String(decoding: text, as: UTF8.self)
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
    guard let byte = peek, byte != 0x0A else {
      return Setting(name: name, subsection: subsection, value: "")
    }
    guard next() == UInt8(ascii: "="), let value = value() else { return nil }
    return Setting(name: name, subsection: subsection, value: value)
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
