import ExpoBase

/// What the errors of a document show of its format, however many of them are kept.
struct ErrorEvidence {
  /// The number of errors, without warnings.
  private(set) var errorCount = 0
  /// Whether there is a control character of U+0080 to U+009F.
  private(set) var hasC1 = false
  /// Whether all errors and warnings are about characters that cannot be seen.
  private(set) var isInvisible = true

  /// Adds an error or a warning.
  mutating func add(_ error: DecodeError, _ severity: Severity) {
    if severity == .error { errorCount += 1 }
    switch error.kind {
    case .encoding(.byteOrderMark), .syntax(.unexpectedCharacter(_, _, .invisible?)),
      .syntax(.unexpectedCharacter(_, _, .unusualSpace?)):
      break
    case .encoding(.suspiciousCharacter("\u{80}"..."\u{9F}")):
      (hasC1, isInvisible) = (true, false)
    default: isInvisible = false
    }
  }
}
