import ExpoBase

/// The name of a file in the header of a difference, as git and GNU diff write it.
///
/// `a.json` → the same; `a b.json` → the same and a tab, which ends it. A name with a control
/// character, a quote or a backslash is quoted as in C: `"a\\nb.json"`; so is one that begins or ends
/// with a space, which `patch` skips: `" a.json"`. Otherwise a line end in a name would begin another
/// line of the header, and `patch` would change another file.
enum DiffName {
  static func of(_ file: SourceFile) -> String {
    let name = file.name
    let hasOuterSpace = name.hasPrefix(" ") || name.hasSuffix(" ")
    guard !hasOuterSpace, !name.utf8.contains(where: isEscaped) else { return quoted(name) }
    return name.contains(" ") ? name + "\t" : name
  }

  private static func quoted(_ name: String) -> String {
    var bytes = [UInt8(ascii: "\"")]
    for byte in name.utf8 { isEscaped(byte) ? bytes += escape(of: byte).utf8 : bytes.append(byte) }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// The escape of a byte: a letter, or three octal digits.
  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case 0x07: "\\a"
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0B: "\\v"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
    default:
      "\\" + [byte >> 6, byte >> 3 & 7, byte & 7].map { String($0) }.joined()
    }
  }
}
