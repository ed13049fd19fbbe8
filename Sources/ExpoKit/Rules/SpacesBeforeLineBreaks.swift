extension String {
  /// The UTF-8 ranges of white space before line breaks (UAX #14, class BK, CR, LF, NL), in order.
  ///
  /// Only the characters before a line break are looked at; the rest of a long text is bytes.
  package var spacesBeforeLineBreaks: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var last: (UInt8, UInt8) = (0, 0)
    for (offset, byte) in utf8.enumerated() {
      if let length = Self.lengthOfLineBreak(endingWith: byte, after: last) {
        let end = offset + 1 - length
        if Self.mayEndSpace(length == 1 ? last.1 : 0x80), let spaces = spaces(before: end) {
          ranges.append(spaces)
        }
      }
      last = (last.1, byte)
    }
    return ranges
  }

  /// The bytes of the line break that ends with a byte; nil if none does.
  private static func lengthOfLineBreak(
    endingWith byte: UInt8, after last: (UInt8, UInt8)
  ) -> Int? {
    switch byte {
    case 0x0A...0x0D: 1
    case 0x85: last.1 == 0xC2 ? 2 : nil
    case 0xA8, 0xA9: last == (0xE2, 0x80) ? 3 : nil
    default: nil
    }
  }

  /// Whether white space can end with a byte: a space, a tab, or part of a character beyond ASCII.
  private static func mayEndSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte >= 0x80
  }

  /// The white space, other than line breaks, that ends at a UTF-8 offset; nil if there is none.
  private func spaces(before end: Int) -> Range<Int>? {
    let stop = utf8.index(startIndex, offsetBy: end)
    var start = stop
    while start > startIndex {
      let previous = index(before: start)
      guard self[previous].isWhitespace, !self[previous].isNewline else { break }
      start = previous
    }
    return start == stop ? nil : utf8.distance(from: startIndex, to: start)..<end
  }
}
