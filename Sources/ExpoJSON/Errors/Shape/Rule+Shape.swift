extension Rule {
  package static let wrongRoot = Rule(
    "EX301", "unknown-document", .shape, .error, example: #"{"entries": []}"#,
    corrected: #"[{"name": "x", "image_name": "x", "short_desc": "x", "desc": "x"}]"#,
    words: RuleWords.ex301)

  package static let missingKey = Rule(
    "EX302", "missing-key", .shape, .error,
    example: #"[{"name": "x", "image_name": "x", "desc": "x"}]"#,
    corrected: #"[{"name": "x", "image_name": "x", "short_desc": "x", "desc": "x"}]"#,
    words: RuleWords.ex302)

  package static let unknownKey = Rule(
    "EX303", "unknown-key", .shape, .warning,
    example: #"{"title": "x", "title_Image": "poster"}"#, corrected: #"{"title": "x"}"#,
    words: RuleWords.ex303)

  static let duplicateKey = Rule(
    "EX304", "duplicate-key", .shape, .error, example: #"{"visitors": 1, "visitors": 2}"#,
    corrected: #"{"visitors": 1}"#, words: RuleWords.ex304)

  package static let typeMismatch = Rule(
    "EX305", "type-mismatch", .shape, .error, example: #"{"title": 1900}"#,
    corrected: #"{"title": "1900"}"#, words: RuleWords.ex305)

  static let nullValue = Rule(
    "EX306", "null-value", .shape, .error, example: #"{"description": null}"#,
    corrected: #"{"description": ""}"#, words: RuleWords.ex306)

  package static let emptyList = Rule(
    "EX307", "empty-list", .shape, .error, example: "[]",
    corrected: #"[{"name": "x", "image_name": "x", "short_desc": "x", "desc": "x"}]"#,
    words: RuleWords.ex307)
}
