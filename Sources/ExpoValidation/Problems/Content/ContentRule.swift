package import ExpoDiagnostics
import ExpoSource

/// The rules of the family `content`.
package enum ContentRule: Int, RuleTable {
  /// EX501: text with nothing in it.
  case emptyText
  /// EX502: invisible white space.
  case strayWhitespace
  /// EX503: one name for two entries.
  case duplicateName
  /// EX504: one image for two entries.
  case sharedImage
  /// EX505: a summary longer than what it sums up.
  case overlongSummary

  /// The rule of each case.
  package static let rules = makeRules()

  package var facts: Rule.Facts {
    switch self {
    case .emptyText:
      Rule.Facts(
        "EX501", "empty-text", .content, .warning, example: #"{"name": ""}"#,
        corrected: #"{"name": "Jikji"}"#)
    case .strayWhitespace:
      Rule.Facts(
        "EX502", "stray-whitespace", .content, .note, example: #"{"location": "Seoul "}"#,
        corrected: #"{"location": "Seoul"}"#)
    case .duplicateName:
      Rule.Facts(
        "EX503", "duplicate-name", .content, .warning,
        example: #"[{"name": "Jikji"}, {"name": "Jikji"}]"#,
        corrected: #"[{"name": "Jikji"}, {"name": "Hanbit Tower"}]"#)
    case .sharedImage:
      Rule.Facts(
        "EX504", "shared-image", .content, .note,
        example: #"[{"name": "a", "image_name": "x"}, {"name": "b", "image_name": "x"}]"#,
        corrected: #"[{"name": "a", "image_name": "x"}, {"name": "b", "image_name": "y"}]"#)
    case .overlongSummary:
      Rule.Facts(
        "EX505", "overlong-summary", .content, .note,
        example: #"{"short_desc": "a book printed in 1377", "desc": "a book"}"#,
        corrected: #"{"short_desc": "a book", "desc": "a book printed in 1377"}"#)
    }
  }
}
