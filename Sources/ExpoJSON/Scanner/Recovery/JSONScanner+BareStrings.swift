import ExpoBase

extension JSONScanner {
  /// A word begins with a letter of any script, `_` or `$`.
  func isBareWord() -> Bool {
    !bytes[offset].isDigit && bytes.lengthOfWordCharacter(at: offset) > 0
  }

  /// `True`, `대한민국 대전`: reports words without quotes and keeps them as a string.
  mutating func recoverBareString() {
    let end = endOfBareString(from: offset)
    if skipWordBeforeString(end: end) { return }
    let text = file.text(in: offset..<end)
    // If a quote after it plainly ends a string, only the opening one is missing.
    let isClosed = bytes.byte(at: end) == .quote && bytes.isPlainEnd(at: end + 1)
    report(
      .unquotedString(text, literal: Self.literal(like: text), isClosed: isClosed),
      at: location(offset..<end))
    append(.string, end: end, flags: .damaged)
    if isClosed { step() }
  }

  /// `u"text"`: skips a word directly before a string; false if there is no string at its end.
  private mutating func skipWordBeforeString(end: Int) -> Bool {
    guard bytes.byte(at: end) == .quote, bytes.endOfWord(from: offset) == end,
      !bytes.isPlainEnd(at: end + 1), let close = memory.lookahead.endOfString(from: end),
      bytes.isPlainEnd(at: close)
    else { return false }
    reportUnexpected(expectation, hint: .strayWord(length: end - offset))
    offset = end
    return true
  }

  private static func literal(like text: String) -> String? {
    // One character more than the longest literal, of four bytes each.
    guard 3...24 ~= text.utf8.count else { return nil }
    let lower = text.lowercased()
    if ["none", "nil", "undefined"].contains(lower) { return "null" }
    let literals = ["true", "false", "null"]
    if let same = literals.first(where: { $0 == lower }) { return same }
    return literals.first { NearWords.isOneSlip($0, lower) }
  }

  /// The end of a string without quotes: the end of the line, the next quote or bracket, or a comma that separates.
  private func endOfBareString(from start: Int) -> Int {
    let end = (start..<bytes.count).first { index in
      switch bytes[index] {
      case .closeBrace, .closeBracket, .lineFeed, .carriageReturn, .quote, .openBrace, .openBracket:
        true
      case .comma: state != .memberValue || isSeparator(at: index)
      case .slash:
        bytes.byte(at: index + 1) == .slash && index > start && bytes[index - 1].isSpace
      default: false
      }
    }
    return bytes.trimmedEnd(of: start..<(end ?? bytes.count))
  }

  /// Whether a key, a bracket or the end of the line follows the comma.
  private func isSeparator(at comma: Int) -> Bool {
    let next = bytes.endOfSpace(from: comma + 1)
    if next >= bytes.count || bytes.hasLineEnd(in: comma..<next) { return true }
    if bytes[next] == .quote || bytes[next].isCloser
      || WrongQuotes.opening(in: bytes, at: next) != nil
    {
      return true
    }
    let word = bytes.endOfWord(from: next)
    return word > next && bytes.byte(at: bytes.endOfSpace(from: word)) == .colon
  }
}
