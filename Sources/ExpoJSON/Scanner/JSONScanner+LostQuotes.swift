import ExpoSource
import ExpoText

/// Text with a quote too few or one too many.
extension JSONScanner {
  // MARK: A quote too few

  /// Whether a line break inside text means that the closing quote before it is missing.
  ///
  /// It does when the next line goes on with the document: a key, or a closing bracket.
  mutating func lineBreakEndsText(at lineEnd: Int) -> Bool {
    // Many line breaks in a row are looked past once.
    if !knownSpace.contains(lineEnd) { knownSpace = lineEnd..<endOfSpace(from: lineEnd) }
    let next = knownSpace.upperBound
    guard let byte = byte(at: next) else { return false }
    if byte.isCloser { return true }
    guard byte == .quote, let end = endOfTextOnLine(from: next) else { return false }
    let after = endOfSpace(from: end)
    if frames.last?.isObject == true { return self.byte(at: after) == .colon }
    let mark = self.byte(at: after)
    return mark == .comma || mark == .closeBracket
  }

  func endOfTextOnLine(from quote: Int) -> Int? {
    var index = quote + 1
    while index < bytes.count, !bytes[index].isLineEnd {
      if bytes[index] == .quote { return index + 1 }
      index += bytes[index] == .backslash ? 2 : 1
    }
    return nil
  }

  /// Reports text that is never closed, and ends it with its line or with the file.
  mutating func recoverUnclosedText(lineEnd: Int?, _ flags: Tape.Flags) {
    let limit = lineEnd ?? bytes.count
    var end = trimmedEnd(offset, limit)
    if lineEnd != nil, end > offset + 1, bytes[end - 1] == .comma {
      end = trimmedEnd(offset, end - 1)
    }
    end = max(end, offset + 1)
    let unfinished: DecodeError.Unfinished = isAtKey ? .key : .text
    report(.unexpectedEnd(of: unfinished, openedAt: nil), at: textSite(offset..<end))
    append(.string, end: end, flags: flags.union(.damaged))
    // What is missing behind it, a comma or all closing brackets, is missing for the same reason.
    setRecoveryPoint(at: end)
    if lineEnd == nil { offset = bytes.count }
  }

  // MARK: A quote too many

  /// Whether a word stands directly behind text: a quote in the text has ended it.
  func endsTextEarly() -> Bool {
    guard lastEnd == offset, tape[tape.count - 1].kind == .string, bytes[offset - 1] == .quote
    else { return false }
    if bytes[offset] == .quote {
      // Text that ends plainly where text should be is the next one, a comma is missing.
      return endOfTextOnLine(from: offset).map { !isPlainEnd(at: $0) } ?? true
    }
    return isBareWord() || bytes[offset].isDigit || bytes[offset] == .backslash
  }

  /// Steps over a quote that stands behind text that has ended: `"x"",`; false if it is none.
  mutating func skipDoubledQuote() -> Bool {
    guard bytes[offset] == .quote, isPlainEnd(at: offset + 1) else { return false }
    reportUnexpected(
      frames.last?.isObject == true ? .commaOrBrace : .commaOrBracket, hint: .doubledQuote)
    markRepaired()
    offset += 1
    lastEnd = offset
    return true
  }

  mutating func markRepaired() {
    tape.mark(tape.count - 1, .repaired)
  }

  /// Ends text at the comma that stands in it before a key: `"a,"b":` has lost a quote there.
  ///
  /// False if the text before `offset` does not end so.
  mutating func recoverTextEndingInComma() -> Bool {
    let last = tape.count - 1
    let bytes = tape.bytes(of: last)
    let comma = trimmedEnd(bytes.lowerBound, bytes.upperBound - 1) - 1
    let end = endOfWord(from: offset)
    guard bytes.count > 3, self.bytes[comma] == .comma, end > offset, byte(at: end) == .quote,
      byte(at: endOfSpace(from: end + 1)) == .colon
    else { return false }
    report(.unexpectedEnd(of: .text, openedAt: nil), at: location(ofLast: bytes.lowerBound..<comma))
    tape.extend(last, to: comma)
    tape.mark(last, .damaged)
    // The quote that ended the text opens the key.
    offset = comma
    lastEnd = comma
    return true
  }

  /// Ends a key at the colon in it: `"name: "x"` has lost a quote before the colon.
  ///
  /// False if there is none, or if the word behind it does not go on with the value.
  mutating func recoverKeyHoldingColon() -> Bool {
    guard let key = frames.last?.key, lastEnd == offset, bytes[offset - 1] == .quote,
      tape[key].kind == .string
    else { return false }
    let range = tape.bytes(of: key)
    guard let colon = bytes[range].firstIndex(of: .colon), colon > range.lowerBound + 1,
      trimmedEnd(colon + 1, range.upperBound - 1) == colon + 1
    else { return false }
    let end = trimmedEnd(range.lowerBound, colon)
    report(
      .unexpectedEnd(
        of: .key, openedAt: nil),
      at: location(range.lowerBound..<end, pointer: containerPointer, part: .key))
    tape.extend(key, to: end)
    tape.mark(key, .repaired)
    offset = colon
    lastEnd = end
    return true
  }

  /// Reports the word behind the quote and makes the text end where it plainly does.
  mutating func recoverQuoteInText() {
    reportUnexpected(
      frames.last?.isObject == true ? .commaOrBrace : .commaOrBracket,
      hint: .quoteInText)
    let last = tape.count - 1
    guard let end = endOfTextGoingOn(from: offset) else { return skipUnexpected() }
    offset = end
    lastEnd = end
    tape.extend(last, to: end)
    tape.mark(last, .damaged)
  }

  /// The offset behind the first quote on the line that plainly ends text; nil if there is none.
  func endOfTextGoingOn(from start: Int) -> Int? {
    let lineEnd = endOfLine(from: start)
    var index = start
    while index < lineEnd {
      if bytes[index] == .quote, isPlainEnd(at: index + 1) { return index + 1 }
      index += bytes[index] == .backslash ? 2 : 1
    }
    return nil
  }
}
