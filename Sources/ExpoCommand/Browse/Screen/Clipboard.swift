import ExpoTerminal

/// Copies text to the clipboard of the terminal, also of a remote one (OSC 52).
enum Clipboard {
  /// The maximum length of a text in bytes that terminals accept: xterm's limit.
  static let limit = 74_994

  /// The sequence that copies a text; nil if the text is too long.
  static func sequence(copying text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    guard bytes.count <= limit else { return nil }
    return Array("\u{1B}]52;c;".utf8) + bytes.base64 + [0x07]
  }
}
