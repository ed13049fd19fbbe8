/// Gives each of many names a file of its own.
///
/// `flag`, `FLAG`, `flag` → `flag`, `FLAG-2`, `flag-3`. Names are the same if a file system may
/// take them so: in another case, composed otherwise, or with signs between that are not drawn.
/// A number never makes the name that a later one has by itself: `a`, `a`, `a-2` → `a`, `a-3`,
/// `a-2`.
struct DistinctNames {
  /// The bytes that are kept free for `-` and a number.
  private static let roomForNumber = 12

  /// A name for each, in order.
  let names: [String]

  /// Makes them distinct; none will be one of the reserved.
  init(_ wanted: [String], reserved: Set<String> = []) {
    let keys = wanted.map(Self.key)
    let natural = Set(keys)
    var taken = Set(reserved.map(Self.key))
    var nextNumber: [String: Int] = [:]
    names = zip(wanted, keys).map { name, key in
      if !SafeName.isDevice(name), taken.insert(key).inserted { return name }
      let stem = SafeName.cut(name, to: SafeName.longest - Self.roomForNumber)
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

  /// What two names have in common that cannot lie in the same folder everywhere.
  ///
  /// `==` of strings knows compositions; upper and then lower case is close to full case folding:
  /// `ß`, `ẞ` and `ss` are the same.
  private static func key(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
    guard !isPlain else { return name.lowercased() }
    let drawn = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(drawn)).uppercased().lowercased()
  }
}
