import ExpoBase

/// The parts of a JSON number (RFC 8259 §6), without rounding.
struct DecimalNumber {
  let isNegative: Bool
  /// Written without decimal point and exponent.
  let isPlain: Bool
  /// The digits without leading zeros; empty for zero.
  private let digits: [UInt8]
  /// The number is `digits` times 10 to the power of `shift`.
  private let shift: Int

  /// Nil if the text is not a JSON number.
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

  /// Clamped to a range that is large enough for every type.
  private static func exponent(_ rest: ArraySlice<UInt8>) -> Int? {
    guard let letter = rest.first else { return 0 }
    guard letter | 0x20 == UInt8(ascii: "e") else { return nil }
    let text = String(decoding: rest.dropFirst(), as: UTF8.self)
    let limit = 1_000_000_000
    return Int(text).map { max(-limit, min(limit, $0)) } ?? (text.hasPrefix("-") ? -limit : limit)
  }

  var isWhole: Bool { digits.isEmpty || shift >= 0 }

  /// The number in digits alone; nil if it has a fraction or more digits than any type holds.
  var plain: String? {
    guard isWhole, digits.count + max(0, shift) <= Self.mostDigits else { return nil }
    if digits.isEmpty { return "0" }
    let text = String(decoding: digits + Array(repeating: .zero, count: shift), as: UTF8.self)
    return isNegative ? "-" + text : text
  }

  private static let mostDigits = 40
}

/// A JSON number of at most 19 digits without an exponent: `48130`, `-0.5`.
struct ShortNumber {
  private static let maximumDigits = 19
  /// Powers of ten, which a `Double` has exactly.
  private static let powers: [UInt64] = (0..<maximumDigits).reduce(into: [1]) { powers, exponent in
    powers.append(powers[exponent] * 10)
  }

  let isNegative: Bool
  /// The digits as a whole number, without the point.
  private let digits: UInt64
  /// How many of the digits are behind the point.
  private let fractionDigits: Int

  /// Nil if it has more digits, an exponent, or another byte.
  init?(_ bytes: borrowing SourceBytes, _ range: Range<Int>) {
    var index = range.lowerBound
    isNegative = bytes[index] == .minus
    if isNegative { index += 1 }
    let begin = index
    guard range.upperBound - begin <= Self.maximumDigits + 1 else { return nil }
    var digits: UInt64 = 0
    var point: Int?
    while index < range.upperBound {
      let byte = bytes[index]
      if byte.isDigit {
        digits = digits &* 10 &+ UInt64(byte &- .zero)
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

  /// The number as an integer; nil if it is not whole, or if a `Double` does not have it exactly.
  var whole: Int? {
    guard fractionDigits == 0, digits <= 1 << 53 else { return nil }
    return isNegative ? -Int(digits) : Int(digits)
  }

  /// The quotient is rounded once, so this is the nearest `Double`.
  var double: Double {
    let power = Self.powers[fractionDigits]
    let value = digits <= 1 << 53 ? Double(digits) / Double(power) : longQuotient(by: power)
    return isNegative ? -value : value
  }

  /// The quotient, rounded from at least 62 of its bits; the last is set if others follow.
  private func longQuotient(by power: UInt64) -> Double {
    let shift = digits.leadingZeroBitCount
    let zeros = power.leadingZeroBitCount
    let whole = digits << shift
    let (quotient, rest) = (power << zeros).dividingFullWidth((whole >> 1, whole << 63))
    let bits = Double(quotient | (rest == 0 ? 0 : 1))
    return Double(sign: .plus, exponent: zeros - shift - 63, significand: bits)
  }
}
