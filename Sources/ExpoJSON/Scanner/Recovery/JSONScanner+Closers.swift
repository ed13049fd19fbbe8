import ExpoBase

extension JSONScanner {
  /// `}` for `]` or the reverse: closes the container around, or this one, or nothing.
  mutating func recoverWrongCloser(
    _ byte: UInt8, expected: DecodeError.Expectation
  ) {
    reportUnexpected(expected)
    markDamaged()
    if state == .memberValue || state == .colon { appendMissing() }
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
  /// Without a stack.
  mutating func skipTooDeep() {
    report(.nestingTooDeep(limit: depthLimit), at: location(offset..<offset + 1))
    let (end, isClosed) = endOfContainer(from: offset)
    append(.missing, end: end, flags: .damaged)
    // It is not reported that the containers around it are open too.
    if !isClosed { closeEverything(at: bytes.count) }
  }

  /// Brackets of both kinds count alike.
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

  /// At the end of the file, which is reported elsewhere.
  ///
  /// An object may lack members; the elements of an array are valid as they are.
  mutating func closeEverything(at end: Int) {
    while let frame = frames.last {
      tape.mark(frame.opener, frame.isObject ? .damaged : .repaired)
      closeInnermost(at: end)
    }
  }
}
