import ExpoBase

/// Lines make up the text, fit their width and cut no cluster, at any width and indent.
///
/// The first byte is the width, the second the indent; the rest is the text.
enum LineInvariant {
  static func fault(in bytes: [UInt8]) -> String? {
    guard bytes.count >= 2 else { return nil }
    let breaker = LineBreaker(
      width: Int(bytes[0]), hangingIndent: Int(bytes[1] & 0x1F),
      ambiguous: bytes[1] & 0x80 == 0 ? .narrow : .wide)
    return LineBreakOracle(breaker: breaker, text: String(decoding: bytes[2...], as: UTF8.self))
      .shapeFault()
  }
}
