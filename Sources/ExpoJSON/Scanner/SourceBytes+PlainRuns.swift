import ExpoBase

/// Reads strings sixteen bytes at a time and checks their UTF-8 on the way.
///
/// The scanner itself reads what is rare, such as sequences of four bytes, so this only makes reading faster.
extension SourceBytes {
  /// Passes well-formed, unsuspicious characters and simple escapes inside a string, and notes in `flags` what it finds.
  ///
  /// `start` is where a character begins. The result is the first byte that the scanner has to read itself.
  @inline(__always)
  func endOfPlainRun(from start: Int, _ flags: inout Tape.Flags) -> Int {
    // A reported unfinished sequence before the block must not be completed by it.
    guard start >= StringBlock.lookBehind, self[start - 1] < 0xC0, self[start - 2] < 0xE0 else {
      return start
    }
    var index = start
    while true {
      index = withSpan { StringBlock.firstASCIIStop(in: $0, from: index) }
      guard index <= count - StringBlock.width else { return index }
      if self[index] >= 0x80 {
        let end = endOfText(from: index)
        guard end.isEscape else { return end.index }
        index = end.index
      }
      guard self[index] == .backslash, skipEscape(at: index, &flags) else {
        return index
      }
      index += 2
    }
  }

  /// Passes characters up to an escape, or to a byte that the scanner has to read itself.
  @inline(__always)
  private func endOfText(from start: Int) -> (index: Int, isEscape: Bool) {
    // Checked here, so that the loop need not.
    precondition(start >= StringBlock.lookBehind)
    var index = start
    while index <= count - StringBlock.width {
      let stop = withSpan { StringBlock($0, at: index).firstStop }
      guard let stop else {
        index += StringBlock.width
        continue
      }
      index += stop.lane
      if stop.isIllFormed || self[index] >= 0x80 { break }
      return (index, isEscape: self[index] == .backslash)
    }
    return (startOfCharacter(before: index, notBefore: start), isEscape: false)
  }

  /// Of two bytes; false if the scanner has to read it.
  @inline(__always)
  func skipEscape(at index: Int, _ flags: inout Tape.Flags) -> Bool {
    guard index + 1 < count else { return false }
    switch self[index + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"):
      flags.formUnion([.escaped, .lineBreak])
    case .backslash:
      flags.formUnion(isN(at: index + 2) ? [.escaped, .oddLineBreak] : .escaped)
    case UInt8(ascii: "f"):
      flags.formUnion([.escaped, .lineBreak, .oddLineBreak])
    case .quote, .slash, UInt8(ascii: "b"), UInt8(ascii: "t"):
      flags.insert(.escaped)
    default: return false
    }
    return true
  }

  /// `n` after a character that is a backslash spells a line break.
  @inline(__always)
  func isN(at index: Int) -> Bool { byte(at: index) == UInt8(ascii: "n") }

  /// Where the character with the byte before an offset begins; the offset itself if that byte is ASCII.
  private func startOfCharacter(before index: Int, notBefore start: Int) -> Int {
    guard index > start else { return index }
    var lead = index - 1
    while lead > start, self[lead] & 0xC0 == 0x80 { lead -= 1 }
    return self[lead] < 0x80 ? index : lead
  }
}
