import ExpoBase

/// What input methods and word processors write in place of JSON's own characters.
extension JSONScanner {
  /// Reports and steps over spaces that JSON does not have, or characters without a width; false if
  /// there are none at `offset`.
  mutating func skipInvisible() -> Bool {
    guard let isSpace = bytes.isUnseenSpace(at: offset),
      let first = UTF8Sequence(in: bytes, at: offset).scalar
    else { return false }
    var (end, count) = (offset, 0)
    while end < bytes.count, bytes.isUnseenSpace(at: end) == isSpace {
      end += UTF8Sequence(in: bytes, at: end).length
      count += 1
    }
    let hint = isSpace ? DecodeError.Hint.unusualSpace(count: count) : .invisible
    report(
      .unexpectedCharacter(first, expected: expectation, hint: hint),
      at: structureLocation(offset..<end))
    offset = end
    return true
  }

  /// Reports the full-width form of the character that belongs at `offset` and reads it as that;
  /// false if there is none.
  mutating func readWideForm() -> Bool {
    guard let (narrow, length) = bytes.wideForm(at: offset), isAllowed(narrow),
      let scalar = UTF8Sequence(in: bytes, at: offset).scalar
    else { return false }
    report(
      .unexpectedCharacter(
        scalar, expected: expectation, hint: .wideForm(Unicode.Scalar(narrow))),
      at: structureLocation(offset..<offset + length))
    let start = offset
    offset += length
    lastEnd = offset
    switch narrow {
    case .colon: state = .memberValue
    case .comma: state = frames.last?.isObject == true ? .key : .element
    case .openBrace, .openBracket:
      let isObject = narrow == .openBrace
      tape.append(Tape.Node(isObject ? .object : .array, at: start, end: 0, flags: .damaged))
      frames.append(Frame(opener: tape.count - 1, isObject: isObject))
      state = isObject ? .firstKey : .firstElement
    default: closeInnermost(at: offset)
    }
    return true
  }

  /// Whether a character of JSON may come next.
  private func isAllowed(_ byte: UInt8) -> Bool {
    let isObject = frames.last?.isObject ?? false
    switch state {
    case .root, .memberValue, .element: return isOpener(byte)
    case .firstElement: return isOpener(byte) || byte == .closeBracket
    case .firstKey: return byte == .closeBrace
    case .key, .end: return false
    case .colon: return byte == .colon
    case .commaOrClose:
      return byte == .comma || byte == (isObject ? .closeBrace : .closeBracket)
    }
  }

  private func isOpener(_ byte: UInt8) -> Bool {
    (byte == .openBrace || byte == .openBracket) && frames.count < depthLimit
  }

  /// Reports and steps over a single consonant or vowel of Hangul directly before a value or key:
  /// `ㅂ48130300`; false if there is none at `offset`.
  mutating func skipStrayJamo() -> Bool {
    let length = bytes.lengthOfJamo(at: offset)
    guard length > 0, let next = bytes.byte(at: offset + length),
      isAtKey ? next == .quote : next.beginsValue,
      let scalar = UTF8Sequence(in: bytes, at: offset).scalar
    else { return false }
    report(
      .unexpectedCharacter(scalar, expected: expectation, hint: .strayJamo),
      at: structureLocation(offset..<offset + length))
    offset += length
    return true
  }
}

extension SourceBytes {
  /// Whether a character that cannot be seen, which JSON allows only in strings, is white space, such
  /// as U+00A0 and U+3000, and not without a width, such as U+200B and U+FEFF; nil for any other.
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
