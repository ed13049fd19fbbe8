import ExpoBase

extension JSONScanner {
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
