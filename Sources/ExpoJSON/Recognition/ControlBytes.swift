package import ExpoBase

/// The control characters of a file that are no white space; text has none.
package struct ControlBytes {
  /// A short text may have a few by mistake.
  private static let fewest = 8

  private var count = 0
  private let total: Int
  private var hasNull = false

  private init(_ bytes: SourceBytes) {
    total = bytes.count
    var offset = 0
    while true {
      offset = bytes.withSpan { span in
        span.firstIndex(in: offset..<bytes.count) { block in
          // Of the characters before the space, five from U+0009 on are white space.
          let isSpace = block &- SIMD16<UInt8>(repeating: 0x09) .< SIMD16<UInt8>(repeating: 5)
          let isControl = (block .< SIMD16<UInt8>(repeating: 0x20)) .& .!isSpace
          return isControl .| (block .== SIMD16<UInt8>(repeating: 0x7F))
        }
      }
      guard offset < bytes.count else { break }
      count += 1
      hasNull = hasNull || bytes[offset] == 0
      offset += 1
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
