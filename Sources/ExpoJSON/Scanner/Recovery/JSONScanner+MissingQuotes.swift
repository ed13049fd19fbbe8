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
}
