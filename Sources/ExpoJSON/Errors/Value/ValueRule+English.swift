package import ExpoDiagnostics
package import ExpoSource

extension ValueRule {
  package func words(in language: MessageLanguage) -> RuleWords {
    switch language {
    case .english: english
    }
  }

  private var english: RuleWords {
    switch self {
    case .numberAsText:
      RuleWords(
        "a number is written as text",
        explanation: """
          A number stands without quotes, separators and units: 48130300. How it is shown, with \
          commas and a word behind it, is the app's work.
          """)
    case .numberNotWhole:
      RuleWords(
        "a number is not written as a whole number",
        explanation: """
          A count has no fraction: decoding one into an integer fails. Where the value is whole but \
          written with a point or an exponent, as 4.0 or 4e7, Swift reads it and stricter readers \
          do not; that is a warning.
          """)
    case .numberOutOfRange:
      RuleWords(
        "a number does not fit",
        explanation: """
          A number larger than its type fails to decode. Above 2^53 it fits a Swift Int, but \
          JavaScript and every reader that works with doubles loses its last digits (RFC 7493 \
          §2.2); that is a warning.
          """)
    case .negativeCount:
      RuleWords(
        "a count is negative",
        explanation: """
          No exposition had fewer than no visitors, and an app that declares the count as UInt \
          fails to decode a negative one.
          """)
    case .badDuration:
      RuleWords(
        "a duration is not of the form YYYY. MM. DD - YYYY. MM. DD",
        explanation: """
          Apps show the text as it is, but whatever sorts or exports by date needs the form all \
          documents share. A bare year and a single day are accepted with a note.
          """)
    case .impossibleDate:
      RuleWords(
        "a date is not a day of the calendar",
        explanation: """
          The month or the day is out of range, or 29 February stands in a year that has none \
          (1900 had none). It is usually a slip of one digit.
          """)
    case .reversedDuration:
      RuleWords(
        "a duration ends before it begins",
        explanation: """
          The two days are in the wrong order, or a year is wrong in one of them. Whatever counts the \
          days or sorts by date goes astray.
          """)
    }
  }
}
