public import ExpoDiagnostics
public import ExpoSource

extension DecodeError: Problem {
  /// The rule that finds the error.
  public var rule: Rule { ruleAndSite.rule }

  /// Where the error is.
  public var location: SourceLocation { ruleAndSite.location }

  /// The severity by default: a number that Swift reads all the same is a warning.
  public var severity: Severity {
    switch self {
    case .numberNotWhole(_, value: .some, _), .numberOutOfRange(_, type: nil, _): .warning
    default: rule.severity
    }
  }

  private var ruleAndSite: (rule: Rule, location: SourceLocation) {
    switch self {
    case .unexpectedCharacter(_, _, _, let location): (.unexpectedCharacter, location)
    case .unexpectedEnd(_, _, _, let location): (.unexpectedEnd, location)
    case .missingComma(_, _, let location): (.missingComma, location)
    case .trailingComma(_, let location): (.trailingComma, location)
    case .missingColon(_, _, let location): (.missingColon, location)
    case .unquotedKey(_, _, let location): (.unquotedKey, location)
    case .unquotedString(_, _, let location): (.unquotedString, location)
    case .wrongQuotes(_, _, let location): (.wrongQuotes, location)
    case .comment(_, _, let location): (.comment, location)
    case .invalidNumber(_, _, let location): (.invalidNumber, location)
    case .invalidEscape(_, let location): (.invalidEscape, location)
    case .controlCharacter(_, let location): (.controlCharacter, location)
    case .strayContent(_, let location): (.strayContent, location)
    case .nestingTooDeep(_, let location): (.nestingTooDeep, location)
    case .invalidUTF8(_, let location): (.invalidUTF8, location)
    case .byteOrderMark(let location): (.byteOrderMark, location)
    case .wrongEncoding(_, _, let location): (.wrongEncoding, location)
    case .loneSurrogate(_, let location): (.loneSurrogate, location)
    case .suspiciousCharacter(_, let location): (.suspiciousCharacter, location)
    case .keyNotFound(_, _, _, let location): (.missingKey, location)
    case .unknownKey(_, _, let location): (.unknownKey, location)
    case .duplicateKey(_, _, let location): (.duplicateKey, location)
    case .typeMismatch(_, _, _, let location): (.typeMismatch, location)
    case .valueNotFound(_, _, let location): (.nullValue, location)
    case .valueRejected(_, _, let location): (.typeMismatch, location)
    case .numberAsText(_, _, _, let location): (.numberAsText, location)
    case .numberNotWhole(_, _, let location): (.numberNotWhole, location)
    case .numberOutOfRange(_, _, let location): (.numberOutOfRange, location)
    }
  }
}
