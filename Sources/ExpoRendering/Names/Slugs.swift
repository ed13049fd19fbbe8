import ExpoModel

/// What the file name of an entry is made from.
package enum SlugSource: String, CaseIterable, Sendable {
  /// The `image_name`; the name if no character of it is usable.
  case image
  /// The name; the number if no character of it is usable.
  case name
  /// The number in the document, from 1.
  case number

  /// Names that mean the folder itself to web servers and site generators.
  private static let reserved: Set<String> = ["index", "_index"]

  /// The file names of entries, without extension, each different.
  ///
  /// `image_name` `haegeum` → `haegeum`; without one the name, `해금`; without both the number. Duplicates get
  /// a number: `haegeum-2`. Every name is valid on every system, takes at most 200 bytes and stays inside its
  /// folder; the same entries always get the same names.
  func slugs(of entries: [PublishedEntry]) -> [String] {
    SafeName.distinct(entries.map(preferred), reserved: Self.reserved)
  }

  private func preferred(_ published: PublishedEntry) -> String {
    let texts =
      switch self {
      case .image: [published.entry.imageName, published.entry.name]
      case .name: [published.entry.name]
      case .number: [String]()
      }
    return texts.lazy.map(SafeName.from).first { !$0.isEmpty } ?? String(published.number)
  }
}

extension SafeName {
  /// The bytes reserved for `-` and a number.
  private static let roomForNumber = 12

  /// File names made distinct by numbers, none of them reserved.
  ///
  /// `flag`, `FLAG`, `flag` → `flag`, `FLAG-2`, `flag-3`. Names are equal if some file system treats them so:
  /// by case, by Unicode composition, or by invisible characters. A number never produces a name that another
  /// one has already: `a`, `a`, `a-2` → `a`, `a-3`, `a-2`.
  static func distinct(_ preferred: [String], reserved: Set<String> = []) -> [String] {
    let keys = preferred.map(key)
    let natural = Set(keys)
    var taken = Set(reserved.map(key))
    var nextNumber: [String: Int] = [:]
    return zip(preferred, keys).map { name, key in
      if !isDevice(name), taken.insert(key).inserted { return name }
      let stem = cut(name, to: maximumLength - roomForNumber)
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
  /// Equality of strings ignores composition. Lower, upper and lower case one after the other are nearly full case
  /// folding: `ß`, `ẞ` and `ss` are equal, although `ẞ` is its own upper case.
  private static func key(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    let visible = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(visible)).lowercased().uppercased().lowercased()
  }
}
