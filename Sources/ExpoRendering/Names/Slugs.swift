import ExpoModel

/// What the file name of an entry is made from.
package enum SlugSource: String, CaseIterable, Sendable {
  /// The `image_name`; the name if nothing of it is usable.
  case image
  /// The name; the number if nothing of it is usable.
  case name
  /// The number in the document, from 1.
  case number
}

/// The file names of entries, without extension, each different.
///
/// `image_name` `haegeum` → `haegeum`; without one the name, `해금`; without both the number.
/// Duplicates get a number: `haegeum-2`. Every name is valid on every system, takes at most 200 bytes
/// and stays inside its folder; the same entries always get the same names.
struct Slugs: Sendable {
  /// Names that mean the folder itself to web servers and site generators.
  private static let reserved: Set<String> = ["index", "_index"]

  private let names: [String]

  /// Creates the names of entries.
  init(_ entries: [PublishedEntry], by source: SlugSource) {
    names =
      DistinctNames(
        entries.map { Self.preferred($0, by: source) }, reserved: Self.reserved
      ).names
  }

  /// The name of the entry at an index in the list, from 0.
  subscript(index: Int) -> String {
    names[index]
  }

  private static func preferred(_ published: PublishedEntry, by source: SlugSource) -> String {
    let texts =
      switch source {
      case .image: [published.entry.imageName, published.entry.name]
      case .name: [published.entry.name]
      case .number: [String]()
      }
    return texts.lazy.map(SafeName.from).first { !$0.isEmpty } ?? String(published.number)
  }
}

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

/// Names of folders that Hugo publishes under the same names.
///
/// Hugo lowercases paths and drops characters, so that two names could meet in one address, and takes
/// `flag.en` for the English version of `flag`. `Mugunghwa.ho` → `mugunghwa-ho`; `👪` → its number.
struct HugoNames {
  /// Names that mean the folder itself, and those of the sections that Hugo makes.
  private static let reserved: Set<String> = ["index", "_index", "tags", "categories"]

  /// The version of Unicode that the oldest Hugo knows.
  private static let newestUnicode = 13

  /// The names, each different.
  let names: [String]

  /// Creates names from file names.
  init(_ fileNames: [String], reserved: Set<String> = []) {
    let preferred = fileNames.enumerated().map { index, fileName in
      let name = Self.name(from: fileName)
      return name.isEmpty ? String(index + 1) : name
    }
    names = DistinctNames(preferred, reserved: Self.reserved.union(reserved)).names
  }

  private static func name(from fileName: String) -> String {
    var name = ""
    for scalar in fileName.lowercased().unicodeScalars {
      if isKept(scalar) {
        name.unicodeScalars.append(scalar)
      } else if let last = name.unicodeScalars.last, last != "-" {
        name += "-"
      }
    }
    return SafeName.from(name)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "_" { return true }
    guard let age = scalar.properties.age, age.major <= newestUnicode else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
      return true
    default: return false
    }
  }
}
