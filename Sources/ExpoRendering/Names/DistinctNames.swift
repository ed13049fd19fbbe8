/// File names made distinct by numbers.
///
/// `flag`, `FLAG`, `flag` → `flag`, `FLAG-2`, `flag-3`. Names are equal if some file system treats
/// them so: by case, by Unicode composition, or by invisible characters. A number never produces a
/// name that another one has already: `a`, `a`, `a-2` → `a`, `a-3`, `a-2`.
struct DistinctNames {
  /// The bytes reserved for `-` and a number.
  private static let roomForNumber = 12

  /// The distinct names, in order.
  let names: [String]

  /// Creates distinct names, none of them reserved.
  init(_ preferred: [String], reserved: Set<String> = []) {
    let keys = preferred.map(Self.key)
    let natural = Set(keys)
    var taken = Set(reserved.map(Self.key))
    var nextNumber: [String: Int] = [:]
    names = zip(preferred, keys).map { name, key in
      if !SafeName.isDevice(name), taken.insert(key).inserted { return name }
      let stem = SafeName.cut(name, to: SafeName.maximumLength - Self.roomForNumber)
      let stemKey = Self.key(stem)
      var number = nextNumber[stemKey] ?? 2
      while true {
        let numbered = Self.key("\(stem)-\(number)")
        if !natural.contains(numbered), taken.insert(numbered).inserted { break }
        number += 1
      }
      nextNumber[stemKey] = number + 1
      return "\(stem)-\(number)"
    }
  }

  /// A key that is equal for names that collide on some file system.
  ///
  /// String equality covers composition. Lower, upper and lower case in turn is close to full case
  /// folding: `ß`, `ẞ` and `ss` are equal, although `ẞ` is its own upper case.
  private static func key(_ name: String) -> String {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    guard !isASCII else { return name.lowercased() }
    let visible = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(visible)).lowercased().uppercased().lowercased()
  }
}
