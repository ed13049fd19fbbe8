/// Closing brackets of the wrong kind.
extension JSONScanner {
  /// `}` where `]` belongs or the reverse: closes the container around, or this one, or nothing.
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
      // Skipped as if it were not there: the token before it stays the last one.
      offset += 1
    }
  }

  /// Whether the container plainly continues behind a closing bracket that is not its own.
  private func continuesAfterCloser() -> Bool {
    let isObject = frames.last?.isObject ?? false
    guard let next = bytes.byte(at: bytes.endOfSpace(from: offset + 1)) else { return false }
    return next == .comma || next == (isObject ? .closeBrace : .closeBracket)
  }
}
