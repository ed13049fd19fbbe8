/// How a text is written where some of its characters would mean something else.
///
/// The rest is copied in bulk: sixteen bytes at a time are looked at, and only where one of them is
/// suspect is a scalar decoded. Nearly all text has none.
protocol TextEscape {
  typealias Block = SIMD16<UInt8>
  typealias Mask = SIMDMask<SIMD16<Int8>>

  /// Which of sixteen bytes may begin a scalar that is written otherwise.
  static func suspects(in block: Block) -> Mask
  /// The same of one byte.
  static func isSuspect(_ byte: UInt8) -> Bool
  /// Whether a scalar is written otherwise.
  static func mustEscape(_ scalar: UInt32) -> Bool
  /// Writes such a scalar.
  static func append(_ scalar: UInt32, to bytes: inout [UInt8])
}

extension TextEscape {
  /// Adds a text to bytes.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &bytes) }
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var copied = 0
    var offset = firstSuspect(in: text, from: 0)
    while offset < text.count {
      let (scalar, length) = scalar(in: text, at: offset)
      if mustEscape(scalar) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<offset]))
        append(scalar, to: &bytes)
        copied = offset + length
      }
      offset = firstSuspect(in: text, from: offset + length)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
  }

  private static func firstSuspect(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    let raw = UnsafeRawBufferPointer(text)
    while offset + 16 <= raw.count {
      let block = raw.loadUnaligned(fromByteOffset: offset, as: Block.self)
      let halves = unsafeBitCast(suspects(in: block), to: SIMD2<UInt64>.self)
      if halves[0] != 0 { return offset + halves[0].littleEndian.trailingZeroBitCount / 8 }
      if halves[1] != 0 { return offset + 8 + halves[1].littleEndian.trailingZeroBitCount / 8 }
      offset += 16
    }
    while offset < text.count, !isSuspect(text[offset]) { offset += 1 }
    return offset
  }

  /// The scalar at an offset: strings are always well-formed UTF-8.
  private static func scalar(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: UInt32, length: Int) {
    let lead = text[offset]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let first = UInt32(lead) & (0x7F >> UInt32(length))
    let scalar = text[offset + 1..<offset + length].reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
    return (scalar, length)
  }
}

extension Unicode.Scalar {
  /// Whether HTML forbids a scalar in a document, or its parser would change it: controls but tab
  /// and line feed, and noncharacters (HTML, "Preprocessing the input stream").
  static func isForbidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: scalar & 0xFFFE == 0xFFFE
    }
  }
}
