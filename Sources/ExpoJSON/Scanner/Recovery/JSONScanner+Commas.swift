import ExpoBase

/// Where a comma or closing bracket belongs.
extension JSONScanner {
  mutating func recoverCommaOrClose(_ byte: UInt8) {
    if skipForeign() { return }
    let isObject = frames.last?.isObject ?? false
    if endsStringEarly() {
      if recoverStringEndingInComma() || skipDoubledQuote() { return }
      return recoverWordBehindString()
    }
    switch byte {
    case .closeBrace, .closeBracket: recoverWrongCloser(byte, expected: commaOrCloser)
    case .colon: recoverColonAfterValue()
    case .openBrace where isBetweenJoinedRoots: state = .element
    case .openBrace where isObjectInArray: recoverUnclosedObject()
    case .quote where isObjectInArray && isKeyOfThisObject(at: offset): recoverJoinedObject()
    case _ where byte.beginsValue || isBareWord() || isWrongQuote() || beginsNumberLike(byte):
      // Two numbers may be the parts of one.
      let isCertain = !(byte.isDigit && tape[tape.count - 1].kind == .number)
      reportStructure(
        .missingComma(afterMember: isObject, isCertain: isCertain), at: missingLocation)
      state = isObject ? .key : .element
    case UInt8(ascii: ";"):
      reportUnexpected(commaOrCloser, hint: .otherForm(","))
      step()
      state = isObject ? .key : .element
    default:
      reportUnexpected(commaOrCloser)
      skipUnexpected()
    }
  }

  var commaOrCloser: DecodeError.Expectation {
    frames.last?.isObject == true ? .commaOrBrace : .commaOrBracket
  }

  /// What may come next.
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
