package import ExpoDiagnostics
import ExpoSource

/// The rules of the family `value`.
package enum ValueRule: Int, RuleTable {
  /// EX401: a number in quotes.
  case numberAsText
  /// EX402: a number with a fraction where a whole one is required.
  case numberNotWhole
  /// EX403: a number that does not fit its type.
  case numberOutOfRange
  /// EX404: a negative count.
  case negativeCount
  /// EX405: a duration in another form.
  case badDuration
  /// EX406: a day that does not exist.
  case impossibleDate
  /// EX407: an end before the beginning.
  case reversedDuration

  /// The rule of each case.
  package static let rules = makeRules()

  package var facts: Rule.Facts {
    switch self {
    case .numberAsText:
      Rule.Facts(
        "EX401", "number-as-text", .value, .error, example: #"{"visitors": "48,130,300 명"}"#,
        corrected: #"{"visitors": 48130300}"#,
        conversions: [
          #""48130300""#: "48130300", #""48,130,300""#: "48130300", #""48_130_300""#: "48130300",
          #""048""#: "48", #""12명""#: "12", #""12 인""#: "12", #""12 분""#: "12",
          #""12 people""#: "12", #""12 visitors""#: "12", #""12 persons""#: "12",
        ])
    case .numberNotWhole:
      Rule.Facts(
        "EX402", "number-not-whole", .value, .error, example: #"{"visitors": 1000.5}"#,
        corrected: #"{"visitors": 1000}"#, conversions: ["4.0": "4", "4.8e7": "48000000"])
    case .numberOutOfRange:
      Rule.Facts(
        "EX403", "number-out-of-range", .value, .error,
        example: #"{"visitors": 9223372036854775808}"#, corrected: #"{"visitors": 48130300}"#)
    case .negativeCount:
      Rule.Facts(
        "EX404", "negative-count", .value, .error, example: #"{"visitors": -1}"#,
        corrected: #"{"visitors": 1}"#)
    case .badDuration:
      Rule.Facts(
        "EX405", "bad-duration", .value, .warning, example: #"{"duration": "1900.4.14~11.12"}"#,
        corrected: #"{"duration": "1900. 04. 14 - 1900. 11. 12"}"#,
        conversions: [
          #""1900.4.14~11.12""#: #""1900. 04. 14 - 1900. 11. 12""#,
          #""1900/4/14 - 1900/11/12""#: #""1900. 04. 14 - 1900. 11. 12""#,
          #""1900-04-14 to 1900-11-12""#: #""1900. 04. 14 - 1900. 11. 12""#,
          #""1900년 4월 14일 – 11월 12일""#: #""1900. 04. 14 - 1900. 11. 12""#,
          #""1900년 4월 14일부터 11월 12일까지""#: #""1900. 04. 14 - 1900. 11. 12""#,
        ])
    case .impossibleDate:
      Rule.Facts(
        "EX406", "impossible-date", .value, .error,
        example: #"{"duration": "1900. 02. 29 - 1900. 11. 12"}"#,
        corrected: #"{"duration": "1900. 04. 14 - 1900. 11. 12"}"#)
    case .reversedDuration:
      Rule.Facts(
        "EX407", "reversed-duration", .value, .error,
        example: #"{"duration": "1900. 11. 12 - 1900. 04. 14"}"#,
        corrected: #"{"duration": "1900. 04. 14 - 1900. 11. 12"}"#)
    }
  }
}
