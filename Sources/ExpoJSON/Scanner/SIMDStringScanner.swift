import ExpoSource

/// Reads text sixteen bytes at a time, checking UTF-8 on the way.
///
/// What is rare, four-byte sequences for one, is left to the scanner.
enum SIMDStringScanner: StringShortcut {
  @inline(__always)
  static func endOfPlainRun(
    in bytes: SourceBytes, from start: Int, _ flags: inout Tape.Flags
  ) -> Int {
    // What stands before must not be waiting for more: then it is ill-formed, and has been told.
    guard start >= StringBlock.reachBack, bytes[start - 1] < 0xC0, bytes[start - 2] < 0xE0 else {
      return start
    }
    var index = start
    while index <= bytes.count - StringBlock.width {
      let stop = bytes.withSpan { StringBlock($0, at: index).firstDoubt }
      guard let stop else {
        index += StringBlock.width
        continue
      }
      index += stop.lane
      guard bytes[index] == .backslash, !stop.isIllFormed else {
        return bytes[index] < 0x80 && !stop.isIllFormed
          ? index : startOfCharacter(in: bytes, before: index, notBefore: start)
      }
      guard skipEscape(in: bytes, at: index, &flags) else { return index }
      index += 2
    }
    return startOfCharacter(in: bytes, before: index, notBefore: start)
  }

  /// Notes an escape of two bytes; false if the scanner must look at it.
  @inline(__always)
  private static func skipEscape(
    in bytes: SourceBytes, at index: Int, _ flags: inout Tape.Flags
  ) -> Bool {
    guard index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"):
      flags.insert(bytes.mayHoldSpace(before: index) ? [.escaped, .mayNeedTrimming] : .escaped)
    case .quote, .backslash, .slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "t"):
      flags.insert(.escaped)
    default: return false
    }
    return true
  }

  /// Where the character begins whose bytes reach up to an offset, or beyond; the offset itself
  /// if the byte before it is ASCII.
  private static func startOfCharacter(
    in bytes: SourceBytes, before index: Int, notBefore start: Int
  ) -> Int {
    guard index > start else { return index }
    var lead = index - 1
    while lead > start, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
    return bytes[lead] < 0x80 ? index : lead
  }
}
