extension ValueRule {
  var englishAdvice: String {
    switch self {
    case .numberAsText:
      "Write the number without quotes, separators and unit."
    case .numberNotWhole:
      "Write a whole number, without a point and without an exponent."
    case .numberOutOfRange:
      "Write the real number; more than 2^53 visitors are a slip."
    case .negativeCount:
      "Delete the minus, or write the real count."
    case .badDuration:
      "Write both days as YYYY. MM. DD, with a hyphen between spaces."
    case .impossibleDate:
      "Correct the month or the day."
    case .reversedDuration:
      "Exchange the two days, or correct the year."
    }
  }
}
