package import ExpoBase

/// The control characters of a file that are no white space; text has none.
package struct ControlBytes {
  /// A short text may have a few by mistake.
  private static let fewest = 8

  private let count: Int
  private let total: Int
  private let hasNull: Bool

  private init(_ bytes: SourceBytes) {
    total = bytes.count
    (count, hasNull) = bytes.withSpan { span in
      var count = 0
      var lowest = UInt8.max
      for offset in 0..<span.byteCount {
        let byte = unsafe span.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
        let isSpace = byte >= 0x09 && byte <= 0x0D
        count += (byte < 0x20 && !isSpace) || byte == 0x7F ? 1 : 0
        lowest = min(lowest, byte)
      }
      return (count, lowest == 0)
    }
  }

  /// Whether they are more than 1 % of the file.
  private var areMany: Bool { count * 100 > total }

  /// Their share of a file in percent, if it is more than 1 % and they are more than a few.
  static func percent(in bytes: SourceBytes) -> Int? {
    let found = ControlBytes(bytes)
    guard found.count >= fewest, found.areMany else { return nil }
    return max(1, found.count * 100 / found.total)
  }

  /// Whether they are more than 1 % of a file, or one of them is a null character.
  package static func isBinary(_ bytes: SourceBytes) -> Bool {
    let found = ControlBytes(bytes)
    return found.hasNull || found.areMany
  }
}
