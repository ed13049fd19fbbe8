extension SourceBytes {
  /// Whether well-formed UTF-8 is canonically equivalent to other such text only if their bytes are
  /// the same.
  ///
  /// True for ASCII, Latin letters up to U+02FF, Hangul syllables, Hanja, kana and CJK brackets:
  /// they are unchanged by NFC (UAX #15) and do not combine with their neighbours. False for all
  /// other text, though it may be true of it.
  @inlinable
  package func isOnlyEqualToItself(in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let lead = self[index]
      if lead < 0x80 {
        index += 1
      } else if lead < 0xE0 {
        guard lead <= 0xCB else { return false }
        index += 2
      } else {
        guard lead < 0xF0, index + 2 < range.upperBound,
          isStableTriple(lead, self[index + 1], self[index + 2])
        else { return false }
        index += 3
      }
    }
    return true
  }

  @inlinable
  func isStableTriple(_ lead: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    let value = UInt32(lead & 0xF) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    return switch value {
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3001...0x3020, 0x3041...0x3096, 0x30A1...0x30FA: true
    default: false
    }
  }

  /// The number of Unicode scalars in well-formed UTF-8.
  @inlinable
  package func scalarCount(in range: Range<Int>) -> Int {
    var count = 0
    for index in range where self[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
