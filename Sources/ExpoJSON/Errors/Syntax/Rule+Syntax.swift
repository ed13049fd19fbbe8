extension Rule {
  static let unexpectedCharacter = Rule(
    "EX101", "unexpected-character", .syntax, .error, example: #"{"visitors": @}"#,
    corrected: #"{"visitors": 48130300}"#, words: RuleWords.ex101)

  static let unexpectedEnd = Rule(
    "EX102", "unexpected-end", .syntax, .error, example: #"{"title": "x""#,
    corrected: #"{"title": "x"}"#, words: RuleWords.ex102)

  static let missingComma = Rule(
    "EX103", "missing-comma", .syntax, .error, example: #"{"title": "x" "visitors": 1}"#,
    corrected: #"{"title": "x", "visitors": 1}"#, words: RuleWords.ex103)

  package static let trailingComma = Rule(
    "EX104", "trailing-comma", .syntax, .error, example: #"["a", "b",]"#,
    corrected: #"["a", "b"]"#, words: RuleWords.ex104)

  static let missingColon = Rule(
    "EX105", "missing-colon", .syntax, .error, example: #"{"title" "x"}"#,
    corrected: #"{"title": "x"}"#, words: RuleWords.ex105)

  static let unquotedKey = Rule(
    "EX106", "unquoted-key", .syntax, .error, example: #"{title: "x"}"#,
    corrected: #"{"title": "x"}"#, words: RuleWords.ex106)

  static let unquotedString = Rule(
    "EX107", "unquoted-string", .syntax, .error, example: #"{"location": Seoul}"#,
    corrected: #"{"location": "Seoul"}"#, words: RuleWords.ex107)

  static let wrongQuotes = Rule(
    "EX108", "wrong-quotes", .syntax, .error, example: "{“title”: “x”}",
    corrected: #"{"title": "x"}"#,
    conversions: [
      "“x”": #""x""#, "„x“": #""x""#, "‘x’": #""x""#, "«x»": #""x""#, "＂x＂": #""x""#,
      "'x'": #""x""#,
    ],
    words: RuleWords.ex108)

  package static let comment = Rule(
    "EX109", "comment", .syntax, .error, example: "{} // the poster", corrected: "{}",
    words: RuleWords.ex109)

  static let invalidNumber = Rule(
    "EX110", "invalid-number", .syntax, .error, example: #"{"visitors": 48,130,300}"#,
    corrected: #"{"visitors": 48130300}"#,
    conversions: [
      "48,130,300": "48130300", "48_130_300": "48130300", "48.130.300": "48130300",
      "48'130'300": "48130300", "48 130 300": "48130300", "１２": "12", "048": "48", "+1": "1",
      "- 1": "-1", "0x1F": "31", ".5": "0.5", "1.": "1", "12ㅁ": "12",
    ],
    words: RuleWords.ex110)

  static let invalidEscape = Rule(
    "EX111", "invalid-escape", .syntax, .error, example: #"{"title": "C:\expo"}"#,
    corrected: #"{"title": "C:\\expo"}"#, words: RuleWords.ex111)

  static let controlCharacter = Rule(
    "EX112", "control-character", .syntax, .error, example: "{\"desc\": \"one⏎two\"}",
    corrected: #"{"desc": "one\ntwo"}"#, words: RuleWords.ex112)

  package static let strayContent = Rule(
    "EX113", "extra-content", .syntax, .error, example: #"{"title": "x"} {"title": "y"}"#,
    corrected: #"[{"title": "x"}, {"title": "y"}]"#, words: RuleWords.ex113)

  static let nestingTooDeep = Rule(
    "EX114", "nesting-too-deep", .syntax, .error, example: "[[[[[[[[…", corrected: "[[1]]",
    words: RuleWords.ex114)

  static let notJSON = Rule(
    "EX115", "not-json", .syntax, .error, example: "version https://git-lfs.github.com/spec/v1",
    corrected: #"{"title": "x"}"#, words: RuleWords.ex115)
}
