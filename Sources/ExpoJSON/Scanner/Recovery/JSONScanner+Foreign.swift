import ExpoBase

extension JSONScanner {
  /// Skips a merge mark, a comment, ill-formed UTF-8 or invisible characters, or reads a full-width form as
  /// the character that is allowed; false if none of these is at `offset`.
  mutating func skipForeign() -> Bool {
    skipMergeMark() || skipComment() || skipIllFormed() || skipInvisible() || readWideForm()
  }

  /// Skips what cannot be a token: up to a bracket, comma, colon, quote or the end of the line.
  mutating func skipUnexpected() {
    markDamaged()
    let next = bytes[(offset + 1)...].firstIndex {
      $0 == .comma || $0 == .colon || $0 == .quote || $0.isOpener || $0.isCloser || $0.isLineEnd
    }
    offset = next ?? bytes.count
  }

  /// Skips ill-formed bytes outside of strings; returns false if there are none at `offset`.
  private mutating func skipIllFormed() -> Bool {
    guard bytes[offset] >= 0x80, UTF8Sequence(in: bytes, at: offset).scalar == nil else {
      return false
    }
    let end = reportInvalidUTF8(from: offset)
    move(to: end)
    setRecoveryPoint(at: end)
    switch state {
    case .root, .memberValue, .firstElement, .element: appendMissing()
    default: markDamaged()
    }
    return true
  }

  /// Skips a comment; returns false if none begins at `offset`.
  mutating func skipComment() -> Bool {
    let next = bytes.byte(at: offset + 1)
    let isLine = bytes[offset] == UInt8(ascii: "#") || (bytes[offset] == .slash && next == .slash)
    guard isLine || (bytes[offset] == .slash && next == .star) else { return false }
    let blockEnd = isLine ? nil : memory.lookahead.endOfBlockComment(from: offset + 2)
    // A block that is never closed ends with its line.
    let end = blockEnd ?? bytes.endOfLine(from: offset)
    let location = structureLocation(offset..<bytes.trimmedEnd(of: offset..<end))
    let isBlock = blockEnd != nil
    let isUnclosed = !isLine && !isBlock
    let start = isBlock ? offset : max(lastEnd, startOfBlanks(before: offset))
    let removal = isUnclosed ? nil : start..<location.bytes.upperBound
    let text = bytes[location.bytes]
    // A comma without a word beside it was meant as a comma.
    let isSign = text.contains(.comma) && !text.contains { $0 >= 0x80 || $0.isASCIILetter }
    let holdsData = isSign || text.contains { $0 == .quote || $0.isOpener || $0.isCloser }
    report(.comment(removal: removal, isBlock: isBlock, holdsData: holdsData), at: location)
    offset = end
    if isUnclosed { setRecoveryPoint(at: end) }
    return true
  }

  /// Spaces and tabs.
  private func startOfBlanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start
  }

  private static let mergeMarks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  /// Reports the marks once and keeps only the first side of the merge; false if there is no mark.
  mutating func skipMergeMark() -> Bool {
    // A formatter may have indented the marks.
    guard let mark = Self.mergeMarks.first(where: { bytes.matches($0, at: offset) }),
      bytes[..<offset].last(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })?
        .isLineEnd ?? true
    else { return false }
    let isFirst = mark == "<<<<<<<"
    if isFirst || !memory.isMergeOpen {
      report(.mergeMark, at: structureLocation(offset..<offset + mark.utf8.count))
    }
    // The other side ends with the last mark, or with this line if that is missing.
    let last = isFirst ? nil : memory.lookahead.lineEndingMerge(from: offset)
    offset = bytes.endOfLine(from: last ?? offset)
    memory.isMergeOpen = isFirst
    return true
  }
}
