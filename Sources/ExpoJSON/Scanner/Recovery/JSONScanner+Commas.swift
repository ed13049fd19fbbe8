import ExpoSource

/// Where a comma or closing bracket belongs.
extension JSONScanner {
  mutating func recoverCommaOrClose(_ byte: UInt8) {
    if skipForeign() { return }
    let isObject = frames.last?.isObject ?? false
    if endsStringEarly() {
      if recoverStringEndingInComma() || skipDoubledQuote() { return }
      return recoverQuoteInString()
    }
    switch byte {
    case .closeBrace, .closeBracket: recoverWrongCloser(byte, expected: commaOrCloser)
    case .colon: recoverColonAfterValue()
    case .openBrace where isBetweenJoinedRoots: state = .element
    case _ where byte.beginsValue || isBareWord() || isWrongQuote() || beginsNumberLike(byte):
      reportStructure(.missingComma(after: isObject ? .member : .element), at: missingLocation)
      state = isObject ? .key : .element
    default:
      reportUnexpected(commaOrCloser)
      skipUnexpected()
    }
  }

  var commaOrCloser: DecodeError.Expectation {
    frames.last?.isObject == true ? .commaOrBrace : .commaOrBracket
  }
}
