import ExpoBase

/// The escaping of all text in a page, in elements and attributes alike.
///
/// `<b> "Q&A"` → `&lt;b&gt; &quot;Q&amp;A&quot;`; NUL → `␀`; U+0085 → `&lt;U+0085&gt;`. Scalars that HTML forbids
/// even as references are made visible, as on a terminal.
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
    // HTML parsers would replace CR by LF.
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

/// An escaping of text.
///
/// Scalars are decoded only at candidate bytes; all other bytes are copied in bulk.
protocol TextEscape {
  typealias Block = SIMD16<UInt8>
  typealias Mask = SIMDMask<SIMD16<Int8>>

  /// The bytes that may begin an escaped scalar; there should be few, because each of them is decoded.
  static func candidates(in block: Block) -> Mask
  static func mustEscape(_ scalar: UInt32) -> Bool
  static func append(_ scalar: UInt32, to bytes: inout [UInt8])
}

extension TextEscape {
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &bytes) }
  }

  /// Appends a text of well-formed UTF-8.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var copied = 0
    var offset = firstCandidate(in: text, from: 0)
    while offset < text.count {
      let (scalar, length) = UTF8.scalar(at: offset) { text[$0] }
      if mustEscape(scalar) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<offset]))
        append(scalar, to: &bytes)
        copied = offset + length
      }
      offset = firstCandidate(in: text, from: offset + length)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
  }

  private static func firstCandidate(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    text.span.bytes.firstIndex(in: start..<text.count, where: candidates)
  }
}

extension Unicode.Scalar {
  /// Whether HTML forbids a scalar in a document or its parser would replace it: controls except tab and line
  /// feed, and noncharacters (HTML, "Preprocessing the input stream").
  static func isForbidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: scalar & 0xFFFE == 0xFFFE
    }
  }
}
