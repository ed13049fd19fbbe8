import ExpoSource

extension JSONScanner {
  /// Scans a number (RFC 8259 §6); its digits are kept as they are written.
  mutating func scanNumber() {
    let end = endOfNumber(from: offset)
    if let end, !goesOn(at: end) {
      append(.number, end: end)
    } else {
      recoverNumber()
    }
  }

  /// Where the longest number of the grammar ends, or nil if none begins here.
  private func endOfNumber(from start: Int) -> Int? {
    var index = start
    if byte(at: index) == .minus { index += 1 }
    guard let first = byte(at: index), first.isDigit else { return nil }
    index = first == .zero ? index + 1 : endOfDigits(from: index)
    if byte(at: index) == .point {
      let end = endOfDigits(from: index + 1)
      guard end > index + 1 else { return nil }
      index = end
    }
    if let letter = byte(at: index), letter | 0x20 == UInt8(ascii: "e") {
      var digits = index + 1
      if let sign = byte(at: digits), sign == .plus || sign == .minus { digits += 1 }
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

  /// Whether what follows a number belongs to it in the writer's mind.
  private func goesOn(at end: Int) -> Bool {
    guard let next = byte(at: end) else { return false }
    if next == .comma { return state == .memberValue && (byte(at: end + 1)?.isDigit ?? false) }
    return isNumberByte(next) || wordCharacter(at: end) > 0
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == .plus || byte == .minus || byte == .point
  }

  // MARK: What is no number

  /// Reports the whole of what looks like a number and goes on behind it.
  mutating func recoverNumber() {
    let end = endOfNumberLike(from: offset)
    let text = file.text(in: offset..<end)
    report(.invalidNumber(text, Self.fault(in: text)), at: textSite(offset..<end))
    append(.number, end: end, flags: .damaged)
  }

  /// Whether something that is meant as a number begins here, though no digit or minus does.
  func beginsNumberLike(_ byte: UInt8) -> Bool {
    switch byte {
    case .plus: return true
    case .point: return self.byte(at: offset + 1)?.isDigit ?? false
    case UInt8(ascii: "N"): return isWord("NaN")
    case UInt8(ascii: "I"): return isWord("Infinity")
    default:
      let scalar = byte >= 0x80 ? UTF8Sequence(in: bytes, at: offset).scalar : nil
      return scalar.map { 0xFF10...0xFF19 ~= $0.value } ?? false
    }
  }

  func isWord(_ word: String) -> Bool {
    matches(word) && wordCharacter(at: offset + word.utf8.count) == 0
  }

  private func endOfNumberLike(from start: Int) -> Int {
    var index = start
    // A sign may stand apart from its digits: '- 1'.
    if let sign = byte(at: index), sign == .minus || sign == .plus {
      let digits = endOfSpace(from: index + 1)
      let isSameLine = !hasLineEnd(index, digits)
      index = isSameLine && (byte(at: digits)?.isDigit ?? false) ? digits : index + 1
    }
    while let next = byte(at: index) {
      let isGrouping =
        next == .comma && state == .memberValue && index > start && bytes[index - 1].isDigit
        && (byte(at: index + 1)?.isDigit ?? false)
      let length = isGrouping || isNumberByte(next) ? 1 : wordCharacter(at: index)
      guard length > 0 else { break }
      index += length
    }
    return index
  }

  private static func fault(in text: String) -> DecodeError.NumberFault {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    if text.unicodeScalars.contains(where: { 0xFF10...0xFF19 ~= $0.value }) { return .wideDigits }
    if digits == "NaN" || digits == "Infinity" { return .notFinite }
    if text.hasPrefix("+") { return .plusSign }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return .hexadecimal }
    if digits.contains(",") || digits.contains("_") { return .digitSeparator }
    if isLeadingZero(digits) { return .leadingZero }
    if isDigitMissing(text) { return .missingDigit }
    return isFollowedByText(digits) ? .trailingText : .unreadable
  }

  private static func isLeadingZero(_ digits: Substring) -> Bool {
    digits.hasPrefix("0") && (digits.dropFirst().first?.isWholeNumber ?? false)
  }

  /// Whether digits are missing on a side of the point or after the e.
  private static func isDigitMissing(_ text: String) -> Bool {
    let lower = text.lowercased()
    let missing = lower.hasSuffix("e+") || lower.hasSuffix("e-") || lower.contains(".e")
    let last = lower.last.map { ".e-+".contains($0) } ?? false
    let body = lower.drop { $0 == "-" }
    return missing || (last && body.dropLast().allSatisfy { $0.isWholeNumber || $0 == "." })
      || (body.hasPrefix(".") && body.dropFirst().allSatisfy(\.isWholeNumber))
  }

  private static func isFollowedByText(_ digits: Substring) -> Bool {
    let rest = digits.drop { $0.isWholeNumber || $0 == "." }
    return digits.first?.isWholeNumber == true
      && rest.allSatisfy { $0.isLetter || $0.isWholeNumber } && rest.first?.isLetter == true
  }
}
