import ExpoText

/// The name of a file that every system takes and no tool misreads, made from a text.
///
/// `해금` → `해금`; `Mugunghwa ho` → `Mugunghwa-ho`; `../../etc/passwd` → `etc-passwd`; `...` → ``.
/// Letters of every script and both cases stay as they are written. What goes: white space and
/// the signs that Windows forbids, for a `-`; controls and what is not drawn; a second dot in a
/// row. At the ends go dots, hyphens, and what makes a site generator pass over a file
/// (`_`, `~`, `#`).
enum SafeName {
  /// The most bytes of a name: 255 are allowed, and an ending and a number shall fit.
  static let longest = 200

  private static let hyphen: Unicode.Scalar = "-"
  private static let dot: Unicode.Scalar = "."

  /// The name made from a text; empty if nothing of it can be used.
  static func from(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    var name = ""
    for scalar in text.unicodeScalars {
      let last = name.unicodeScalars.last
      switch place(of: scalar) {
      case .kept where scalar != dot || last != dot: name.unicodeScalars.append(scalar)
      case .parting where last != hyphen: name.unicodeScalars.append(hyphen)
      default: break
      }
    }
    return withoutDeviceEnding(cut(trimmed(name), to: longest))
  }

  /// Whether it is a word of ASCII letters and digits, as most image names are.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "_") else { return false }
    return text.utf8.count <= longest
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// As much of a name as fits into so many bytes, cut between clusters.
  ///
  /// A cluster that is too long on its own is cut between scalars.
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

  /// Whether Windows takes it for a device: `con`, `COM1`, whatever follows a dot.
  static func isDevice(_ name: String) -> Bool {
    guard let stem = name.split(separator: ".", maxSplits: 1).first, stem.utf8.count <= 7 else {
      return false
    }
    return devices.contains(stem.uppercased())
  }

  private static let devices: Set<String> = {
    let ports = ["COM", "LPT"].flatMap { port in "0123456789¹²³".map { "\(port)\($0)" } }
    return Set(["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"] + ports)
  }()

  /// `nul.txt` is the device too, `nul-txt` is not.
  private static func withoutDeviceEnding(_ name: String) -> String {
    isDevice(name) ? name.split(separator: ".").joined(separator: "-") : name
  }

  private enum Place { case kept, parting, dropped }

  private static func place(of scalar: Unicode.Scalar) -> Place {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": .kept
    case "<", ">", ":", "\"", "/", "\\", "|", "?", "*": .parting
    case _ where scalar.properties.isWhitespace: .parting
    case _ where VisibleText.isHidden(scalar): .dropped
    case _ where scalar.properties.generalCategory == .unassigned: .dropped
    default: .kept
    }
  }

  private static func trimmed(_ name: String) -> String {
    let scalars = name.unicodeScalars
    let head = scalars.drop { "._-~#".unicodeScalars.contains($0) }
    let tail = head.reversed().drop { ".-~".unicodeScalars.contains($0) }
    return String(String.UnicodeScalarView(tail.reversed()))
  }
}
