import ExpoRendering

/// A line comes back from Markdown as it was, and holds no markup.
///
/// The first byte chooses the reader, the rest is the line.
enum MarkdownInvariant {
  static func fault(in bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let presets = MarkdownRenderer.Preset.allCases
    let preset = presets[Int(first) % presets.count]
    let line = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let source = Array(MarkdownRenderer(preset: preset).line(line, .lineStart).utf8)
    guard let plain = plain(source) else {
      return "markup in \(String(decoding: source, as: UTF8.self))"
    }
    let expected = line.replacing("\0", with: "\u{FFFD}")
    guard plain.elementsEqual(expected.utf8) else { return "another text" }
    return beginsBlock(source) ? "a block begins" : nil
  }

  /// The text of a line without markup; nil if there is any.
  private static func plain(_ source: [UInt8]) -> [UInt8]? {
    var plain: [UInt8] = []
    var index = 0
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "\\") {
        guard index + 1 < source.count, isPunctuation(source[index + 1]) else { return nil }
        plain.append(source[index + 1])
        index += 2
      } else if byte == UInt8(ascii: "&") {
        guard let end = source[index...].firstIndex(of: UInt8(ascii: ";")),
          let scalar = scalar(of: source[index + 1..<end])
        else { return nil }
        plain.append(scalar)
        index = end + 1
      } else {
        if "`*_[]<>|~".utf8.contains(byte) || byte < 0x20 && byte != 0x09 { return nil }
        plain.append(byte)
        index += 1
      }
    }
    return plain
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    0x21...0x2F ~= byte || 0x3A...0x40 ~= byte || 0x5B...0x60 ~= byte || 0x7B...0x7E ~= byte
  }

  /// The byte of a character reference: `amp`, `#9`.
  private static func scalar(of name: ArraySlice<UInt8>) -> UInt8? {
    let name = String(decoding: name, as: UTF8.self)
    if name == "amp" { return UInt8(ascii: "&") }
    return name.hasPrefix("#") ? UInt8(name.dropFirst()) : nil
  }

  /// Whether a line begins a heading, a list, a rule, a definition or an indented block.
  private static func beginsBlock(_ source: [UInt8]) -> Bool {
    guard let first = source.first else { return false }
    if "#-+=:> \t".utf8.contains(first) { return true }
    let rest = source.drop { 0x30...0x39 ~= $0 }
    guard rest.count < source.count, let mark = rest.first, ".)".utf8.contains(mark) else {
      return false
    }
    return rest.dropFirst().first.map { $0 == 0x20 || $0 == 0x09 } ?? true
  }
}
