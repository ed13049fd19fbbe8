import ExpoBase

/// A JSON number of at most 15 digits without an exponent: `48130`, `-0.5`.
///
/// Its digits are a whole number less than 2 to the power of 53, so every reader knows it exactly.
struct ShortNumber {
  private static let maximumDigits = 15
  /// Powers of ten that a `Double` has exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  let isNegative: Bool
  /// All digits as one number, without the point.
  let digits: Int
  /// How many of the digits are behind the point; 0 for a number without one.
  let fractionDigits: Int

  /// Creates a number from its spelling; nil if it has more digits, an exponent, or another byte.
  init?(_ bytes: SourceBytes, _ range: Range<Int>) {
    var index = range.lowerBound
    isNegative = bytes[index] == .minus
    if isNegative { index += 1 }
    let begin = index
    guard range.upperBound - begin <= Self.maximumDigits + 1 else { return nil }
    var digits = 0
    var point: Int?
    while index < range.upperBound {
      let byte = bytes[index]
      if byte.isDigit {
        digits = digits * 10 + Int(byte - .zero)
      } else if byte == .point, point == nil {
        point = index
      } else {
        return nil
      }
      index += 1
    }
    guard point != nil || range.upperBound - begin <= Self.maximumDigits else { return nil }
    self.digits = digits
    fractionDigits = point.map { range.upperBound - $0 - 1 } ?? 0
  }

  /// The nearest `Double`: both parts of the quotient are exact, so only the division rounds.
  var double: Double {
    let value = Double(digits) / Self.powers[fractionDigits]
    return isNegative ? -value : value
  }
}
