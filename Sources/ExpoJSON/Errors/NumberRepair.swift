/// Reads the intended number from a spelling that JSON does not allow.
enum NumberRepair {
  /// In bytes; longer than any `Double`.
  static let longest = 400

  /// `048` → `48`, `+1` → `1`, `48,130,300` → `48130300`, `0x1F` → `31`, `１２` → `12`, `.5` → `0.5`.
  ///
  /// Nil for anything that may mean two numbers: `4,8`, `1-2`.
  static func digits(of text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy(\.isDigit) {
      let significant = text.drop { $0 == "0" }
      return significant.isEmpty ? "0" : String(significant)
    }
    var number = text.unicodeScalars.reduce(into: "") { $0.unicodeScalars.append(narrow($1)) }[...]
    let sign = number.hasPrefix("-") ? "-" : ""
    if sign == "-" || number.hasPrefix("+") { number = number.dropFirst().drop { $0 == " " } }
    if number.lowercased().hasPrefix("0x") {
      // `UInt64` accepts a sign: `0x+1F`.
      let digits = number.dropFirst(2)
      guard digits.allSatisfy(\.isHexDigit) else { return nil }
      return UInt64(digits, radix: 16).map { sign + String($0) }
    }
    if isGrouped(number) { number.removeAll { separators.contains($0) } }
    if number.hasPrefix(".") { number = "0" + number }
    if number.hasSuffix(".") { number.removeLast() }
    let isPlain = number.allSatisfy { isDigit($0) || $0 == "." }
    guard isPlain, number.first.map(isDigit) == true, number.count(where: { $0 == "." }) <= 1
    else { return nil }
    let trimmed = number.drop { $0 == "0" }
    return sign + (trimmed.first.map(isDigit) == true ? "" : "0") + trimmed
  }

  private static let separators: Set<Character> = [",", "_", " ", "'", "."]

  /// One kind of separator between groups of three digits, or `_` between any.
  ///
  /// A single point is a decimal one.
  static func isGrouped(_ text: Substring) -> Bool {
    let number = text.unicodeScalars.reduce(into: "") { $0.unicodeScalars.append(narrow($1)) }
    guard let separator = number.first(where: separators.contains) else { return false }
    let groups = number.split(separator: separator, omittingEmptySubsequences: false)
    guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return false }
    if separator == "_" { return true }
    if separator == ".", groups.count == 2 { return false }
    return groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// The ASCII form of what input methods and word processors write.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{FF10}"..."\u{FF19}": Unicode.Scalar(UInt8(scalar.value - 0xFF10 + 0x30))
    case "，": ","
    case "．": "."
    case "\u{A0}", "\u{2009}", "\u{202F}": " "
    case "’": "'"
    default: scalar
    }
  }

  /// Words after a count that do not change the number.
  static let units: Set = ["", "명", "인", "분", "people", "visitors", "persons"]

  /// `48,130,300 명` → 48130300; nil if not certain: `4.8 million`, `1400만 명`.
  static func count(in text: String) -> Int? {
    guard text.utf8.count <= longest else { return nil }
    let end = text.lastIndex(where: isDigit).map(text.index(after:)) ?? text.startIndex
    let unit = text[end...].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    let number = text[..<end].drop { $0 == " " }
    let isNegative = number.first == "-"
    let groups = number.dropFirst(isNegative ? 1 : 0)
      .split(omittingEmptySubsequences: false) { $0 == "," || $0 == "_" }
    let isWhole = groups.count == 1 || isGrouped(number.dropFirst(isNegative ? 1 : 0))
    guard isWhole, units.contains(String(unit).lowercased()),
      groups.allSatisfy({ $0.allSatisfy(isDigit) })
    else { return nil }
    return Int((isNegative ? "-" : "") + groups.joined())
  }

  /// `1204000.5` → 1204000 and 1204001.
  static func neighbors(of number: String) -> (below: String, above: String)? {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(isDigit) }), let below = Int(parts[0]),
      below < .max
    else { return nil }
    return (String(below), String(below + 1))
  }

  static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isWholeNumber
  }
}

extension NumberRepair {
  /// The count in Korean units, in digits or words: `5,086만 명` → 50860000, `1억 2000만` → 120000000,
  /// `오천만` → 50000000; nil for anything else.
  static func koreanCount(in text: String) -> Int? {
    guard text.utf8.count <= longest else { return nil }
    let powers: [(unit: Character, power: Int)] = [
      ("조", 1_000_000_000_000), ("억", 100_000_000), ("만", 10000),
    ]
    var rest = text.filter { $0 != " " }[...]
    var count = 0
    var hasUnit = false
    for (unit, power) in powers {
      guard let end = rest.firstIndex(of: unit) else { continue }
      // 만 alone is ten thousand.
      guard let number = end == rest.startIndex ? 1 : belowTenThousands(rest[..<end]),
        let sum = sum(count, number, times: power)
      else { return nil }
      count = sum
      hasUnit = true
      rest = rest[rest.index(after: end)...]
    }
    let number = rest.prefix { isDigit($0) || $0 == "," || isNumeral($0) }
    guard units.contains(String(rest[number.endIndex...]).lowercased()) else { return nil }
    if number.isEmpty { return hasUnit ? count : nil }
    // A number without a unit is read elsewhere, and 이 alone may be no number.
    guard hasUnit || number.contains(where: isUnit) else { return nil }
    return belowTenThousands(number).flatMap { sum(count, $0, times: 1) }
  }

  /// The number before a unit of ten thousands: `5,086`, `2천5백`, `오천팔십육`.
  private static func belowTenThousands(_ text: Substring) -> Int? {
    guard text.contains(where: isNumeral) else { return whole(text) }
    var rest = text
    var count = 0
    for (unit, power) in [("천" as Character, 1000), ("백", 100), ("십", 10)] {
      guard let end = rest.firstIndex(of: unit) else { continue }
      guard let digit = end == rest.startIndex ? 1 : digit(rest[..<end]) else { return nil }
      count += digit * power
      rest = rest[rest.index(after: end)...]
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
