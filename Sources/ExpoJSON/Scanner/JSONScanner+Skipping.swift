import ExpoSource

/// Stepping over what cannot be read: foreign signs, marks of a merge, nesting without end.
extension JSONScanner {
  /// Reports and steps over what is no part of JSON at all; false if there is nothing like it.
  mutating func skipForeign() -> Bool {
    skipMergeMark() || skipComment() || skipIllFormed()
  }

  /// Reports the marks of an unresolved merge once, and keeps only the first side of it.
  mutating func skipMergeMark() -> Bool {
    let isLineStart = offset == 0 || bytes[offset - 1].isLineEnd
    guard isLineStart,
      let mark = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].first(where: { matches($0) })
    else { return false }
    if mark == "<<<<<<<" || !isInMerge {
      report(.strayContent(.mergeMark), at: structureSite(offset..<offset + mark.utf8.count))
      isInMerge = true
    }
    offset = mark == "<<<<<<<" ? endOfLine(from: offset) : endOfMerge()
    if mark != "<<<<<<<" { isInMerge = false }
    return true
  }

  /// The end of the line that ends the merge, or of this line if none does.
  func endOfMerge() -> Int {
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
  mutating func skipIllFormed() -> Bool {
    guard bytes[offset] >= 0x80, UTF8Sequence(in: bytes, at: offset).scalar == nil else {
      return false
    }
    let end = reportInvalidUTF8(from: offset)
    offset = end
    lastEnd = end
    setRecoveryPoint(at: end)
    switch state {
    case .root, .memberValue, .firstElement, .element: appendMissing()
    default: markDamaged()
    }
    return true
  }

  /// Steps over a container that is nested too deep, without a stack.
  mutating func skipTooDeep() {
    report(.nestingTooDeep(limit: depthLimit), at: location(offset..<offset + 1))
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
    append(.missing, end: end, flags: .damaged)
    if depth > 0 { closeEverything() }
  }

  func endOfSkippedText(from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != .quote {
      index += bytes[index] == .backslash ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// The file ended while nesting was too deep: that is the same slip.
  mutating func closeEverything() {
    while let frame = frames.last {
      tape.mark(frame.opener, .damaged)
      closeInnermost(at: bytes.count)
    }
  }
}
