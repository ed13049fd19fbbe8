import ExpoBase

/// What input methods and word processors write in place of JSON's own characters.
extension JSONScanner {
  /// Reports and steps over spaces that JSON does not have, or characters without a width; false if
  /// there are none at `offset`.
  mutating func skipInvisible() -> Bool {
    guard let kind = Invisible(in: bytes, at: offset),
      let first = UTF8Sequence(in: bytes, at: offset).scalar
    else { return false }
    var (end, count) = (offset, 0)
    while end < bytes.count, Invisible(in: bytes, at: end) == kind {
      end += UTF8Sequence(in: bytes, at: end).length
      count += 1
    }
    let hint = kind == .space ? DecodeError.Hint.unusualSpace(count: count) : .invisible
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

/// Characters that cannot be seen and that JSON allows only in strings.
private enum Invisible {
  /// White space other than JSON's own, such as U+00A0 and U+3000.
  case space
  /// A character without a width, such as U+200B and U+FEFF.
  case format

  init?(in bytes: SourceBytes, at offset: Int) {
    let byte = bytes[offset]
    // Vertical tab and form feed are white space elsewhere.
    if byte == 0x0B || byte == 0x0C {
      self = .space
      return
    }
    guard byte >= 0xC2, let scalar = UTF8Sequence(in: bytes, at: offset).scalar else { return nil }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .space
    case .format: self = .format
    default: return nil
    }
  }
}
