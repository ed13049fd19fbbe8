public import ExpoDiagnostics
public import ExpoText

extension DecodeError: Problem {
  /// The rule that finds the error.
  public var rule: Rule { ruleAndSite.rule }

  /// Where the error is.
  public var site: Site { ruleAndSite.site }

  /// The severity by default: a number that Swift reads all the same is a warning.
  public var severity: Severity {
    switch self {
    case .numberNotWhole(_, value: .some, _), .numberOutOfRange(_, type: nil, _): .warning
    default: rule.severity
    }
  }

  private var ruleAndSite: (rule: Rule, site: Site) {
    switch self {
    case .unexpectedCharacter(_, _, _, let site): (.unexpectedCharacter, site)
    case .unexpectedEnd(_, _, _, let site): (.unexpectedEnd, site)
    case .missingComma(_, _, let site): (.missingComma, site)
    case .trailingComma(_, let site): (.trailingComma, site)
    case .missingColon(_, _, let site): (.missingColon, site)
    case .unquotedKey(_, _, let site): (.unquotedKey, site)
    case .unquotedString(_, _, let site): (.unquotedString, site)
    case .wrongQuotes(_, _, let site): (.wrongQuotes, site)
    case .comment(_, _, let site): (.comment, site)
    case .invalidNumber(_, _, let site): (.invalidNumber, site)
    case .invalidEscape(_, let site): (.invalidEscape, site)
    case .controlCharacter(_, let site): (.controlCharacter, site)
    case .strayContent(_, let site): (.strayContent, site)
    case .nestingTooDeep(_, let site): (.nestingTooDeep, site)
    case .invalidUTF8(_, let site): (.invalidUTF8, site)
    case .byteOrderMark(let site): (.byteOrderMark, site)
    case .wrongEncoding(_, _, let site): (.wrongEncoding, site)
    case .loneSurrogate(_, let site): (.loneSurrogate, site)
    case .suspiciousCharacter(_, let site): (.suspiciousCharacter, site)
    case .keyNotFound(_, _, _, let site): (.missingKey, site)
    case .unknownKey(_, _, let site): (.unknownKey, site)
    case .duplicateKey(_, _, let site): (.duplicateKey, site)
    case .typeMismatch(_, _, _, let site): (.typeMismatch, site)
    case .valueNotFound(_, _, let site): (.nullValue, site)
    case .valueRejected(_, _, let site): (.typeMismatch, site)
    case .numberAsText(_, _, _, let site): (.numberAsText, site)
    case .numberNotWhole(_, _, let site): (.numberNotWhole, site)
    case .numberOutOfRange(_, _, let site): (.numberOutOfRange, site)
    }
  }
}
