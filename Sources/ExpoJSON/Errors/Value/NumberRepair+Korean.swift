extension NumberRepair {
  /// The count in Korean units, in digits or words: `5,086만 명` → 50860000, `1억 2000만` → 120000000,
  /// `오천만` → 50000000; nil for anything else.
  static func koreanCount(in text: String) -> Int? {
    guard text.utf8.count <= longest else { return nil }
    let powers: [(unit: Character, power: Int)] = [
      ("조", 1_000_000_000_000), ("억", 100_000_000), ("만", 10000),
    ]
    var (rest, count, hasUnit) = (text.filter { $0 != " " }[...], 0, false)
    for (unit, power) in powers {
      guard let end = rest.firstIndex(of: unit) else { continue }
      // 만 alone is ten thousand.
      guard let number = end == rest.startIndex ? 1 : belowTenThousands(rest[..<end]),
        let sum = sum(count, number, times: power)
      else { return nil }
      (count, hasUnit, rest) = (sum, true, rest[rest.index(after: end)...])
    }
    let number = rest.prefix { isDigit($0) || $0 == "," || isNumeral($0) }
    guard units.contains(String(rest[number.endIndex...]).lowercased()) else { return nil }
    if number.isEmpty { return hasUnit ? count : nil }
    // A number without a unit is read elsewhere, and 이 alone may be no number.
    guard hasUnit || number.contains(where: isUnit) else { return nil }
    return belowTenThousands(number).flatMap { sum(count, $0, times: 1) }
  }

  /// Before a unit of ten thousands: `5,086`, `2천5백`, `오천팔십육`.
  private static func belowTenThousands(_ text: Substring) -> Int? {
    guard text.contains(where: isNumeral) else { return whole(text) }
    var (rest, count) = (text, 0)
    for (unit, power) in [("천" as Character, 1000), ("백", 100), ("십", 10)] {
      guard let end = rest.firstIndex(of: unit) else { continue }
      guard let digit = end == rest.startIndex ? 1 : digit(rest[..<end]) else { return nil }
      (count, rest) = (count + digit * power, rest[rest.index(after: end)...])
    }
    return rest.isEmpty ? count : digit(rest).map { count + $0 }
  }

  /// `5`, `오`.
  private static func digit(_ text: Substring) -> Int? {
    guard let character = text.first, text.count == 1 else { return nil }
    return isDigit(character) ? character.wholeNumberValue : digits.firstIndex(of: character)
  }

  private static let digits: [Character] = ["영", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]

  private static func isUnit(_ character: Character) -> Bool {
    ["천", "백", "십"].contains(character)
  }

  private static func isNumeral(_ character: Character) -> Bool {
    digits.contains(character) || isUnit(character)
  }

  /// `5,086` → 5086.
  private static func whole(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.allSatisfy({ isDigit($0) || $0 == "," }),
      !text.contains(",") || isGrouped(text)
    else { return nil }
    return Int(text.filter(isDigit))
  }

  private static func sum(_ count: Int, _ number: Int, times power: Int) -> Int? {
    let (product, isFar) = number.multipliedReportingOverflow(by: power)
    let (sum, isFarther) = count.addingReportingOverflow(product)
    return isFar || isFarther ? nil : sum
  }
}
