import ExpoJSON

/// The rules of the family `content`.
extension Rule {
  static let emptyText = Rule(
    "EX501", "empty-text", .content, .warning, example: #"{"name": ""}"#,
    corrected: #"{"name": "Jikji"}"#, words: RuleWords.ex501)

  static let strayWhitespace = Rule(
    "EX502", "stray-whitespace", .content, .note, example: #"{"location": "Seoul "}"#,
    corrected: #"{"location": "Seoul"}"#, words: RuleWords.ex502)

  static let duplicateName = Rule(
    "EX503", "duplicate-name", .content, .warning,
    example: #"[{"name": "Jikji"}, {"name": "Jikji"}]"#,
    corrected: #"[{"name": "Jikji"}, {"name": "Hanbit Tower"}]"#, words: RuleWords.ex503)

  static let sharedImage = Rule(
    "EX504", "shared-image", .content, .note,
    example: #"[{"name": "a", "image_name": "x"}, {"name": "b", "image_name": "x"}]"#,
    corrected: #"[{"name": "a", "image_name": "x"}, {"name": "b", "image_name": "y"}]"#,
    words: RuleWords.ex504)

  static let overlongSummary = Rule(
    "EX505", "long-short-desc", .content, .note,
    example: #"{"short_desc": "a book printed in 1377", "desc": "a book"}"#,
    corrected: #"{"short_desc": "a book", "desc": "a book printed in 1377"}"#,
    words: RuleWords.ex505)

  static let literalLineBreak = Rule(
    "EX506", "escaped-line-break", .content, .warning,
    example: #"{"description": "one\\nline"}"#, corrected: #"{"description": "one\nline"}"#,
    words: RuleWords.ex506)
}
