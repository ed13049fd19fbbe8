extension Rule {
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
}
