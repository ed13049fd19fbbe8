import ExpoBase

/// The escaping of all text in a page, in elements and attributes alike.
///
/// `<b> "Q&A"` → `&lt;b&gt; &quot;Q&amp;A&quot;`; NUL → `␀`; U+0085 → `&lt;U+0085&gt;`
/// Scalars that HTML forbids even as references are made visible, as on a terminal.
enum HTMLText: TextEscape {
  @inline(__always)
  static func candidates(in block: Block) -> Mask {
    let markup =
      (block .== Block(repeating: 0x22)) .| (block .== Block(repeating: 0x26))
      .| (block .== Block(repeating: 0x3C)) .| (block .== Block(repeating: 0x3E))
    let controls =
      (block .< Block(repeating: 0x20)) .| (block .== Block(repeating: 0x7F))
      .| (block .== Block(repeating: 0xC2))
    return markup .| controls .| (block .>= Block(repeating: 0xEF))
  }

  static func isCandidate(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x1F, 0x22, 0x26, 0x3C, 0x3E, 0x7F, 0xC2, 0xEF...0xFF: true
    default: false
    }
  }

  static func mustEscape(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x22, 0x26, 0x3C, 0x3E: true
    default: Unicode.Scalar.isForbidden(scalar)
    }
  }

  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    switch scalar {
    case 0x22: bytes.append(contentsOf: "&quot;".utf8)
    case 0x26: bytes.append(contentsOf: "&amp;".utf8)
    case 0x3C: bytes.append(contentsOf: "&lt;".utf8)
    case 0x3E: bytes.append(contentsOf: "&gt;".utf8)
    // HTML parsers replace CR by LF.
    case 0x0D: bytes.append(0x0A)
    default: bytes.append(contentsOf: visible(scalar).utf8)
    }
  }

  /// A visible replacement for a forbidden scalar: `␛` or `&lt;U+0085&gt;`.
  private static func visible(_ scalar: UInt32) -> String {
    if scalar == 0x7F { return "␡" }
    if scalar < 0x20, let picture = Unicode.Scalar(0x2400 + scalar) { return String(picture) }
    return Unicode.Scalar(scalar).map { "&lt;\(VisibleText.codePoint($0))&gt;" } ?? ""
  }
}
