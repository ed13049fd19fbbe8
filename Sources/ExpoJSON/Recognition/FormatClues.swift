import ExpoBase

/// Control characters, which tell a binary file from text.
extension SourceBytes {
  private var controlCount: Int {
    typealias Block = SIMD16<UInt8>
    return count(in: 0..<count) {
      // Of the characters before the space, five from U+0009 on are white space.
      let isOther = ($0 &- Block(repeating: 0x09)) .>= Block(repeating: 5)
      return ($0 .< Block(repeating: 0x20)) .& isOther .| ($0 .== Block(repeating: 0x7F))
    }
  }

  /// Percentage of control characters that are no white space, if above 1 % and more than the few that a short text may
  /// have by mistake, or if the end of the file was never written; else nil.
  var controlPercent: Int? {
    let controls = controlCount
    let isCutOff = first != 0 && last { !$0.isSpace } == 0
    guard isCutOff || controls >= 8 && controls * 100 > count else { return nil }
    return Swift.max(1, controls * 100 / count)
  }

  /// More than 1 % control characters, or a null character.
  var isBinary: Bool { firstIndex(of: 0, in: indices) < count || controlCount * 100 > count }
}

/// What the errors show of a file's format, even those that are not kept.
struct FormatClues {
  /// The number of errors, without a missing end of a container: the rest of such a file is JSON.
  private(set) var errorCount = 0
  /// Control characters U+0080 to U+009F.
  private(set) var hasC1 = false
  /// Whether all errors and warnings are about invisible characters.
  private(set) var isInvisible = true

  /// Whether only null characters follow the value.
  private(set) var hasNullsAtEnd = false

  /// Where a line outside of strings first begins with three backticks; nil if none does.
  var backticks: Int?

  mutating func add(_ error: DecodeError, _ severity: Severity) {
    if case .unexpectedEnd(_, openedAt: _?, _) = error.fault { return }
    if severity == .error { errorCount += 1 }
    if case .unexpectedCharacter("\u{0}", .end, _) = error.fault { hasNullsAtEnd = true }
    switch error.fault {
    case .byteOrderMark, .unexpectedCharacter(_, _, .invisible?),
      .unexpectedCharacter(_, _, .unusualSpace?):
      break
    case .suspiciousCharacter("\u{80}"..."\u{9F}"):
      hasC1 = true
      isInvisible = false
    default: isInvisible = false
    }
  }
}
