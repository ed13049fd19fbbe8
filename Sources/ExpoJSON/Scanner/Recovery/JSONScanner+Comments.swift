import ExpoBase

extension JSONScanner {
  /// False if no comment begins at `offset`.
  mutating func skipComment() -> Bool {
    let next = bytes.byte(at: offset + 1)
    let isLine = bytes[offset] == UInt8(ascii: "#") || (bytes[offset] == .slash && next == .slash)
    guard isLine || (bytes[offset] == .slash && next == .star) else { return false }
    let blockEnd = isLine ? nil : memory.lookahead.endOfBlockComment(from: offset + 2)
    // A block that is never closed ends with its line.
    let end = blockEnd ?? bytes.endOfLine(from: offset)
    let place = structureLocation(offset..<bytes.trimmedEnd(of: offset..<end))
    let isBlock = blockEnd != nil
    let isUnclosed = !isLine && !isBlock
    let start = isBlock ? offset : max(lastEnd, startOfBlanks(before: offset))
    let removal = isUnclosed ? nil : start..<place.bytes.upperBound
    let text = bytes[place.bytes]
    // A comma without a word beside it was meant as a comma.
    let isSign = text.contains(.comma) && !text.contains { $0 >= 0x80 || $0.isASCIILetter }
    let holdsData = isSign || text.contains { $0 == .quote || $0.isOpener || $0.isCloser }
    report(.comment(removal: removal, isBlock: isBlock, holdsData: holdsData), at: place)
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
}
