/// One sequence of UTF-8: a scalar, or an ill-formed sequence.
///
/// `[0xED, 0x95, 0x9C]` at 0 → U+D55C, 3 bytes; `[0xED, 0xA0, 0x80]` at 0 → no scalar, 1 byte. The
/// length of an ill-formed sequence follows RFC 3629 §4 and Unicode 15 §3.9 (maximal subpart), so
/// that it is one column everywhere.
package struct UTF8Sequence: Equatable, Sendable {
  package let scalar: Unicode.Scalar?
  /// 1 to 4 bytes.
  package let length: Int
}

extension UTF8Sequence {
  /// `offset` must be inside `bytes`.
  package init(in bytes: SourceBytes, at offset: Int) {
    let lead = bytes[offset]
    if lead < 0x80 {
      self.init(scalar: Unicode.Scalar(lead), length: 1)
      return
    }
    guard let shape = Self.shape(lead: lead) else {
      self.init(scalar: nil, length: 1)
      return
    }
    var value = UInt32(lead & shape.payload)
    for index in 1..<shape.length {
      let allowed = index == 1 ? shape.second : 0x80...0xBF
      guard offset + index < bytes.count, allowed.contains(bytes[offset + index]) else {
        self.init(scalar: nil, length: index)
        return
      }
      value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
    }
    self.init(scalar: Unicode.Scalar(value), length: shape.length)
  }

  /// The length of a sequence by its first byte, the bits of this byte that belong to the scalar, and the
  /// allowed second bytes (RFC 3629 §4, UTF8-2 to UTF8-4).
  private static func shape(
    lead: UInt8
  ) -> (length: Int, payload: UInt8, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x1F, 0x80...0xBF)
    case 0xE0: (3, 0x0F, 0xA0...0xBF)
    case 0xED: (3, 0x0F, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x0F, 0x80...0xBF)
    case 0xF0: (4, 0x07, 0x90...0xBF)
    case 0xF4: (4, 0x07, 0x80...0x8F)
    case 0xF1...0xF3: (4, 0x07, 0x80...0xBF)
    default: nil
    }
  }
}

extension UTF8 {
  /// The scalar at an index of well-formed text, and its length in bytes; `byte` reads a byte.
  @inlinable
  @inline(__always)
  package static func scalar(
    at offset: Int, _ byte: (Int) -> UInt8
  ) -> (value: UInt32, length: Int) {
    let lead = UInt32(byte(offset))
    if lead < 0x80 { return (lead, 1) }
    let second = UInt32(byte(offset + 1) & 0x3F)
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | second, 2) }
    let third = UInt32(byte(offset + 2) & 0x3F)
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | second << 6 | third, 3) }
    return ((lead & 0x07) << 18 | second << 12 | third << 6 | UInt32(byte(offset + 3) & 0x3F), 4)
  }
}
