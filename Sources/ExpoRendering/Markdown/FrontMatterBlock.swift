/// The members that stand before a page, in the order in which they are written.
struct FrontMatterBlock {
  /// The value of a member.
  enum Value {
    case text(String)
    case number(Int)
    /// Members of its own; written last, since a TOML table goes on to the end.
    case table([(key: String, text: String)])
  }

  private var members: [(key: String, value: Value)] = []

  /// Adds a text; nothing where there is none.
  mutating func add(_ key: String, _ text: String?) {
    if let text { members.append((key, .text(text))) }
  }

  /// Adds a number.
  mutating func add(_ key: String, _ number: Int) {
    members.append((key, .number(number)))
  }

  /// Adds a text inside a table; nothing where there is none.
  mutating func add(table key: String, _ inner: String, _ text: String?) {
    if let text { members.append((key, .table([(inner, text)]))) }
  }

  /// Adds the block and an empty line; nothing if none is wanted.
  func append(_ style: FrontMatter, to bytes: inout [UInt8]) {
    guard style == .yaml || style == .toml else { return }
    let fence = style == .yaml ? "---\n" : "+++\n"
    let sign = style == .yaml ? ": " : " = "
    bytes += fence.utf8
    for (key, value) in members {
      switch value {
      case .text(let text): bytes += "\(key)\(sign)\(Self.quoted(text))\n".utf8
      case .number(let number): bytes += "\(key)\(sign)\(number)\n".utf8
      case .table(let inner):
        bytes += (style == .yaml ? "\(key):\n" : "[\(key)]\n").utf8
        let indent = style == .yaml ? "  " : ""
        for (key, text) in inner { bytes += "\(indent)\(key)\(sign)\(Self.quoted(text))\n".utf8 }
      }
    }
    bytes += "\(fence)\n".utf8
  }

  /// A text in double quotes, the same bytes for YAML (1.2 §7.3.1) and TOML (1.0, basic strings).
  ///
  /// Both know `\"`, `\\` and `\uXXXX`. What one of them does not let stand as it is is escaped;
  /// TOML knows no halves of surrogate pairs, so that nothing beyond U+FFFF may be.
  static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeEscaped) else { return "\"\(text)\"" }
    return text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
      switch scalar.value {
      case 0x22, 0x5C: quoted += "\\\(scalar)"
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    } + "\""
  }

  /// Whether a byte is, or begins, something that is escaped.
  private static func mayBeEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }
}
