import ExpoBase

extension JSONScanner {
  /// The closing quote before a line break is missing if the next line begins with a key or closing bracket.
  mutating func lineBreakEndsString(at lineEnd: Int) -> Bool {
    let next = memory.lookahead.endOfSpace(from: lineEnd)
    guard let byte = bytes.byte(at: next) else { return false }
    if byte.isCloser { return true }
    guard byte == .quote else { return false }
    let after = memory.lookahead.byteAfterString(from: next)
    if isInObject { return after == .colon }
    return after == .comma || after == .closeBracket
  }

  /// Ends the string with its line or the file.
  mutating func recoverUnclosedString(lineEnd: Int?, _ flags: Tape.Flags) {
    let limit = lineEnd ?? bytes.count
    var end = bytes.trimmedEnd(of: offset..<limit)
    if lineEnd != nil, end > offset + 1, bytes[end - 1] == .comma {
      end = bytes.trimmedEnd(of: offset..<end - 1)
    }
    end = max(end, offset + 1)
    let unfinished: DecodeError.Unfinished = isAtKey ? .key : .text
    report(.unexpectedEnd(of: unfinished, openedAt: nil), at: stringLocation(offset..<end))
    append(.string, end: end, flags: flags.union(.damaged))
    // A missing comma or closing bracket after it has the same cause.
    setRecoveryPoint(at: end)
    if lineEnd == nil { offset = bytes.count }
  }

  /// `"a,"b":` has lost a quote at the comma; ends the string there.
  ///
  /// False if the string before `offset` does not end so.
  mutating func recoverStringEndingInComma() -> Bool {
    let last = tape.count - 1
    let bytes = tape.bytes(of: last)
    let comma = self.bytes.trimmedEnd(of: bytes.lowerBound..<bytes.upperBound - 1) - 1
    let end = self.bytes.endOfWord(from: offset)
    guard bytes.count > 3, self.bytes[comma] == .comma, end > offset,
      self.bytes.byte(at: end) == .quote,
      self.bytes.byte(at: self.bytes.endOfSpace(from: end + 1)) == .colon
    else { return false }
    report(.unexpectedEnd(of: .text, openedAt: nil), at: location(ofLast: bytes.lowerBound..<comma))
    tape.extend(last, to: comma)
    tape.mark(last, .damaged)
    // The quote that ended the string opens the key.
    move(to: comma)
    return true
  }

  /// Whether a word directly follows a string, which ended at a quote inside it.
  mutating func endsStringEarly() -> Bool {
    guard lastEnd == offset, tape[tape.count - 1].kind == .string, bytes[offset - 1] == .quote
    else { return false }
    if bytes[offset] == .quote {
      // A string that plainly ends where one should is the next one: a comma is missing.
      return memory.lookahead.endOfString(from: offset).map { !bytes.isPlainEnd(at: $0) } ?? true
    }
    return isBareWord() || bytes[offset].isDigit || bytes[offset] == .backslash
  }

  /// `"x"",`: false if there is no second quote.
  mutating func skipDoubledQuote() -> Bool {
    guard bytes[offset] == .quote, bytes.isPlainEnd(at: offset + 1) else { return false }
    reportUnexpected(commaOrCloser, hint: .doubledQuote)
    tape.mark(tape.count - 1, .repaired)
    step()
    return true
  }

  /// A word too many, or a quote inside the string has ended it.
  mutating func recoverWordAfterString() {
    let end = bytes.endOfWord(from: offset)
    guard end > offset, bytes.isPlainEnd(at: end), !bytes.isColon(at: bytes.endOfSpace(from: end))
    else { return recoverQuoteInString() }
    let isJamo = bytes.lengthOfJamo(at: offset) == end - offset
    reportUnexpected(commaOrCloser, hint: isJamo ? .strayJamo : .strayWord(length: end - offset))
    tape.mark(tape.count - 1, .repaired)
    move(to: end)
  }

  /// Reports the quote before the word and ends the string where it plainly ends.
  private mutating func recoverQuoteInString() {
    if let scalar = UTF8Sequence(in: bytes, at: offset).scalar {
      reportStructure(
        .unexpectedCharacter(scalar, expected: commaOrCloser, hint: .quoteInText),
        at: structureLocation(offset - 1..<offset))
    }
    let last = tape.count - 1
    guard let end = memory.lookahead.endOfInterruptedString(from: offset) else {
      return skipUnexpected()
    }
    move(to: end)
    tape.extend(last, to: end)
    tape.mark(last, .damaged)
  }
}
