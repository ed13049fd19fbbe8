import ExpoText

/// Text in a page: the one place where it is escaped, in elements and in attributes alike.
///
/// `<b> "Q&A"` → `&lt;b&gt; &quot;Q&amp;A&quot;`; NUL → `␀`; U+0085 → `&lt;U+0085&gt;`
/// What HTML forbids even as a reference is shown as on a terminal, so that nothing is lost unseen.
enum HTMLText: TextEscape {
  @inline(__always)
  static func suspects(in block: Block) -> Mask {
    let markup =
      (block .== Block(repeating: 0x22)) .| (block .== Block(repeating: 0x26))
      .| (block .== Block(repeating: 0x3C)) .| (block .== Block(repeating: 0x3E))
    let controls =
      (block .< Block(repeating: 0x20)) .| (block .== Block(repeating: 0x7F))
      .| (block .== Block(repeating: 0xC2))
    return markup .| controls .| (block .>= Block(repeating: 0xEF))
  }

  static func isSuspect(_ byte: UInt8) -> Bool {
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
    // The parser reads a carriage return as a line feed.
    case 0x0D: bytes.append(0x0A)
    default: bytes.append(contentsOf: visible(scalar).utf8)
    }
  }

  /// What is seen in place of a control: `␛`, or `&lt;U+0085&gt;`.
  private static func visible(_ scalar: UInt32) -> String {
    if scalar == 0x7F { return "␡" }
    if scalar < 0x20, let picture = Unicode.Scalar(0x2400 + scalar) { return String(picture) }
    return Unicode.Scalar(scalar).map { "&lt;\(VisibleText.codePoint($0))&gt;" } ?? ""
  }
}
