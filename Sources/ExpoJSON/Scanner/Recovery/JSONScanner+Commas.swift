import ExpoBase

extension JSONScanner {
  mutating func recoverCommaOrClose(_ byte: UInt8) {
    if skipForeign() { return }
    if endsStringEarly() {
      if recoverStringEndingInComma() || skipDoubledQuote() { return }
      return recoverWordAfterString()
    }
    switch byte {
    case .closeBrace, .closeBracket: recoverWrongCloser(byte, expected: commaOrCloser)
    case .colon: recoverColonAfterValue()
    case .openBrace where isBetweenJoinedRoots: state = .element
    case .openBrace where isObjectInArray: recoverUnclosedObject()
    case .quote where isObjectInArray && isKeyOfThisObject(at: offset): recoverJoinedObject()
    case _ where byte.beginsValue || isBareWord() || isWrongQuote() || beginsNumberLike(byte):
      let isCertain = isNext(byte)
      reportStructure(
        .missingComma(afterMember: isInObject, key: lastKey, isCertain: isCertain),
        at: missingLocation)
      beginNext()
    case UInt8(ascii: ";"):
      reportUnexpected(commaOrCloser, hint: .otherForm(","))
      step()
      beginNext()
    default:
      reportUnexpected(commaOrCloser)
      skipUnexpected()
    }
  }

  /// Whether the next member or element certainly begins at `offset`, so that only a comma is missing.
  private mutating func isNext(_ byte: UInt8) -> Bool {
    let last = bytes[lastEnd - 1]
    // Two numbers may be parts of one, and a number beside an object is a slip itself.
    guard isInObject else {
      return last.isCloser == byte.isOpener && !(last.isDigit && byte.isDigit)
    }
    // `"a"", b"`: one of the quotes is too many.
    let isSign = bytes.byte(at: offset + 1).map(",: ".utf8.contains) ?? true
    return (lastEnd < offset || byte == .quote && !isSign)
      && !(isObjectInArray && beginsNextObject())
  }

  /// In bytes, in errors: a key may be as long as the file.
  private static let longestName = 256

  /// The key of the last member; nil in an array, and if it is long.
  private var lastKey: String? {
    guard let frame = frames.last, frame.isObject, let key = frame.key,
      tape.bytes(of: key).count <= Self.longestName
    else { return nil }
    return keyName(in: frame)
  }

  var commaOrCloser: DecodeError.Expectation {
    isInObject ? .commaOrBrace : .commaOrBracket
  }

  var expectation: DecodeError.Expectation {
    switch state {
    case .root, .memberValue, .element: .value
    case .firstElement: .valueOrClose
    case .firstKey: .keyOrClose
    case .key: .key
    case .colon: .colon
    case .commaOrClose: commaOrCloser
    case .end: .end
    }
  }
}
