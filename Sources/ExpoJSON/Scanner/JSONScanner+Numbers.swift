import ExpoBase

extension JSONScanner {
  /// Scans a number from its minus sign or first digit (RFC 8259 §6); the number is not converted.
  mutating func scanNumber() {
    let end = endOfNumber(from: offset)
    if let end, !continuesNumber(at: end) {
      append(.number, end: end)
    } else {
      recoverNumber()
    }
  }

  /// The end of the longest number of the grammar; nil if none begins here.
  private func endOfNumber(from start: Int) -> Int? {
    var index = start
    if bytes.byte(at: index) == .minus { index += 1 }
    guard let first = bytes.byte(at: index), first.isDigit else { return nil }
    index = first == .zero ? index + 1 : endOfDigits(from: index)
    if bytes.byte(at: index) == .point {
      let end = endOfDigits(from: index + 1)
      guard end > index + 1 else { return nil }
      index = end
    }
    if let letter = bytes.byte(at: index), letter | 0x20 == UInt8(ascii: "e") {
      var digits = index + 1
      if let sign = bytes.byte(at: digits), sign == .plus || sign == .minus { digits += 1 }
      index = endOfDigits(from: digits)
      guard index > digits else { return nil }
    }
    return index
  }

  private func endOfDigits(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    return index
  }

  /// Whether the next characters were probably meant as a part of the number: `48,130`, `1.2.3`, `3rd`.
  private func continuesNumber(at end: Int) -> Bool {
    guard let next = bytes.byte(at: end) else { return false }
    switch next {
    case .lineFeed, .closeBracket, .closeBrace: return false
    case .comma, 0x20: return state == .memberValue && lengthOfDigitSeparator(at: end) > 0
    default:
      return next.mayStandInNumber || bytes.lengthOfWordCharacter(at: end) > 0
        || lengthOfDigitSeparator(at: end) > 0
    }
  }

  /// Of what separates digits; 0 if nothing does.
  ///
  /// A comma before a digit, or a space or apostrophe before exactly three digits: `48 130 300`. Only the value of a
  /// member is read so: elsewhere the next number is a value.
  func lengthOfDigitSeparator(at offset: Int) -> Int {
    guard state == .memberValue, let byte = bytes.byte(at: offset) else { return 0 }
    switch byte {
    case .comma: return bytes.byte(at: offset + 1)?.isDigit == true ? 1 : 0
    case 0x20, UInt8(ascii: "'"): return hasThreeDigits(at: offset + 1) ? 1 : 0
    case 0x80...:
      let next = UTF8Sequence(in: bytes, at: offset)
      switch next.scalar {
      case "，": return bytes.lengthOfDigit(at: offset + next.length) > 0 ? next.length : 0
      case "\u{A0}", "\u{2009}", "\u{202F}", "’":
        return hasThreeDigits(at: offset + next.length) ? next.length : 0
      default: return 0
      }
    default: return 0
    }
  }

  private func hasThreeDigits(at start: Int) -> Bool {
    endOfDigits(from: start) == start + 3
  }
}
