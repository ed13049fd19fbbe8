import ExpoBase

extension JSONScanner {
  /// Skips what JSON has nowhere, or not in this form; false if there is nothing of that kind.
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

  /// Outside of strings; false if there are none at `offset`.
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
}
