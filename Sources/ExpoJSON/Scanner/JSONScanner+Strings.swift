import ExpoBase

extension JSONScanner {
  /// A string, key or value, from its opening quote (RFC 8259 §7).
  mutating func scanString() {
    var flags: Tape.Flags = []
    var index = offset + 1
    while index < bytes.count {
      if !readsByteByByte { index = bytes.endOfPlainRun(from: index, &flags) }
      guard index < bytes.count else { break }
      switch bytes[index] {
      case .quote:
        return append(.string, end: index + 1, flags: flags)
      case .backslash:
        flags.insert(.escaped)
        index = scanEscape(at: index, &flags)
      case 0..<0x20:
        if bytes[index].isLineEnd, lineBreakEndsString(at: index) {
          return recoverUnclosedString(lineEnd: index, flags)
        }
        index = reportControlCharacter(at: index, &flags)
      case 0x20..<0x7F: index += 1
      default: index = scanMultibyte(at: index, &flags)
      }
    }
    recoverUnclosedString(lineEnd: nil, flags)
  }

  // MARK: Escapes

  /// Reports an invalid escape sequence.
  private mutating func scanEscape(at start: Int, _ flags: inout Tape.Flags) -> Int {
    guard start + 1 < bytes.count else { return bytes.count }
    if bytes.skipEscape(at: start, &flags) { return start + 2 }
    if bytes[start + 1] == UInt8(ascii: "u") { return scanUnicodeEscape(at: start, &flags) }
    let length = bytes[start + 1].isLineEnd ? 0 : UTF8Sequence(in: bytes, at: start + 1).length
    return reportInvalidEscape(start..<start + 1 + length, &flags)
  }

  private mutating func scanUnicodeEscape(at start: Int, _ flags: inout Tape.Flags) -> Int {
    flags.insert(.unicodeEscaped)
    guard
      let (scalar, length) = EscapedString.unicodeEscape(in: bytes, at: start, before: bytes.count)
    else {
      let digits = bytes[(start + 2)...].prefix(4).prefix { $0.isHexDigit }.count
      let wrong = bytes.byte(at: start + 2 + digits) ?? .quote
      let includesWrong = wrong.isASCIILetter || wrong.isDigit
      return reportInvalidEscape(start..<start + 2 + digits + (includesWrong ? 1 : 0), &flags)
    }
    if let scalar {
      if 0x0A...0x0D ~= scalar.value { flags.formUnion([.lineBreak, .oddLineBreak]) }
      noteLineBreaks(scalar, before: start + length, &flags)
      reportIfSuspicious(scalar, start..<start + length)
    } else {
      flags.insert(.damaged)
      let location = stringLocation(start..<start + 6)
      report(.loneSurrogate(file.text(in: location.bytes)), at: location)
    }
    return start + length
  }

  private mutating func reportInvalidEscape(
    _ range: Range<Int>, _ flags: inout Tape.Flags
  ) -> Int {
    flags.insert(.repaired)
    report(.invalidEscape(file.text(in: range)), at: stringLocation(range))
    return range.upperBound
  }

  // MARK: Characters

  /// Two to four bytes, or DEL; checks that they are UTF-8.
  private mutating func scanMultibyte(at start: Int, _ flags: inout Tape.Flags) -> Int {
    let next = UTF8Sequence(in: bytes, at: start)
    guard let scalar = next.scalar else {
      flags.insert(.damaged)
      return reportInvalidUTF8(from: start)
    }
    if bytes[start].mayBeginSuspicious {
      noteLineBreaks(scalar, before: start + next.length, &flags)
      reportIfSuspicious(scalar, start..<start + next.length)
    }
    return start + next.length
  }

  /// A character that ends a line, or that spells a line break with the `n` after it.
  private func noteLineBreaks(
    _ scalar: Unicode.Scalar, before end: Int, _ flags: inout Tape.Flags
  ) {
    if scalar.isUnescapedLineEnd { flags.formUnion([.lineBreak, .oddLineBreak]) }
    if scalar.isBackslash, bytes.isN(at: end) { flags.insert(.oddLineBreak) }
  }

  /// Reports CR LF as one character.
  private mutating func reportControlCharacter(
    at index: Int, _ flags: inout Tape.Flags
  ) -> Int {
    flags.insert(.repaired)
    let isPair = bytes[index] == .carriageReturn && bytes.byte(at: index + 1) == .lineFeed
    let range = index..<index + (isPair ? 2 : 1)
    report(
      .controlCharacter(isPair ? "\r\n" : Character(Unicode.Scalar(bytes[index]))),
      at: stringLocation(range))
    return range.upperBound
  }
}

// MARK: - Suspicious characters

extension JSONScanner {
  private mutating func reportIfSuspicious(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    guard scalar.isSuspicious, !memory.isOtherEncodingReported else { return }
    if scalar.isJoiner, isBetweenWideCharacters(range) { return }
    guard isFirstInString(scalar) else { return }
    report(.suspiciousCharacter(scalar), at: stringLocation(range))
  }

  /// Reported once for each string: a garbled string has the same character in many places.
  private mutating func isFirstInString(_ scalar: Unicode.Scalar) -> Bool {
    if memory.reportedCharacters.string != offset {
      memory.reportedCharacters = (string: offset, [])
    }
    return memory.reportedCharacters.scalars.insert(scalar).inserted
  }

  /// A joiner has an effect only between two characters beyond ASCII.
  private func isBetweenWideCharacters(_ range: Range<Int>) -> Bool {
    guard range.lowerBound > 0, let next = bytes.byte(at: range.upperBound) else { return false }
    let isEscape = next == .backslash && bytes.byte(at: range.upperBound + 1) == UInt8(ascii: "u")
    let isAfterEscape =
      range.lowerBound >= 6 && EscapedString.codeUnit(in: bytes, at: range.lowerBound - 6) != nil
    let isAfterWide = bytes[range.lowerBound - 1] >= 0x80
    return (isAfterWide || isAfterEscape) && (next >= 0x80 || isEscape)
  }
}
