/// Reads the number that was meant by one that JSON does not allow.
enum NumberRepair {
  /// `048` → `48`, `+1` → `1`, `48,130,300` → `48130300`, `0x1F` → `31`, `１２` → `12`, `.5` → `0.5`.
  static func digits(of text: String) -> String? {
    var number = text.unicodeScalars.reduce(into: "") { number, scalar in
      switch scalar {
      case ",", "_", "+", " ": break
      case "\u{FF10}"..."\u{FF19}": number.append(String(scalar.value - 0xFF10))
      default: number.unicodeScalars.append(scalar)
      }
    }
    let sign = number.hasPrefix("-") ? "-" : ""
    number.removeFirst(sign.count)
    if number.lowercased().hasPrefix("0x") {
      return UInt64(number.dropFirst(2), radix: 16).map { sign + String($0) }
    }
    let isPlain = number.allSatisfy { $0.isASCII && ($0.isWholeNumber || $0 == ".") }
    if number.hasPrefix(".") { number = "0" + number }
    if number.hasSuffix(".") { number.removeLast() }
    guard isPlain, number.first?.isWholeNumber == true, number.count(where: { $0 == "." }) <= 1
    else { return nil }
    let trimmed = number.drop { $0 == "0" }
    return sign + (trimmed.first?.isWholeNumber == true ? "" : "0") + trimmed
  }

  /// The count that a text says, with separators in it and a unit around it.
  ///
  /// `48,130,300 명` → 48130300, `약 1000` → 1000; nil for two numbers or none: `4.8 million`.
  static func count(in text: String) -> Int? {
    let number = text.drop { !isDigit($0) }
    let end = number.lastIndex(where: isDigit).map(number.index(after:)) ?? number.startIndex
    let digits = number[..<end]
    let groups = digits.split(omittingEmptySubsequences: false) {
      $0 == "," || $0 == "_" || $0 == " "
    }
    let isGrouped = groups.count == 1 || groups.dropFirst().allSatisfy { $0.count == 3 }
    guard isGrouped, digits.allSatisfy({ isDigit($0) || ",_ ".contains($0) }) else { return nil }
    let isNegative = text[..<number.startIndex].last == "-"
    return Int((isNegative ? "-" : "") + groups.joined())
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isWholeNumber
  }
}
