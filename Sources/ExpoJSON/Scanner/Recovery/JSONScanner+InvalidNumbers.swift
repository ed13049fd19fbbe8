import ExpoBase

extension JSONScanner {
  /// `048`, `+1`, `48,130,300`: reports all that was probably meant as one number.
  mutating func recoverNumber() {
    let end = endOfNumberLike(from: offset)
    let text = file.text(in: offset..<end)
    report(.invalidNumber(text, Self.fault(in: text)), at: stringLocation(offset..<end))
    append(.number, end: end, flags: .damaged)
  }

  /// Whether a number probably begins here, though not with a digit or minus sign.
  func beginsNumberLike(_ byte: UInt8) -> Bool {
    switch byte {
    case .plus: return true
    case .point: return bytes.byte(at: offset + 1)?.isDigit ?? false
    case UInt8(ascii: "N"): return bytes.matchesWord("NaN", at: offset)
    case UInt8(ascii: "I"): return bytes.matchesWord("Infinity", at: offset)
    default:
      let scalar = byte >= 0x80 ? UTF8Sequence(in: bytes, at: offset).scalar : nil
      return scalar.map { 0xFF10...0xFF19 ~= $0.value } ?? false
    }
  }

  private func endOfNumberLike(from start: Int) -> Int {
    var index = start
    // A sign may be apart from its digits: '- 1'.
    if let sign = bytes.byte(at: index), sign == .minus || sign == .plus {
      let digits = bytes.endOfSpace(from: index + 1)
      let isSameLine = !bytes.hasLineEnd(in: index..<digits)
      index = isSameLine && (bytes.byte(at: digits)?.isDigit ?? false) ? digits : index + 1
    }
    while let next = bytes.byte(at: index) {
      let length =
        next.mayStandInNumber
        ? 1 : max(bytes.lengthOfWordCharacter(at: index), lengthOfDigitSeparator(at: index))
      guard length > 0 else { break }
      index += length
    }
    return index
  }

  private static func fault(in text: String) -> DecodeError.NumberFault {
    guard text.utf8.count <= NumberRepair.longest else { return .unreadable }
    let digits = text.drop { $0 == "-" || $0 == "+" || $0 == " " }
    if text.unicodeScalars.contains(where: { 0xFF10...0xFF19 ~= $0.value }) { return .wideDigits }
    // Most numbers have digits alone.
    if digits.utf8.allSatisfy(\.isDigit) {
      if text.utf8.first == .plus { return .plusSign }
      if digits.isEmpty { return .missingDigit }
      return digits.utf8.count > 1 && digits.utf8.first == .zero ? .leadingZero : fault(other: text)
    }
    return fault(other: text)
  }

  private static func fault(other text: String) -> DecodeError.NumberFault {
    let digits = text.drop { $0 == "-" || $0 == "+" || $0 == " " }
    if digits == "NaN" || digits == "Infinity" { return .notFinite }
    if text.hasPrefix("+") { return .plusSign }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return .hexadecimal }
    if let last = digits.unicodeScalars.last, 0x3131...0x318E ~= last.value,
      digits.dropLast().allSatisfy({ $0.isASCII && $0.isWholeNumber })
    {
      return .strayJamo
    }
    if digits.last?.isLetter == true, NumberRepair.count(in: text) != nil { return .trailingText }
    if NumberRepair.isGrouped(digits) || digits.contains(where: { ",_".contains($0) }) {
      return .digitSeparator
    }
    if isLeadingZero(digits) { return .leadingZero }
    if isDigitMissing(text) { return .missingDigit }
    return isFollowedByLetters(digits) ? .trailingText : .unreadable
  }

  private static func isLeadingZero(_ digits: Substring) -> Bool {
    digits.hasPrefix("0") && (digits.dropFirst().first?.isWholeNumber ?? false)
  }

  /// Whether a digit is missing on a side of the point or after the e.
  private static func isDigitMissing(_ text: String) -> Bool {
    let lower = text.lowercased()
    let missing = lower.hasSuffix("e+") || lower.hasSuffix("e-") || lower.contains(".e")
    let last = lower.last.map { ".e-+".contains($0) } ?? false
    let body = lower.drop { $0 == "-" }
    return missing || (last && body.dropLast().allSatisfy { $0.isWholeNumber || $0 == "." })
      || (body.hasPrefix(".") && body.dropFirst().allSatisfy(\.isWholeNumber))
  }

  private static func isFollowedByLetters(_ digits: Substring) -> Bool {
    let rest = digits.drop { $0.isWholeNumber || $0 == "." }
    return digits.first?.isWholeNumber == true
      && rest.allSatisfy { $0.isLetter || $0.isWholeNumber } && rest.first?.isLetter == true
  }
}
