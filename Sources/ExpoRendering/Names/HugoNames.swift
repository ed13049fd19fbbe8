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
