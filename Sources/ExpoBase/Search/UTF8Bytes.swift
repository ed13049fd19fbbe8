/// The UTF-8 of a string, with random access to its scalars by byte offset.
///
/// `한a` → scalars U+D55C at 0 and U+0061 at 3. Decodes without validation: the UTF-8 of a string is
/// well-formed.
struct UTF8Bytes {
  private let bytes: [UInt8]

  /// Creates a copy of the bytes of a string: access to an array is faster.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The number of bytes.
  var count: Int { bytes.count }

  /// The byte at an offset.
  subscript(offset: Int) -> UInt8 { bytes[offset] }

  /// Decodes the scalar at an offset.
  func scalar(at offset: Int) -> UInt32 {
    let lead = UInt32(bytes[offset])
    switch lead {
    case ..<0x80: return lead
    case ..<0xE0: return (lead & 0x1F) << 6 | payload(offset + 1)
    case ..<0xF0: return (lead & 0x0F) << 12 | payload(offset + 1) << 6 | payload(offset + 2)
    default:
      let high = (lead & 0x07) << 18 | payload(offset + 1) << 12
      return high | payload(offset + 2) << 6 | payload(offset + 3)
    }
  }

  /// The offset of the scalar before another.
  func start(before offset: Int) -> Int {
    var start = offset - 1
    while bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The length of a scalar in bytes, 1 to 4.
  static func length(of scalar: UInt32) -> Int {
    switch scalar {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x1_0000: 3
    default: 4
    }
  }

  /// All bytes of a scalar; none of a surrogate.
  static func encoding(of scalar: UInt32) -> [UInt8] {
    Unicode.Scalar(scalar).map { Array(String($0).utf8) } ?? []
  }

  /// The first two bytes of a scalar; the second is 0 if there is only one.
  static func prefix(of scalar: UInt32) -> (lead: UInt8, second: UInt8) {
    switch scalar {
    case ..<0x80: (UInt8(scalar), 0)
    case ..<0x800: (0xC0 | UInt8(scalar >> 6), continuation(scalar))
    case ..<0x1_0000: (0xE0 | UInt8(scalar >> 12), continuation(scalar >> 6))
    default: (0xF0 | UInt8(scalar >> 18), continuation(scalar >> 12))
    }
  }

  private static func continuation(_ bits: UInt32) -> UInt8 { 0x80 | UInt8(bits & 0x3F) }

  private func payload(_ offset: Int) -> UInt32 { UInt32(bytes[offset] & 0x3F) }
}
