import ExpoText

/// Closing brackets of another kind than the one that is due.
extension JSONScanner {
  /// `}` where `]` is due or the reverse: closes too much, or too little, or is one too many.
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
    } else if !frames.isEmpty, !goesOnAfterCloser() {
      close()
    } else {
      // Not a token of the document: what stands before it is still the last one.
      offset += 1
    }
  }

  /// Whether the container plainly goes on behind a closing bracket that is not its own.
  func goesOnAfterCloser() -> Bool {
    let isObject = frames.last?.isObject ?? false
    guard let next = byte(at: endOfSpace(from: offset + 1)) else { return false }
    return next == .comma || next == (isObject ? .closeBrace : .closeBracket)
  }
}
