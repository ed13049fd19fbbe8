import ExpoBase

extension EscapedString {
  /// The character of one escape sequence (RFC 8259 §7).
  ///
  /// An invalid escape stands for its own bytes, a lone surrogate for U+FFFD.
  struct Escape {
    /// The character in UTF-8.
    let units: UTF8Units
    /// The length of the escape sequence in bytes.
    let length: Int

    /// Creates the escape whose backslash is at `index`, in a string that ends at `end`.
    init(in bytes: borrowing SourceBytes, at index: Int, before end: Int) {
      guard index + 1 < end else {
        (units, length) = (UTF8Units(.backslash), 1)
        return
      }
      if let character = Self.character(bytes[index + 1]) {
        (units, length) = (UTF8Units(character), 2)
        return
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "u") where index + 6 <= end:
        guard let unit = EscapedString.codeUnit(in: bytes, at: index) else { fallthrough }
        let (scalar, length) = Self.scalar(unit, in: bytes, at: index, before: end)
        (units, self.length) = (UTF8Units(scalar), length)
      default: (units, length) = (UTF8Units([.backslash, bytes[index + 1]]), 2)
      }
    }

    /// What an escape of two bytes means, by the second one; nil for any other escape.
    @inline(__always)
    static func character(_ letter: UInt8) -> UInt8? {
      switch letter {
      case UInt8(ascii: "n"): 0x0A
      case .quote, .backslash, .slash: letter
      case UInt8(ascii: "t"): 0x09
      case UInt8(ascii: "r"): 0x0D
      case UInt8(ascii: "b"): 0x08
      case UInt8(ascii: "f"): 0x0C
      default: nil
      }
    }

    private static func scalar(
      _ unit: UInt32, in bytes: SourceBytes, at index: Int, before end: Int
    ) -> (Unicode.Scalar, length: Int) {
      if 0xD800...0xDBFF ~= unit, index + 12 <= end,
        let low = EscapedString.codeUnit(in: bytes, at: index + 6), 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return (scalar, 12)
      }
      return (Unicode.Scalar(unit) ?? "\u{FFFD}", 6)
    }
  }

  /// Up to four bytes, in one word.
  struct UTF8Units: Sequence, IteratorProtocol {
    private var word: UInt32 = 0
    private(set) var count = 0

    init(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        word |= UInt32(byte) << UInt32(8 * count)
        count += 1
      }
    }

    init(_ byte: UInt8) {
      word = UInt32(byte)
      count = 1
    }

    init(_ scalar: Unicode.Scalar) {
      self.init(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    mutating func next() -> UInt8? {
      guard count > 0 else { return nil }
      defer {
        word >>= 8
        count -= 1
      }
      return UInt8(truncatingIfNeeded: word)
    }
  }
}
