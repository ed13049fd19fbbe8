package import ExpoBase

/// The control characters of a file that are no white space; text has none.
extension SourceBytes {
  private var controlCount: Int {
    withSpan { span in
      (0..<span.byteCount).reduce(0) { count, offset in
        let byte = unsafe span.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
        // Of the characters before the space, five from U+0009 on are white space.
        let isControl = byte < 0x20 && byte &- 0x09 >= 5 || byte == 0x7F
        return count + (isControl ? 1 : 0)
      }
    }
  }

  /// Their share of the file in percent, if it is more than 1 % and they are more than a few, which a short text
  /// may have by mistake, or if the end of the file was never written.
  var controlPercent: Int? {
    let controls = controlCount
    let isCutOff = first != 0 && last { !$0.isSpace } == 0
    guard isCutOff || controls >= 8 && controls * 100 > count else { return nil }
    return Swift.max(1, controls * 100 / count)
  }

  /// Whether they are more than 1 % of the file, or one of them is a null character.
  package var isBinary: Bool { contains(0) || controlCount * 100 > count }
}

/// What the errors of a document show of its format, however many of them are kept.
struct FormatClues {
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
