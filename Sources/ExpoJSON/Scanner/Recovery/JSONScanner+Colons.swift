import ExpoBase

extension JSONScanner {
  mutating func recoverColon(_ byte: UInt8) {
    if skipForeign() { return }
    let hadColon = memory.hasEarlyColon
    memory.hasEarlyColon = false
    if byte == UInt8(ascii: "=") {
      // '=>' is one sign.
      let isSign = bytes.byte(at: offset + 1) == UInt8(ascii: ">")
      reportUnexpected(.colon, hint: isSign ? nil : .otherForm(":"))
      step()
      if isSign { step() }
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
      let key = frames.last.map(keyName) ?? ""
      // A value on another line may be the next key.
      let isCertain = isValue && isKeyClosed && !bytes.hasLineEnd(in: lastEnd..<offset)
      reportStructure(.missingColon(key: key, isCertain: isCertain), at: missingLocation)
    }
    state = .memberValue
    if !isValue { appendMissing() }
  }

  /// Whether the end of the key before is certain.
  private var isKeyClosed: Bool {
    frames.last?.key.map { !tape[$0].flags.contains(.damaged) } ?? false
  }

  /// `"name: "x"`: the key has lost a quote before its colon; ends the key there.
  ///
  /// False if the key has no colon, or more than white space after the first one.
  private mutating func recoverKeyHoldingColon() -> Bool {
    guard let key = frames.last?.key, lastEnd == offset, bytes[offset - 1] == .quote,
      tape[key].kind == .string
    else { return false }
    let range = tape.bytes(of: key)
    guard let colon = bytes[range].firstIndex(of: .colon), colon > range.lowerBound + 1,
      bytes.trimmedEnd(of: colon + 1..<range.upperBound - 1) == colon + 1
    else { return false }
    let end = bytes.trimmedEnd(of: range.lowerBound..<colon)
    report(
      .unexpectedEnd(of: .key, openedAt: nil),
      at: location(range.lowerBound..<end, pointer: containerPointer, part: .key))
    tape.extend(key, to: end)
    tape.mark(key, .repaired)
    offset = colon
    lastEnd = end
    return true
  }

  /// The key is missing, or after the colon.
  mutating func recoverKeyAtColon() {
    reportUnexpected(.key)
    markDamaged()
    memory.hasEarlyColon = true
    step()
  }

  /// If the value is a string, it was meant as a key.
  mutating func recoverColonAfterValue() {
    let last = tape.count - 1
    let isString = tape[last].kind == .string
    reportUnexpected(
      commaOrCloser,
      hint: isInObject || !isString ? nil : .memberInArray(key: tape[last].start))
    markDamaged()
    guard isString else { return step() }
    if isInObject {
      // The string becomes a key; the value of the key before it is missing.
      tape.insert(Tape.Node(.missing, at: tape[last].start, end: tape[last].start), at: last)
      beginMember(key: last + 1)
    } else {
      frames[frames.count - 1].count -= 1
      insertObject(before: last)
    }
  }
}
