import ExpoSource

/// Bytes that text has none of.
enum ControlBytes {
  /// A short text may have a few by mistake.
  private static let fewest = 8

  /// The share of control characters that are no white space, if it is more than 1 %.
  static func percent(in bytes: SourceBytes) -> Int? {
    let count = bytes.withSpan { span in
      var count = 0
      for offset in 0..<span.byteCount {
        let byte = unsafe span.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
        let isSpace = byte >= 0x09 && byte <= 0x0D
        count += (byte < 0x20 && !isSpace) || byte == 0x7F ? 1 : 0
      }
      return count
    }
    guard count >= fewest, count * 100 > bytes.count else { return nil }
    return max(1, count * 100 / bytes.count)
  }
}
