package import ExpoDiagnostics
import ExpoSource

/// The rules of the family `shape`.
package enum ShapeRule: Int, RuleTable {
  /// EX301: a document that is neither an exposition nor a list of entries.
  case wrongRoot
  /// EX302: a required key that is missing.
  case missingKey
  /// EX303: an unknown key.
  case unknownKey
  /// EX304: a key that appears twice.
  case duplicateKey
  /// EX305: a value of another type.
  case typeMismatch
  /// EX306: null where a value is required.
  case nullValue
  /// EX307: a list of entries without entries.
  case emptyList

  /// The rule of each case.
  package static let rules = makeRules()

  package var facts: Rule.Facts {
    switch self {
    case .wrongRoot:
      Rule.Facts(
        "EX301", "wrong-root", .shape, .error, example: #"{"entries": []}"#,
        corrected: #"[{"name": "x", "image_name": "x", "short_desc": "x", "desc": "x"}]"#)
    case .missingKey:
      Rule.Facts(
        "EX302", "missing-key", .shape, .error,
        example: #"[{"name": "x", "image_name": "x", "desc": "x"}]"#,
        corrected: #"[{"name": "x", "image_name": "x", "short_desc": "x", "desc": "x"}]"#)
    case .unknownKey:
      Rule.Facts(
        "EX303", "unknown-key", .shape, .warning,
        example: #"{"title": "x", "title_Image": "poster"}"#, corrected: #"{"title": "x"}"#
      )
    case .duplicateKey:
      Rule.Facts(
        "EX304", "duplicate-key", .shape, .error, example: #"{"visitors": 1, "visitors": 2}"#,
        corrected: #"{"visitors": 1}"#)
    case .typeMismatch:
      Rule.Facts(
        "EX305", "type-mismatch", .shape, .error, example: #"{"title": 1900}"#,
        corrected: #"{"title": "1900"}"#)
    case .nullValue:
      Rule.Facts(
        "EX306", "null-value", .shape, .error, example: #"{"description": null}"#,
        corrected: #"{"description": ""}"#)
    case .emptyList:
      Rule.Facts(
        "EX307", "empty-list", .shape, .warning, example: "[]",
        corrected: #"[{"name": "x", "image_name": "x", "short_desc": "x", "desc": "x"}]"#)
    }
  }
}
