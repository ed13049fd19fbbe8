extension Rule {
  static let valueRules: [Rule] = [
    numberAsText, numberNotWhole, numberOutOfRange, negativeCount, badDuration, impossibleDate,
    reversedDuration,
  ]

  /// EX401: a number in quotes.
  public static let numberAsText = Rule(
    "EX401", "number-as-text", .value, .error,
    summary: "a number is written as text",
    explanation: """
      A number stands without quotes, separators and units: 48130300. How it is shown, with \
      commas and a word behind it, is the app's work.
      """,
    example: #"{"visitors": "48,130,300 명"}"#)

  /// EX402: a number with a fraction where a whole one is asked for.
  public static let numberNotWhole = Rule(
    "EX402", "number-not-whole", .value, .error,
    summary: "a number is not written as a whole number",
    explanation: """
      A count has no fraction: decoding one into an integer fails. Where the value is whole but \
      written with a point or an exponent, as 4.0 or 4e7, Swift reads it and stricter readers \
      do not; that is a warning.
      """,
    example: #"{"visitors": 1000.5}"#)

  /// EX403: a number beyond what can hold it.
  public static let numberOutOfRange = Rule(
    "EX403", "number-out-of-range", .value, .error,
    summary: "a number does not fit",
    explanation: """
      A number larger than its type fails to decode. Above 2^53 it fits a Swift Int, but \
      JavaScript and every reader that works with doubles loses its last digits (RFC 7493 \
      §2.2); that is a warning.
      """,
    example: #"{"visitors": 9223372036854775808}"#)

  /// EX404: fewer than no visitors.
  public static let negativeCount = Rule(
    "EX404", "negative-count", .value, .error,
    summary: "a count is negative",
    explanation: """
      No exposition had fewer than no visitors, and an app that declares the count as UInt \
      fails to decode a negative one.
      """,
    example: #"{"visitors": -1}"#)

  /// EX405: a duration in another form.
  public static let badDuration = Rule(
    "EX405", "bad-duration", .value, .warning,
    summary: "a duration is not of the form YYYY. MM. DD - YYYY. MM. DD",
    explanation: """
      Apps show the text as it is, but whatever sorts or exports by date needs the form all \
      documents share. A bare year and a single day are accepted with a note.
      """,
    example: #"{"duration": "1900.4.14~11.12"}"#)

  /// EX406: a day that no calendar has.
  public static let impossibleDate = Rule(
    "EX406", "impossible-date", .value, .error,
    summary: "a date is not a day of the calendar",
    explanation: """
      The month or the day is out of range, or 29 February stands in a year that has none \
      (1900 had none). It is usually a slip of one digit.
      """,
    example: #"{"duration": "1900. 02. 29 - 1900. 11. 12"}"#)

  /// EX407: an end before the beginning.
  public static let reversedDuration = Rule(
    "EX407", "reversed-duration", .value, .error,
    summary: "a duration ends before it begins",
    explanation: """
      The two days are in the wrong order, or a year is wrong in one of them. Whatever counts the \
      days or sorts by date goes astray.
      """,
    example: #"{"duration": "1900. 11. 12 - 1900. 04. 14"}"#)
}
