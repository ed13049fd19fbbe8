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
