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

  private var expectedValue: DecodeError.Expectation {
    state == .firstElement ? .valueOrClose : .value
  }

  /// A comma instead of a value, as in `[1,,2]` and `{"a":,`.
  private mutating func recoverValueAtComma() {
    reportUnexpected(expectedValue)
    guard state == .memberValue else {
      markDamaged()
      return step()
    }
    appendHole()
    step()
    state = .key
  }

  private mutating func recoverValueAtCloser(_ byte: UInt8) {
    let isOwn = frames.last.map { $0.isObject == (byte == .closeBrace) } ?? false
    guard isOwn else { return recoverWrongCloser(byte, expected: expectedValue) }
    if state == .memberValue {
      reportUnexpected(.value)
      appendHole()
    } else {
      reportTrailingComma(before: byte)
    }
    close()
  }

  /// The comma is the last token before the closing bracket.
  private mutating func reportTrailingComma(before byte: UInt8) {
    let comma = lastEnd - 1..<lastEnd
    let error = DecodeError.trailingComma(
      before: Unicode.Scalar(byte), at: site(comma, pointer: containerPointer))
    bytes[lastEnd - 1] == .comma ? reportStructure(error) : reportUnexpected(expectedValue)
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
      slip.hasEarlyColon = true
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
  private mutating func recoverKeyAtOpener(_ byte: UInt8) {
    let isInArray = frames.count > 1 && !frames[frames.count - 2].isObject
    if state == .firstKey {
      reportUnexpected(.keyOrClose)
      step()
    } else if byte == .openBrace, isInArray {
      reportUnexpected(.key, hint: .unclosedObject)
      // It may have been meant to go on.
      markDamaged()
      closeInnermost(at: tape[tape.count - 1].reach)
      state = .element
    } else {
      reportUnexpected(.key)
      appendHole()
      state = .memberValue
    }
  }

  // MARK: Where a colon belongs

  mutating func recoverColon(_ byte: UInt8) {
    if skipForeign() { return }
    let hadColon = slip.hasEarlyColon
    slip.hasEarlyColon = false
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
      let key = frames.last?.key.map { JSONText.unescaped(file, tape.bytes(of: $0)) } ?? ""
      reportStructure(.missingColon(key: key, isCertain: isValue, at: missingSite))
    }
    state = .memberValue
    if !isValue { appendHole() }
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
      reportStructure(.missingComma(after: isObject ? .member : .element, at: missingSite))
      state = isObject ? .key : .element
    default:
      reportUnexpected(commaOrCloser)
      skipUnexpected()
    }
  }

  private var commaOrCloser: DecodeError.Expectation {
    frames.last?.isObject == true ? .commaOrBrace : .commaOrBracket
  }

  /// A colon behind a value: if that is text it was meant as a key.
  private mutating func recoverColonAfterValue() {
    let isObject = frames.last?.isObject ?? false
    let last = tape.count - 1
    let isText = tape[last].kind == .string
    reportUnexpected(commaOrCloser, hint: isObject || !isText ? nil : .memberInArray)
    markDamaged()
    guard isText else { return step() }
    if isObject {
      // The text becomes a key; the key before it keeps a hole for its value.
      tape.insert(Tape.Node(.hole, at: tape[last].start, reach: tape[last].start), at: last)
      beginMember(key: last + 1)
    } else {
      frames[frames.count - 1].count -= 1
      insertObject(before: last)
    }
  }

  private mutating func beginMember(key: Int) {
    frames[frames.count - 1].key = key
    step()
    state = .memberValue
  }

  /// Puts the opening brace that is missing before the text at a node, and makes that a key.
  mutating func insertObject(before index: Int) {
    let start = tape[index].start
    tape.insert(Tape.Node(.object, at: start, reach: 0, flags: .damaged), at: index)
    frames.append(Frame(opener: index, isObject: true))
    beginMember(key: index + 1)
  }

  // MARK: Closing brackets of another kind

  /// `}` where `]` is due or the reverse: closes too much, or too little, or is one too many.
  private mutating func recoverWrongCloser(
    _ byte: UInt8, expected: DecodeError.Expectation
  ) {
    reportUnexpected(expected)
    markDamaged()
    if state == .memberValue || state == .colon { appendHole() }
    let isForOuter = frames.dropLast().last.map { $0.isObject == (byte == .closeBrace) } ?? false
    if isForOuter {
      closeInnermost(at: lastEnd)
      close()
    } else if !frames.isEmpty, !goesOnAfterCloser() {
      close()
    } else {
      // Not a token of the document: what stands before it is still the last one.
      offset += 1
    }
  }

  /// Whether the container plainly goes on behind a closing bracket that is not its own.
  private func goesOnAfterCloser() -> Bool {
    let isObject = frames.last?.isObject ?? false
    guard let next = byte(at: endOfSpace(from: offset + 1)) else { return false }
    return next == .comma || next == (isObject ? .closeBrace : .closeBracket)
  }

  // MARK: After the document's value

  /// Reports what stands behind the one value; true if that made the scan go on.
  mutating func recoverAfterRoot() -> Bool {
    if skipForeign() { return true }
    let next = UTF8Sequence(in: bytes, at: offset)
    let range = offset..<offset + next.length
    if bytes[offset] == .colon, tape.count == 1, tape[0].kind == .string {
      report(.strayContent(.members(end: bytes.count), at: site(tape.bytes(of: 0))))
      insertObject(before: 0)
      return true
    }
    let stray: DecodeError.StrayContent =
      switch bytes[offset] {
      case .closeBrace, .closeBracket: .closer(Unicode.Scalar(bytes[offset]))
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): .mergeMark
      default: .value
      }
    let isExpected = isReopened && frames.isEmpty && tape.count > 0
    if !isExpected { reportStructure(.strayContent(stray, at: site(range))) }
    tape.mark(0, .damaged)
    return reopenRoot()
  }

  /// Goes on behind a container that was the whole document; false if nothing can be made of it.
  ///
  /// After a comma it goes on in that container; where an object follows one, in an array around
  /// both.
  private mutating func reopenRoot() -> Bool {
    guard !isReopened, let kind = tape.count > 0 ? tape[0].kind : nil,
      kind == .object || kind == .array
    else { return false }
    let isComma = bytes[offset] == .comma
    let next = isComma ? byte(at: endOfSpace(from: offset + 1)) : bytes[offset]
    isReopened = true
    if kind == .object, next == .openBrace {
      tape.wrapInArray()
      frames = [Frame(opener: 0, isObject: false, count: 1)]
    } else if isComma {
      tape.reopen()
      let isObject = kind == .object
      frames = [Frame(opener: 0, isObject: isObject, count: 1)]
    } else {
      return false
    }
    state = .commaOrClose
    return true
  }

  // MARK: The end of the file

  mutating func recoverAtEnd() {
    if state == .end { return }
    guard let innermost = frames.last else {
      if errors.allSatisfy({ $0 == errors.first && isByteOrderMark($0) }) {
        let end = file.byteOrderMarkLength
        report(.unexpectedEnd(of: .file, openedAt: nil, at: site(end..<end)))
      }
      return
    }
    let opener = tape[innermost.opener]
    let openedAt = site(opener.start..<opener.start + 1, pointer: containerPointer)
    // Members without braces have none to close.
    if isReopened, frames.count == 1 {
      // The end of what was joined behind the root.
    } else if tape[0].kind != .object || bytes[tape[0].start] == .openBrace || frames.count > 1 {
      reportStructure(
        .unexpectedEnd(
          of: innermost.isObject ? .object : .array, openedAt: openedAt, closers: missingClosers,
          at: missingSite))
    } else {
      endBareMembers()
    }
    if state == .colon { state = .memberValue }
    if state == .memberValue { appendHole() }
    while let frame = frames.last {
      tape.mark(frame.opener, .damaged)
      closeInnermost(at: lastEnd)
    }
  }

  /// The brackets that close all that is open; nil where a value is missing as well.
  private var missingClosers: String? {
    switch state {
    case .commaOrClose, .firstKey, .firstElement:
      frames.reversed().map { $0.isObject ? "}" : "]" }.joined()
    default: nil
    }
  }

  /// Where the members end that stand without braces is known only now.
  private mutating func endBareMembers() {
    for (index, error) in errors.enumerated() {
      guard case .strayContent(.members, let site) = error else { continue }
      errors[index] = .strayContent(.members(end: lastEnd), at: site)
    }
  }

  private func isByteOrderMark(_ error: DecodeError) -> Bool {
    if case .byteOrderMark = error { true } else { false }
  }

  // MARK: Skipping

  /// Reports and steps over what is no part of JSON at all; false if there is nothing like it.
  private mutating func skipForeign() -> Bool {
    skipMergeMark() || skipComment() || skipIllFormed()
  }

  /// Reports the marks of an unresolved merge once, and keeps only the first side of it.
  private mutating func skipMergeMark() -> Bool {
    let isLineStart = offset == 0 || bytes[offset - 1].isLineEnd
    guard isLineStart,
      let mark = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].first(where: { matches($0) })
    else { return false }
    if mark == "<<<<<<<" || !isInMerge {
      report(.strayContent(.mergeMark, at: structureSite(offset..<offset + mark.utf8.count)))
      isInMerge = true
    }
    offset = mark == "<<<<<<<" ? endOfLine(from: offset) : endOfMerge()
    if mark != "<<<<<<<" { isInMerge = false }
    return true
  }

  /// The end of the line that ends the merge, or of this line if none does.
  private func endOfMerge() -> Int {
    var line = offset
    while line < bytes.count {
      if matches(">>>>>>>", at: line) { return endOfLine(from: line) }
      line = endOfLine(from: line) + 1
    }
    return endOfLine(from: offset)
  }

  /// Drops what cannot be a token: up to a sign of structure, a quote or the end of the line.
  mutating func skipUnexpected() {
    markDamaged()
    offset += 1
    while offset < bytes.count {
      switch bytes[offset] {
      case .comma, .colon, .quote, .closeBrace, .closeBracket, .openBrace, .openBracket: return
      case .lineFeed, .carriageReturn: return
      default: offset += 1
      }
    }
  }

  /// Reports bytes outside text that are not UTF-8; false if there are none at `offset`.
  private mutating func skipIllFormed() -> Bool {
    guard bytes[offset] >= 0x80, UTF8Sequence(in: bytes, at: offset).scalar == nil else {
      return false
    }
    let end = reportInvalidUTF8(from: offset)
    offset = end
    lastEnd = end
    rememberSlip(at: end)
    switch state {
    case .root, .memberValue, .firstElement, .element: appendHole()
    default: markDamaged()
    }
    return true
  }

  /// Steps over a container that is nested too deep, without a stack.
  mutating func skipTooDeep() {
    report(.nestingTooDeep(limit: depthLimit, at: site(offset..<offset + 1)))
    let start = offset
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket: depth -= 1
      case .quote: offset = endOfSkippedText(from: offset) - 1
      default: break
      }
      offset += 1
      if depth == 0 { break }
    }
    let end = offset
    offset = start
    append(.hole, end: end, flags: .damaged)
    if depth > 0 { closeEverything() }
  }

  private func endOfSkippedText(from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != .quote {
      index += bytes[index] == .backslash ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// The file ended while nesting was too deep: that is the same slip.
  private mutating func closeEverything() {
    while let frame = frames.last {
      tape.mark(frame.opener, .damaged)
      closeInnermost(at: bytes.count)
    }
  }
}
