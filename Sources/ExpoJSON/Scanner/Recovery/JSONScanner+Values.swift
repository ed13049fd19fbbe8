import ExpoBase

extension JSONScanner {
  mutating func recoverValue(_ byte: UInt8) {
    if skipForeign() { return }
    if beginsNumberLike(byte) { return recoverNumber() }
    if isWrongQuote() { return recoverWrongQuotes() }
    if skipStrayJamo() { return }
    if isBareWord() { return recoverBareString() }
    switch byte {
    case .comma: recoverValueAtComma()
    case .colon where state == .memberValue, UInt8(ascii: "=") where state == .memberValue:
      reportUnexpected(.value, hint: .surplus)
      step()
    case .closeBrace, .closeBracket: recoverValueAtCloser(byte)
    default:
      reportUnexpected(expectation)
      skipUnexpected()
    }
  }

  /// The comma is the last token.
  mutating func reportTrailingComma(before byte: UInt8) {
    let comma = lastEnd - 1..<lastEnd
    guard bytes[lastEnd - 1] == .comma else { return reportUnexpected(expectation) }
    reportStructure(
      .trailingComma(before: Unicode.Scalar(byte)), at: location(comma, pointer: containerPointer))
    clearRecoveryPoint()
  }

  /// `[1,,2]`, `{"a":,`.
  private mutating func recoverValueAtComma() {
    reportUnexpected(expectation, hint: state == .memberValue ? .noValue : .surplus)
    guard state == .memberValue else {
      markDamaged()
      return step()
    }
    appendMissing()
    step()
    state = .key
  }

  private mutating func recoverValueAtCloser(_ byte: UInt8) {
    let isOwn = frames.last.map { $0.isObject == (byte == .closeBrace) } ?? false
    guard isOwn else { return recoverWrongCloser(byte, expected: expectation) }
    if state == .memberValue {
      reportUnexpected(.value, hint: .noValue)
      appendMissing()
    } else {
      reportTrailingComma(before: byte)
    }
    close()
  }
}

/// The nodes that recovery writes on the tape in place of missing or wrong parts.
extension JSONScanner {
  /// Something in the container was dropped or guessed.
  mutating func markDamaged() {
    if let frame = frames.last { tape.mark(frame.opener, .damaged) }
  }

  mutating func appendMissing() {
    markDamaged()
    tape.append(Tape.Node(.missing, at: lastEnd, end: lastEnd))
    guard isAtKey else { return finishValue() }
    frames[frames.count - 1].key = tape.count - 1
    state = .colon
  }

  /// Inserts a missing opening brace before the string at a node, which becomes a key.
  ///
  /// `offset` is at the colon after the string.
  mutating func insertObject(before index: Int) {
    let start = tape[index].start
    tape.insert(Tape.Node(.object, at: start, end: 0, flags: .damaged), at: index)
    frames.append(Frame(opener: index, isObject: true))
    beginMember(key: index + 1)
  }

  /// Steps over the colon after a node, which becomes the key of the current member.
  mutating func beginMember(key: Int) {
    frames[frames.count - 1].key = key
    step()
    state = .memberValue
  }
}
