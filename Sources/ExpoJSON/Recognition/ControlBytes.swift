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

  /// Their share of a file in percent, if it is more than 1 % and they are more than a few, or if the end of
  /// the file was never written.
  static func percent(in bytes: SourceBytes) -> Int? {
    let found = ControlBytes(bytes)
    let isCutOff = bytes.first != 0 && bytes.last { !$0.isSpace } == 0
    guard isCutOff || found.count >= fewest && found.areMany else { return nil }
    return max(1, found.count * 100 / found.total)
  }

  /// Whether they are more than 1 % of a file, or one of them is a null character.
  package static func isBinary(_ bytes: SourceBytes) -> Bool {
    let found = ControlBytes(bytes)
    return found.hasNull || found.areMany
  }
}

/// What the errors of a document show of its format, however many of them are kept.
struct ErrorEvidence {
  /// The number of errors, without warnings.
  private(set) var errorCount = 0
  /// Whether there is a control character of U+0080 to U+009F.
  private(set) var hasC1 = false
  /// Whether all errors and warnings are about characters that cannot be seen.
  private(set) var isInvisible = true

  /// Whether the value ends before the file, and only null characters follow it.
  private(set) var hasNullsAtEnd = false

  /// Where three backticks begin a line outside of strings for the first time; nil if they do nowhere.
  var backticks: Int?

  mutating func add(_ error: DecodeError, _ severity: Severity) {
    if severity == .error { errorCount += 1 }
    if case .unexpectedCharacter("\u{0}", .end, _) = error.fault { hasNullsAtEnd = true }
    switch error.fault {
    case .byteOrderMark, .unexpectedCharacter(_, _, .invisible?),
      .unexpectedCharacter(_, _, .unusualSpace?):
      break
    case .suspiciousCharacter("\u{80}"..."\u{9F}"):
      (hasC1, isInvisible) = (true, false)
    default: isInvisible = false
    }
  }
}
