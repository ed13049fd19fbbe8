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

  /// Words that count visitors and change nothing about the number.
  private static let units: Set = ["", "명", "인", "분", "people", "visitors", "persons"]

  /// The count that a text says, with separators in it and a unit behind it.
  ///
  /// `48,130,300 명` → 48130300; nil for anything that is not certain: `4.8 million`, `1400만 명`.
  static func count(in text: String) -> Int? {
    let end = text.lastIndex(where: isDigit).map(text.index(after:)) ?? text.startIndex
    let unit = text[end...].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    let number = text[..<end].drop { $0 == " " }
    let isNegative = number.first == "-"
    let groups = number.dropFirst(isNegative ? 1 : 0)
      .split(omittingEmptySubsequences: false) { $0 == "," || $0 == "_" }
    let isGrouped = groups.count == 1 || groups.dropFirst().allSatisfy { $0.count == 3 }
    guard isGrouped, units.contains(String(unit).lowercased()),
      groups.allSatisfy({ $0.allSatisfy(isDigit) })
    else { return nil }
    return Int((isNegative ? "-" : "") + groups.joined())
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isWholeNumber
  }
}
