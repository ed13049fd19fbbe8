import ExpoDiagnostics
import ExpoSource
import ExpoText

extension DecodeError.Value {
  var english: ProblemWords {
    switch self {
    case .numberAsText(let text, let reading, let key):
      ProblemWords(
        "expected a number\(JSONType.english(owner: key)), found the string '\(VisibleText.quoted(text))'",
        help: reading.map { "write the number alone: \($0)" } ?? "write a number without quotes",
        fix: reading.map { _ in "write the number alone" })
    case .numberNotWhole(let number, let value):
      ProblemWords(
        "expected a whole number, found \(number)",
        help: "write \(value ?? "it without a fraction")", fix: value.map { "write \($0)" })
    case .numberOutOfRange(let number, let type?):
      ProblemWords(
        "\(number) does not fit in \(type)",
        help: type == "Int" ? "the largest is \(Int.max), the smallest \(Int.min)" : nil)
    case .numberOutOfRange(let number, nil):
      ProblemWords(
        "\(number) loses precision outside Swift",
        help: "numbers up to 9007199254740992 (2^53) are safe everywhere")
    }
  }
}

// MARK: - Rules

extension ValueRule {
  var english: RuleWords {
    switch self {
    case .numberAsText:
      RuleWords(
        "a number is written as a string",
        explanation: """
          Write a number without quotes, separators and units: 48130300. How it is displayed, \
          with commas and a unit, is up to the app.
          """,
        advice: "Write the number without quotes, separators and unit.")
    case .numberNotWhole:
      RuleWords(
        "a number is not written as a whole number",
        explanation: """
          A count has no fraction: decoding one into an integer fails. Where the value is whole but \
          written with a point or an exponent, as 4.0 or 4e7, Swift reads it and stricter readers \
          do not; that is a warning.
          """,
        advice: "Write a whole number, without a point and without an exponent.")
    case .numberOutOfRange:
      RuleWords(
        "a number is out of range",
        explanation: """
          A number larger than its type fails to decode. Above 2^53 it fits a Swift Int, but \
          JavaScript and every reader that works with doubles loses its last digits (RFC 7493 \
          §2.2); that is a warning.
          """,
        advice: "Write the correct number; more than 2^53 visitors is a mistake.")
    case .negativeCount:
      RuleWords(
        "a count is negative",
        explanation: """
          A count of visitors cannot be negative, and an app that declares it as UInt fails to \
          decode one.
          """,
        advice: "Delete the minus, or write the correct count.")
    case .badDuration:
      RuleWords(
        "a duration is not in the form YYYY. MM. DD - YYYY. MM. DD",
        explanation: """
          Apps show the string as it is, but anything that sorts or exports by date needs the \
          common form. A bare year or a single day is accepted with a note.
          """,
        advice: "Write both days as YYYY. MM. DD, with a hyphen between spaces.")
    case .impossibleDate:
      RuleWords(
        "a date does not exist",
        explanation: """
          The month or the day is out of range, or the date is 29 February of a year that is not \
          a leap year (1900 was not one). It is usually one mistyped digit.
          """,
        advice: "Correct the month or the day.")
    case .reversedDuration:
      RuleWords(
        "a duration ends before it begins",
        explanation: """
          The two days are in the wrong order, or one of the years is wrong. Anything that \
          counts the days or sorts by date gives wrong results.
          """,
        advice: "Exchange the two days, or correct the year.")
    }
  }
}
