import ExpoBase

/// Characters of input methods and word processors in place of those of JSON.
extension JSONScanner {
  /// Spaces that JSON does not have, or characters without width; false if there are none at `offset`.
  mutating func skipInvisible() -> Bool {
    guard let isSpace = bytes.isUnseenSpace(at: offset) else { return false }
    var end = offset
    var count = 0
    while end < bytes.count, bytes.isUnseenSpace(at: end) == isSpace {
      end += UTF8Sequence(in: bytes, at: end).length
      count += 1
    }
    report(isSpace ? .unusualSpace(count: count) : .invisible, before: end)
    offset = end
    return true
  }

  /// Reports the characters from `offset` to `end`.
  private mutating func report(_ hint: DecodeError.Hint, before end: Int) {
    guard let first = UTF8Sequence(in: bytes, at: offset).scalar else { return }
    report(
      .unexpectedCharacter(first, expected: expectation, hint: hint),
      at: structureLocation(offset..<end))
  }

  /// Reports the full-width form of an allowed character and reads it as that; false if there is none.
  mutating func readWideForm() -> Bool {
    guard let (narrow, length) = bytes.wideForm(at: offset), isAllowed(narrow) else { return false }
    let end = offset + length
    report(.wideForm(Unicode.Scalar(narrow)), before: end)
    switch narrow {
    case .colon: state = .memberValue
    case .comma: beginNext()
    case .openBrace: beginContainer(.object, .damaged)
    case .openBracket: beginContainer(.array, .damaged)
    default: closeInnermost(at: end)
    }
    move(to: end)
    return true
  }

  private func isAllowed(_ byte: UInt8) -> Bool {
    switch state {
    case .root, .memberValue, .element: return isOpener(byte)
    case .firstElement: return isOpener(byte) || byte == .closeBracket
    case .firstKey: return byte == .closeBrace
    case .key, .end: return false
    case .colon: return byte == .colon
    case .commaOrClose:
      return byte == .comma || byte == (isInObject ? .closeBrace : .closeBracket)
    }
  }

  private func isOpener(_ byte: UInt8) -> Bool {
    (byte == .openBrace || byte == .openBracket) && frames.count < depthLimit
  }

  /// `ㅂ48130300`: a single Hangul consonant or vowel directly before a value or key; false if there is none.
  mutating func skipStrayJamo() -> Bool {
    let length = bytes.lengthOfJamo(at: offset)
    guard length > 0, let next = bytes.byte(at: offset + length),
      isAtKey ? next == .quote : next.beginsValue
    else { return false }
    report(.strayJamo, before: offset + length)
    offset += length
    return true
  }
}

extension SourceBytes {
  /// True for white space that JSON allows only in strings, such as U+00A0 and U+3000; false for characters without
  /// width, such as U+200B and U+FEFF; nil for others.
  fileprivate func isUnseenSpace(at offset: Int) -> Bool? {
    let byte = self[offset]
    // Vertical tab and form feed are white space elsewhere.
    if byte == 0x0B || byte == 0x0C { return true }
    guard byte >= 0xC2, let scalar = UTF8Sequence(in: self, at: offset).scalar else { return nil }
    return switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    case .format: false
    default: nil
    }
  }
}
