package import ExpoDiagnostics
package import ExpoSource

/// The rules of the family `content`.
package enum ContentRule: RuleTable {
  /// EX501: text with nothing in it.
  case emptyText
  /// EX502: white space nobody sees.
  case strayWhitespace
  /// EX503: one name for two entries.
  case duplicateName
  /// EX504: one image for two entries.
  case sharedImage
  /// EX505: a summary longer than what it sums up.
  case overlongSummary

  package var facts: Rule.Facts {
    switch self {
    case .emptyText:
      Rule.Facts("EX501", "empty-text", .content, .warning, example: #"{"name": ""}"#)
    case .strayWhitespace:
      Rule.Facts("EX502", "stray-whitespace", .content, .note, example: #"{"location": "Seoul "}"#)
    case .duplicateName:
      Rule.Facts(
        "EX503", "duplicate-name", .content, .warning,
        example: #"[{"name": "Jikji"}, {"name": "Jikji"}]"#)
    case .sharedImage:
      Rule.Facts(
        "EX504", "shared-image", .content, .note,
        example: #"[{"image_name": "jikji"}, {"image_name": "jikji"}]"#)
    case .overlongSummary:
      Rule.Facts(
        "EX505", "overlong-summary", .content, .note,
        example: #"{"short_desc": "A long story …", "desc": "A book"}"#)
    }
  }
}

extension ContentRule {
  /// The words of the rule.
  package func words(in language: Language) -> RuleWords {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
