import ExpoBase

extension JSONScanner {
  /// `}` for `]` or the reverse: closes the container around, or this one, or nothing.
  mutating func recoverWrongCloser(
    _ byte: UInt8, expected: DecodeError.Expectation
  ) {
    reportUnexpected(expected)
    markDamaged()
    if state == .memberValue { appendMissing() }
    let isForOuter = frames.dropLast().last.map { $0.isObject == (byte == .closeBrace) } ?? false
    if isForOuter {
      closeInnermost(at: lastEnd)
      close()
    } else if !frames.isEmpty, !continuesAfterCloser() {
      close()
    } else {
      // The token before it stays the last one.
      offset += 1
    }
  }

  /// Whether the container plainly continues after a bracket of the wrong kind.
  private func continuesAfterCloser() -> Bool {
    let next = bytes.byte(at: bytes.endOfSpace(from: offset + 1))
    return next == .comma || next == (isInObject ? .closeBrace : .closeBracket)
  }
}

extension JSONScanner {
  /// Skips a container that is nested too deep, without recursion.
  mutating func skipTooDeep() {
    report(.nestingTooDeep(limit: depthLimit), at: location(offset..<offset + 1))
    let (end, isClosed) = endOfContainer(from: offset)
    append(.missing, end: end, flags: .damaged)
    // It is not reported that the containers around it are open too.
    if !isClosed { closeEverything(at: bytes.count) }
  }

  /// The end of a container, found by counting the brackets of both kinds alike.
  private func endOfContainer(from start: Int) -> (end: Int, isClosed: Bool) {
    var index = start
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket: depth -= 1
      case .quote: index = endOfSkippedString(from: index) - 1
      default: break
      }
      index += 1
      if depth == 0 { return (index, true) }
    }
    return (index, false)
  }

  private func endOfSkippedString(from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != .quote {
      index += bytes[index] == .backslash ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// Closes all open containers at the end of the file; the caller reports that.
  ///
  /// An object may lack members; the elements of an array are valid as they are.
  mutating func closeEverything(at end: Int) {
    while let frame = frames.last {
      tape.mark(frame.opener, frame.isObject ? .damaged : .repaired)
      closeInnermost(at: end)
    }
  }
}

/// Objects in an array that are open where the next one begins.
extension JSONScanner {
  var isObjectInArray: Bool {
    guard let innermost = frames.last, innermost.isObject, frames.count > 1 else { return false }
    return !frames[frames.count - 2].isObject
  }

  /// `[{"a": 1 {"a": 2}]`: closes the object before the brace at `offset`.
  mutating func recoverUnclosedObject() {
    reportStructure(
      .unclosedObject(isNextOpen: true, isCertain: beginsLikeThisObject(at: offset)),
      at: missingLocation)
    endUnclosedObject(at: lastEnd)
  }

  /// `[{"a": 1 "a": 2}]`: closes the object before the key at `offset`, and opens the next one.
  mutating func recoverJoinedObject() {
    reportStructure(.unclosedObject(isNextOpen: false, isCertain: false), at: missingLocation)
    endUnclosedObject(at: lastEnd)
    beginContainer(.object, .damaged)
  }

  /// Closes the object as damaged: it may have been meant to continue.
  mutating func endUnclosedObject(at end: Int) {
    markDamaged()
    closeInnermost(at: end)
    state = .element
  }

  // MARK: The next object

  /// How many members are compared with a key.
  private static var comparedKeys: Int { 16 }

  /// Whether the object at an offset has the same first key as the innermost object, which is flat: a value
  /// that is an object may be the next element, after a lost value.
  func beginsLikeThisObject(at offset: Int) -> Bool {
    guard let opener = frames.last?.opener, opener + 1 < tape.count else { return false }
    let isNested = tape.nodes[(opener + 1)...].contains { $0.kind == .object || $0.kind == .array }
    return !isNested
      && bytes.matches(
        bytes[tape.bytes(of: opener + 1)], at: bytes.endOfSpace(from: offset + 1))
  }

  /// Whether the innermost object has the key at an offset already.
  mutating func isKeyOfThisObject(at offset: Int) -> Bool {
    memory.lookahead.byteAfterString(from: offset) == .colon && isStringOfKey(at: offset)
  }

  /// Whether one of the first three strings from `offset`, before any bracket, is a key that the object has already.
  mutating func beginsNextObject() -> Bool {
    var quote = offset
    for _ in 0..<3 where bytes.byte(at: quote) == .quote {
      if isStringOfKey(at: quote) { return true }
      let end = memory.lookahead.endOfString(from: quote) ?? bytes.count
      quote = bytes.firstIndex(of: .quote, in: end..<bytes.count)
      if bytes[end..<quote].contains(where: { $0.isOpener || $0.isCloser }) { return false }
    }
    return false
  }

  /// Whether the string at an offset is spelled as a key of the innermost object.
  private func isStringOfKey(at offset: Int) -> Bool {
    guard var key = frames.last.map({ $0.opener + 1 }) else { return false }
    for _ in 0..<Self.comparedKeys where key + 1 < tape.count {
      if bytes.matches(bytes[tape.bytes(of: key)], at: offset) { return true }
      key = tape.next(after: key + 1)
    }
    return false
  }
}
