import ExpoBase

/// The parts of a JSON number (RFC 8259 §6), without rounding.
struct DecimalNumber {
  let isNegative: Bool
  /// Whether the number is written without decimal point and exponent.
  let isPlain: Bool
  /// The digits without leading zeros; empty for zero.
  private let digits: [UInt8]
  /// The exponent of the last digit: the number is `digits` times 10 to the power of `shift`.
  private let shift: Int

  /// Creates a number from its JSON spelling; nil if it does not match the grammar.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    isNegative = rest.first == .minus
    if isNegative { rest = rest.dropFirst() }
    let whole = rest.prefix { $0.isDigit }
    rest = rest.dropFirst(whole.count)
    var fraction: ArraySlice<UInt8> = []
    if rest.first == .point {
      fraction = rest.dropFirst().prefix { $0.isDigit }
      rest = rest.dropFirst(fraction.count + 1)
    }
    isPlain = rest.isEmpty && whole.endIndex == text.utf8.count
    guard !whole.isEmpty, let exponent = Self.exponent(rest) else { return nil }
    let significant = (whole + fraction).drop { $0 == .zero }
    let trailing = significant.reversed().prefix { $0 == .zero }.count
    digits = Array(significant.dropLast(trailing))
    shift = exponent - fraction.count + trailing
  }

  /// The exponent, clamped to a range that is large enough for every type.
  private static func exponent(_ rest: ArraySlice<UInt8>) -> Int? {
    guard let letter = rest.first else { return 0 }
    guard letter | 0x20 == UInt8(ascii: "e") else { return nil }
    let text = String(decoding: rest.dropFirst(), as: UTF8.self)
    let limit = 1_000_000_000
    return Int(text).map { max(-limit, min(limit, $0)) } ?? (text.hasPrefix("-") ? -limit : limit)
  }

  /// Whether the number has no fraction.
  var isWhole: Bool { digits.isEmpty || shift >= 0 }

  /// The number in digits alone; nil if it has a fraction or more digits than any type.
  var plain: String? {
    guard isWhole, digits.count + max(0, shift) <= Self.mostDigits else { return nil }
    if digits.isEmpty { return "0" }
    let text = String(decoding: digits + Array(repeating: .zero, count: shift), as: UTF8.self)
    return isNegative ? "-" + text : text
  }

  private static let mostDigits = 40
}

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
