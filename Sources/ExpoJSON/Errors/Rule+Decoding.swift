extension Rule {
  /// Includes rules of documents that are in the same families.
  package static let ofDecoding: [Rule] = [
    unexpectedCharacter, unexpectedEnd, missingComma, trailingComma, missingColon, unquotedKey,
    unquotedString, wrongQuotes, comment, invalidNumber, invalidEscape, controlCharacter,
    strayContent, nestingTooDeep, notJSON, invalidUTF8, byteOrderMark, wrongEncoding,
    loneSurrogate, suspiciousCharacter, doubleEncoding, wrongRoot, missingKey, unknownKey,
    duplicateKey, typeMismatch, nullValue, emptyList, numberAsText, numberNotWhole,
    numberOutOfRange, negativeCount, badDuration, impossibleDate, reversedDuration,
  ]
}

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

  static let invalidUTF8 = Rule(
    "EX201", "invalid-utf8", .encoding, .error, example: #"{"title": "Universit<E4>t"}"#,
    corrected: #"{"title": "Universität"}"#, words: RuleWords.ex201)

  package static let byteOrderMark = Rule(
    "EX202", "byte-order-mark", .encoding, .warning, example: "<EF><BB><BF>{}", corrected: "{}",
    words: RuleWords.ex202)

  static let wrongEncoding = Rule(
    "EX203", "wrong-encoding", .encoding, .error, example: #"<FF><FE>{<00>}<00>"#,
    corrected: "{}", words: RuleWords.ex203)

  static let loneSurrogate = Rule(
    "EX204", "lone-surrogate", .encoding, .error, example: #"{"title": "\ud83c"}"#,
    corrected: #"{"title": "\ud83c\udfaa"}"#, words: RuleWords.ex204)

  static let suspiciousCharacter = Rule(
    "EX205", "suspicious-character", .encoding, .warning,
    example: #"{"name": "Jikji<U+200B>"}"#, corrected: #"{"name": "Jikji"}"#, words: RuleWords.ex205
  )

  static let doubleEncoding = Rule(
    "EX206", "double-encoding", .encoding, .error, example: #"{"name": "ì§<U+0081>ì§€"}"#,
    corrected: #"{"name": "직지"}"#, words: RuleWords.ex206)

  package static let wrongRoot = Rule(
    "EX301", "unknown-document", .shape, .error, example: #"{"entries": []}"#,
    corrected: #"[{"name": "x", "image_name": "x", "short_desc": "x", "desc": "x"}]"#,
    words: RuleWords.ex301)

  static let missingKey = Rule(
    "EX302", "missing-key", .shape, .error,
    example: #"[{"name": "x", "image_name": "x", "desc": "x"}]"#,
    corrected: #"[{"name": "x", "image_name": "x", "short_desc": "x", "desc": "x"}]"#,
    words: RuleWords.ex302)

  static let unknownKey = Rule(
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

/// Only the rules that decoding checks; the others are those of documents.
extension Rule {
  static let numberAsText = Rule(
    "EX401", "number-as-text", .value, .error, example: #"{"visitors": "48,130,300 명"}"#,
    corrected: #"{"visitors": 48130300}"#,
    conversions: [
      #""48130300""#: "48130300", #""48,130,300""#: "48130300", #""48_130_300""#: "48130300",
      #""048""#: "48", #""12명""#: "12", #""12 인""#: "12", #""12 분""#: "12",
      #""12 people""#: "12", #""12 visitors""#: "12", #""12 persons""#: "12",
    ],
    words: RuleWords.ex401)

  static let numberNotWhole = Rule(
    "EX402", "number-not-whole", .value, .error, example: #"{"visitors": 1000.5}"#,
    corrected: #"{"visitors": 1000}"#, conversions: ["4.0": "4", "4.8e7": "48000000"],
    words: RuleWords.ex402)

  static let numberOutOfRange = Rule(
    "EX403", "number-out-of-range", .value, .error,
    example: #"{"visitors": 9223372036854775808}"#, corrected: #"{"visitors": 48130300}"#,
    words: RuleWords.ex403)

  package static let negativeCount = Rule(
    "EX404", "negative-count", .value, .error, example: #"{"visitors": -1}"#,
    corrected: #"{"visitors": 1}"#, words: RuleWords.ex404)

  package static let badDuration = Rule(
    "EX405", "bad-duration", .value, .warning, example: #"{"duration": "1900.4.14~11.12"}"#,
    corrected: #"{"duration": "1900. 04. 14 - 1900. 11. 12"}"#,
    conversions: [
      #""1900.4.14~11.12""#: #""1900. 04. 14 - 1900. 11. 12""#,
      #""1900/4/14 - 1900/11/12""#: #""1900. 04. 14 - 1900. 11. 12""#,
      #""1900-04-14 to 1900-11-12""#: #""1900. 04. 14 - 1900. 11. 12""#,
      #""1900년 4월 14일 – 11월 12일""#: #""1900. 04. 14 - 1900. 11. 12""#,
      #""1900년 4월 14일부터 11월 12일까지""#: #""1900. 04. 14 - 1900. 11. 12""#,
    ],
    words: RuleWords.ex405)

  package static let impossibleDate = Rule(
    "EX406", "impossible-date", .value, .error,
    example: #"{"duration": "1900. 02. 29 - 1900. 11. 12"}"#,
    corrected: #"{"duration": "1900. 04. 14 - 1900. 11. 12"}"#, words: RuleWords.ex406)

  package static let reversedDuration = Rule(
    "EX407", "reversed-duration", .value, .error,
    example: #"{"duration": "1900. 11. 12 - 1900. 04. 14"}"#,
    corrected: #"{"duration": "1900. 04. 14 - 1900. 11. 12"}"#, words: RuleWords.ex407)
}
