import ExpoBase
import ExpoModel
import ExpoSearch

/// A file name made from a text: valid on every system and safe for every tool.
///
/// `해금` → `해금`; `Mugunghwa ho` → `Mugunghwa-ho`; `../../etc/passwd` → `etc-passwd`; `...` → ``.
/// Letters of every script keep their case, Hangul is composed. White space and the characters that Windows
/// forbids or shells and addresses read as syntax become `-`; control and invisible characters and repeated
/// dots are dropped. At both ends, dots and hyphens are dropped, and characters for which site generators skip a
/// file (`_`, `~`, `#`).
enum SafeName {
  /// The maximum length in bytes: 255 are allowed, less room for an extension and a number.
  static let maximumLength = 200

  private static let hyphen: Unicode.Scalar = "-"
  private static let dot: Unicode.Scalar = "."

  /// The name made from a text; empty if nothing of it is usable.
  static func from(_ text: String) -> String {
    if isPlain(text) { return text }
    var name = ""
    for scalar in HangulSyllable.composed(text).unicodeScalars {
      guard let kept = replacement(of: scalar) else { continue }
      let isRepeated = kept == name.unicodeScalars.last
      // Hyphens of the text stay.
      if isRepeated, kept == dot || kept != scalar { continue }
      name.unicodeScalars.append(kept)
    }
    let cut = cut(trimmed(name), to: maximumLength)
    // `nul.txt` → `nul-txt`
    return isDevice(cut) ? cut.split(separator: ".").joined(separator: "-") : cut
  }

  /// Whether a name needs no change, as most image names; a fast check.
  private static func isPlain(_ text: String) -> Bool {
    let underscore = UInt8(ascii: "_")
    return 1...maximumLength ~= text.utf8.count && text.utf8.first != underscore
      && text.utf8.allSatisfy {
        0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == underscore
      }
  }

  /// The scalar itself or a hyphen; nil if it is removed.
  private static func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": scalar
    case "<", ">", ":", "\"", "/", "\\", "|", "?", "*": hyphen
    // Every tool would have to quote or encode these.
    case "`", "$", "{", "}", "[", "]", "%", "^", ";", "&", "'": hyphen
    case _ where scalar.properties.isWhitespace: hyphen
    case _ where scalar.isHidden: nil
    case _ where scalar.properties.generalCategory == .unassigned: nil
    default: scalar
    }
  }

  private static func trimmed(_ name: String) -> String {
    let scalars = name.unicodeScalars
    let head = scalars.drop { "._-~#".unicodeScalars.contains($0) }
    let tail = head.reversed().drop { ".-~".unicodeScalars.contains($0) }
    return String(String.UnicodeScalarView(tail.reversed()))
  }

  /// The longest prefix of a name within a number of bytes, cut between grapheme clusters.
  ///
  /// A cluster that is too long by itself is cut between scalars.
  static func cut(_ name: String, to limit: Int) -> String {
    guard name.utf8.count > limit else { return name }
    let clusters = prefix(of: name.map { String($0) }, within: limit)
    return trimmed(
      clusters.isEmpty ? prefix(of: name.unicodeScalars.map(String.init), within: limit) : clusters)
  }

  private static func prefix(of parts: [String], within limit: Int) -> String {
    var room = limit
    return parts.prefix { part in
      room -= part.utf8.count
      return room >= 0
    }.joined()
  }

  private static let devices: Set<String> = {
    let ports = ["COM", "LPT"].flatMap { port in "0123456789¹²³".map { "\(port)\($0)" } }
    return Set(["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"] + ports)
  }()

  /// The most bytes of the name of a device.
  private static let longestDevice = 7

  /// Whether Windows reserves the name for a device, with any extension: `con`, `COM1.txt`.
  static func isDevice(_ name: String) -> Bool {
    let dot = UInt8(ascii: ".")
    let stem = name.utf8.drop { $0 == dot }.prefix { $0 != dot }
    return stem.count <= longestDevice && devices.contains(Substring(stem).uppercased())
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
