package import ExpoDiagnostics
import ExpoSource

/// The rules of the family `encoding`.
package enum EncodingRule: Int, RuleTable {
  /// EX201: bytes that are not UTF-8.
  case invalidUTF8
  /// EX202: a byte order mark before the document.
  case byteOrderMark
  /// EX203: a file in another encoding.
  case wrongEncoding
  /// EX204: half of a surrogate pair.
  case loneSurrogate
  /// EX205: an invisible character, or one that marks lost text.
  case suspiciousCharacter
  /// EX206: UTF-8 that was encoded twice.
  case doubleEncoding

  /// The rule of each case.
  package static let rules = makeRules()

  package var facts: Rule.Facts {
    switch self {
    case .invalidUTF8:
      Rule.Facts(
        "EX201", "invalid-utf8", .encoding, .error, example: #"{"title": "Universit<E4>t"}"#,
        corrected: #"{"title": "Universität"}"#)
    case .byteOrderMark:
      Rule.Facts(
        "EX202", "byte-order-mark", .encoding, .warning, example: "<EF><BB><BF>{}", corrected: "{}")
    case .wrongEncoding:
      Rule.Facts(
        "EX203", "wrong-encoding", .encoding, .error, example: #"<FF><FE>{<00>}<00>"#,
        corrected: "{}")
    case .loneSurrogate:
      Rule.Facts(
        "EX204", "lone-surrogate", .encoding, .error, example: #"{"title": "\ud83c"}"#,
        corrected: #"{"title": "\ud83c\udfaa"}"#)
    case .suspiciousCharacter:
      Rule.Facts(
        "EX205", "suspicious-character", .encoding, .warning,
        example: #"{"name": "Jikji<U+200B>"}"#, corrected: #"{"name": "Jikji"}"#)
    case .doubleEncoding:
      Rule.Facts(
        "EX206", "double-encoding", .encoding, .error, example: #"{"name": "ì§<U+0081>ì§€"}"#,
        corrected: #"{"name": "직지"}"#)
    }
  }
}
