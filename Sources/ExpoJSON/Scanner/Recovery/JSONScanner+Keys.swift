import ExpoBase

extension JSONScanner {
  mutating func recoverKey(_ byte: UInt8) {
    if skipForeign() { return }
    if isWrongQuote() { return recoverWrongQuotes() }
    if skipStrayJamo() { return }
    if isBareWord() || byte.isDigit || byte == .minus { return recoverBareKey() }
    switch byte {
    case .comma:
      reportUnexpected(expectation, hint: .surplus)
      markDamaged()
      step()
    case .colon: recoverKeyAtColon()
    case .closeBrace:
      reportTrailingComma(before: byte)
      close()
    case .closeBracket: recoverWrongCloser(byte, expected: .keyOrClose)
    case .openBrace, .openBracket: recoverKeyAtOpener(byte)
    default:
      reportUnexpected(.key)
      skipUnexpected()
    }
  }

  /// `[{"a":1, {"b":2}]`: the object was not closed; `{{`: one brace too many; else a key is missing.
  private mutating func recoverKeyAtOpener(_ byte: UInt8) {
    if state == .firstKey {
      reportUnexpected(.keyOrClose)
      step()
    } else if byte == .openBrace, isObjectInArray {
      let end = tape[tape.count - 1].end
      reportUnexpected(
        .key, hint: .unclosedObject(end: end, isCertain: beginsLikeThisObject(at: offset)))
      endUnclosedObject(at: end)
    } else {
      reportUnexpected(.key)
      appendMissing()
      state = .memberValue
    }
  }

  // MARK: Keys without quotes

  /// `title:` is a key; anything else is dropped.
  private mutating func recoverBareKey() {
    let end = endOfBareKey(from: offset)
    let colon = bytes.endOfSpace(from: end)
    // `title":` lacks only the opening quote.
    let isClosed =
      bytes.byte(at: end) == .quote
      && bytes.byte(at: bytes.endOfSpace(from: end + 1)) == .colon
    guard isClosed || bytes.isColon(at: colon) && !bytes.hasLineEnd(in: end..<colon) else {
      reportUnexpected(expectation)
      markDamaged()
      offset = end
      return skipToNextMember()
    }
    let text = file.text(in: offset..<end)
    let location = location(offset..<end, pointer: containerPointer, part: .key)
    report(.unquotedKey(text, isClosed: isClosed), at: location)
    append(.string, end: end, flags: .repaired)
    if isClosed { step() }
  }

  /// A number or a hyphen may be in the key: `-1:`, `short-desc:`.
  private func endOfBareKey(from start: Int) -> Int {
    var index = start
    while let next = bytes.byte(at: index) {
      let length = next == .minus || next == .point ? 1 : bytes.lengthOfWordCharacter(at: index)
      guard length > 0 else { break }
      index += length
    }
    return index
  }

  /// Skips to the next quote, comma, closing bracket or line end.
  private mutating func skipToNextMember() {
    let next = bytes[offset...].firstIndex {
      $0 == .comma || $0 == .quote || $0.isCloser || $0.isLineEnd
    }
    offset = next ?? bytes.count
  }
}
