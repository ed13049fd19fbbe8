/// Copies text to the clipboard of the terminal, also of a remote one (OSC 52).
enum Clipboard {
  /// The maximum length of a text in bytes that terminals accept: xterm's limit.
  static let limit = 74_994

  /// The sequence that copies a text; nil if the text is too long.
  static func sequence(copying text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    guard bytes.count <= limit else { return nil }
    return Array("\u{1B}]52;c;".utf8) + base64(bytes) + [0x07]
  }

  /// RFC 4648 §4: `한` → `7ZWc`.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var output: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let letter = letters[value >> (18 - 6 * place) & 0x3F]
        output.append(place <= group.count ? letter : UInt8(ascii: "="))
      }
    }
    return output
  }
}
