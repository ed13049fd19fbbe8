import ExpoBase

/// The encoding of Korean Windows, a superset of EUC-KR.
enum CP949 {
  /// Whether all bytes beyond ASCII make pairs of CP949, most of them common syllables.
  static func explains(_ bytes: SourceBytes) -> Bool {
    var pairs = 0
    var syllables = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      guard index + 1 < bytes.endIndex, isPair(bytes[index], bytes[index + 1]) else { return false }
      if 0xB0...0xC8 ~= bytes[index], bytes[index + 1] >= 0xA1 { syllables += 1 }
      pairs += 1
      index += 2
    }
    return pairs >= 2 && syllables * 4 >= pairs * 3
  }

  private static func isPair(_ lead: UInt8, _ trail: UInt8) -> Bool {
    guard 0x81...0xFE ~= lead else { return false }
    return 0x41...0x5A ~= trail || 0x61...0x7A ~= trail || 0x81...0xFE ~= trail
  }
}
