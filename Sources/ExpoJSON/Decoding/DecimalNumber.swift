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

  /// The number without its sign; nil if it has a fraction or more than 64 bits.
  var wholeMagnitude: UInt64? {
    guard isWhole else { return nil }
    guard !digits.isEmpty else { return 0 }
    guard digits.count + shift <= 20 else { return nil }
    var magnitude: UInt64 = 0
    for digit in digits + Array(repeating: .zero, count: shift) {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit - .zero))
      if overflow || carry { return nil }
      magnitude = sum
    }
    return magnitude
  }
}
