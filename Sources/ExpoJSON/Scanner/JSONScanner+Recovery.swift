import ExpoSource
import ExpoText

/// Going on after an error of structure: one report each, and a tape that stays well formed.
extension JSONScanner {
  // MARK: Where a value belongs

  mutating func recoverValue(_ byte: UInt8) {
    if skipForeign() { return }
    if beginsNumberLike(byte) { return recoverNumber() }
    if isWrongQuote() { return recoverWrongQuotes() }
    if isBareWord() { return recoverBareText() }
    switch byte {
    case .comma: recoverValueAtComma()
    case .closeBrace, .closeBracket: recoverValueAtCloser(byte)
    default:
      reportUnexpected(expectedValue)
      skipUnexpected()
    }
  }

  var expectedValue: DecodeError.Expectation {
    state == .firstElement ? .valueOrClose : .value
  }

  /// A comma instead of a value, as in `[1,,2]` and `{"a":,`.
  mutating func recoverValueAtComma() {
    reportUnexpected(expectedValue)
    guard state == .memberValue else {
      markDamaged()
      return step()
    }
    appendMissing()
    step()
    state = .key
  }

  mutating func recoverValueAtCloser(_ byte: UInt8) {
    let isOwn = frames.last.map { $0.isObject == (byte == .closeBrace) } ?? false
    guard isOwn else { return recoverWrongCloser(byte, expected: expectedValue) }
    if state == .memberValue {
      reportUnexpected(.value)
      appendMissing()
    } else {
      reportTrailingComma(before: byte)
    }
    close()
  }

  /// The comma is the last token before the closing bracket.
  mutating func reportTrailingComma(before byte: UInt8) {
    let comma = lastEnd - 1..<lastEnd
    guard bytes[lastEnd - 1] == .comma else { return reportUnexpected(expectedValue) }
    reportStructure(
      .trailingComma(before: Unicode.Scalar(byte)), at: location(comma, pointer: containerPointer))
    // Nothing follows from it: what is wrong behind it is a slip of its own.
    recoveryPoint.nodes = -1
  }

  // MARK: Where a key belongs

  mutating func recoverKey(_ byte: UInt8) {
    if skipForeign() { return }
    if isWrongQuote() { return recoverWrongQuotes() }
    if isBareWord() || byte.isDigit || byte == .minus { return recoverBareKey() }
    switch byte {
    case .comma:
      reportUnexpected(state == .firstKey ? .keyOrClose : .key)
      markDamaged()
      step()
    case .colon:
      reportUnexpected(.key)
      markDamaged()
      recoveryPoint.hasEarlyColon = true
      step()
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

  /// `[{"a":1, {"b":2}]`: the object was not closed; `{{`: one too many; else a key is missing.
  mutating func recoverKeyAtOpener(_ byte: UInt8) {
    let isInArray = frames.count > 1 && !frames[frames.count - 2].isObject
    if state == .firstKey {
      reportUnexpected(.keyOrClose)
      step()
    } else if byte == .openBrace, isInArray {
      reportUnexpected(.key, hint: .unclosedObject)
      // It may have been meant to go on.
      markDamaged()
      closeInnermost(at: tape[tape.count - 1].end)
      state = .element
    } else {
      reportUnexpected(.key)
      appendMissing()
      state = .memberValue
    }
  }

  // MARK: Where a colon belongs

  mutating func recoverColon(_ byte: UInt8) {
    if skipForeign() { return }
    let hadColon = recoveryPoint.hasEarlyColon
    recoveryPoint.hasEarlyColon = false
    if byte == UInt8(ascii: "=") {
      reportUnexpected(.colon)
      step()
      state = .memberValue
      return
    }
    if recoverKeyHoldingColon() { return }
    let isValue = byte.beginsValue || isBareWord() || isWrongQuote() || beginsNumberLike(byte)
    guard isValue || byte == .comma || byte.isCloser else {
      reportUnexpected(.colon)
      return skipUnexpected()
    }
    if !hadColon {
      let key = frames.last?.key.map { EscapedString.unescaped(file, tape.bytes(of: $0)) } ?? ""
      reportStructure(.missingColon(key: key, isCertain: isValue && isKeyClosed), at: missingSite)
    }
    state = .memberValue
    if !isValue { appendMissing() }
  }

  /// Whether the key before is written so that its end is certain.
  private var isKeyClosed: Bool {
    frames.last?.key.map { !tape[$0].flags.contains(.damaged) } ?? false
  }

  // MARK: Where a comma or closing bracket belongs

  mutating func recoverCommaOrClose(_ byte: UInt8) {
    if skipForeign() { return }
    let isObject = frames.last?.isObject ?? false
    if endsTextEarly() {
      if recoverTextEndingInComma() || skipDoubledQuote() { return }
      return recoverQuoteInText()
    }
    switch byte {
    case .closeBrace, .closeBracket: recoverWrongCloser(byte, expected: commaOrCloser)
    case .colon: recoverColonAfterValue()
    case .openBrace where isReopened && frames.count == 1 && !isObject: state = .element
    case _ where byte.beginsValue || isBareWord() || isWrongQuote() || beginsNumberLike(byte):
      reportStructure(.missingComma(after: isObject ? .member : .element), at: missingSite)
      state = isObject ? .key : .element
    default:
      reportUnexpected(commaOrCloser)
      skipUnexpected()
    }
  }

  var commaOrCloser: DecodeError.Expectation {
    frames.last?.isObject == true ? .commaOrBrace : .commaOrBracket
  }

  /// A colon behind a value: if that is text it was meant as a key.
  mutating func recoverColonAfterValue() {
    let isObject = frames.last?.isObject ?? false
    let last = tape.count - 1
    let isText = tape[last].kind == .string
    reportUnexpected(commaOrCloser, hint: isObject || !isText ? nil : .memberInArray)
    markDamaged()
    guard isText else { return step() }
    if isObject {
      // The text becomes a key; the key before it keeps a missing value.
      tape.insert(Tape.Node(.missing, at: tape[last].start, end: tape[last].start), at: last)
      beginMember(key: last + 1)
    } else {
      frames[frames.count - 1].count -= 1
      insertObject(before: last)
    }
  }

  mutating func beginMember(key: Int) {
    frames[frames.count - 1].key = key
    step()
    state = .memberValue
  }

  /// Puts the opening brace that is missing before the text at a node, and makes that a key.
  mutating func insertObject(before index: Int) {
    let start = tape[index].start
    tape.insert(Tape.Node(.object, at: start, end: 0, flags: .damaged), at: index)
    frames.append(Frame(opener: index, isObject: true))
    beginMember(key: index + 1)
  }

}
