import ExpoBase

extension SourceBytes {
  /// Nil past the end.
  func byte(at offset: Int) -> UInt8? {
    offset < count ? self[offset] : nil
  }

  func matches(_ string: String, at offset: Int) -> Bool {
    var index = offset
    return string.utf8.allSatisfy { byte in
      defer { index += 1 }
      return self.byte(at: index) == byte
    }
  }

  func matches(_ bytes: some Sequence<UInt8>, at offset: Int) -> Bool {
    self[offset...].starts(with: bytes)
  }

  /// Whether a word is at an offset, and no letter or digit follows.
  func matchesWord(_ word: String, at offset: Int) -> Bool {
    matches(word, at: offset) && lengthOfWordCharacter(at: offset + word.utf8.count) == 0
  }

  /// The length in bytes of a letter, digit, `_` or `$`; 0 if there is none.
  func lengthOfWordCharacter(at offset: Int) -> Int {
    guard let byte = byte(at: offset) else { return 0 }
    if byte < 0x80 {
      let isOther = byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      return byte.isASCIILetter || byte.isDigit || isOther ? 1 : 0
    }
    let next = UTF8Sequence(in: self, at: offset)
    guard let properties = next.scalar?.properties else { return 0 }
    return properties.isAlphabetic || properties.numericType != nil ? next.length : 0
  }

  func endOfWord(from start: Int) -> Int {
    var index = start
    while case let length = lengthOfWordCharacter(at: index), length > 0 { index += length }
    return index
  }

  /// The first byte from `start` on that is not white space.
  func endOfSpace(from start: Int) -> Int {
    self[start...].firstIndex { !$0.isSpace } ?? count
  }

  func endOfLine(from start: Int) -> Int {
    self[start...].firstIndex { $0.isLineEnd } ?? count
  }

  func hasLineEnd(in range: Range<Int>) -> Bool {
    self[range].contains(where: \.isLineEnd)
  }

  /// The offset after the last byte of a range that is not white space.
  func trimmedEnd(of range: Range<Int>) -> Int {
    (self[range].lastIndex { !$0.isSpace }).map { $0 + 1 } ?? range.lowerBound
  }

  /// Whether a string plainly ends: a colon, comma, bracket or line end follows.
  func isPlainEnd(at end: Int) -> Bool {
    let next = endOfSpace(from: end)
    guard let byte = byte(at: next) else { return true }
    return byte == .colon || byte == .comma || byte.isCloser || hasLineEnd(in: end..<next)
      || wideForm(at: next) != nil
  }

  /// The length in bytes of a digit, full-width or not; 0 if there is none.
  func lengthOfDigit(at offset: Int) -> Int {
    guard let byte = byte(at: offset) else { return 0 }
    guard byte == 0xEF else { return byte.isDigit ? 1 : 0 }
    let next = UTF8Sequence(in: self, at: offset)
    return next.scalar.map { 0xFF10...0xFF19 ~= $0.value } == true ? next.length : 0
  }

  /// Whether a colon is at an offset, full-width or not.
  func isColon(at offset: Int) -> Bool {
    byte(at: offset) == .colon || wideForm(at: offset)?.narrow == .colon
  }

  /// The JSON character whose full-width form is at an offset, and the length of that form in bytes.
  func wideForm(at offset: Int) -> (narrow: UInt8, length: Int)? {
    guard let byte = byte(at: offset), byte >= 0xE3 else { return nil }
    let next = UTF8Sequence(in: self, at: offset)
    switch next.scalar {
    case "：": return (.colon, next.length)
    case "，", "、": return (.comma, next.length)
    case "｛": return (.openBrace, next.length)
    case "｝": return (.closeBrace, next.length)
    case "［": return (.openBracket, next.length)
    case "］": return (.closeBracket, next.length)
    default: return nil
    }
  }

  /// The length in bytes of a single Hangul consonant or vowel (U+3131–U+318E except the filler); 0 if there is none.
  func lengthOfJamo(at offset: Int) -> Int {
    guard byte(at: offset) == 0xE3,
      case let next = UTF8Sequence(in: self, at: offset), let scalar = next.scalar,
      0x3131...0x318E ~= scalar.value, scalar.value != 0x3164
    else { return 0 }
    return next.length
  }
}

extension SourceBytes {
  /// Reads one byte of each page of 4 KiB in the next 64 KiB; returns where they end.
  ///
  /// The first byte of a page takes the processor long: it has to find the page in memory. Scanning
  /// takes so many steps for each byte that the processor does not look ahead to the next page;
  /// here it looks for all pages at the same time. For Korean text scanning takes a third less.
  @inline(never)
  func visitPages(from offset: Int) -> Int {
    let end = Swift.min(offset + 1 << 16, count)
    var bits: UInt8 = 0
    for index in stride(from: offset, to: end, by: 1 << 12) { bits |= self[index] }
    // The result depends on the bytes, so that the optimizer keeps the loop.
    return bits == 0 ? end + 1 : end
  }
}
