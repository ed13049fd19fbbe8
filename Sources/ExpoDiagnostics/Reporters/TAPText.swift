import ExpoText

/// Data as text of a TAP 14 document.
enum TAPText {
  /// A description, in which `#` would begin a directive: `a # b\` → `a \# b\\`.
  static func description(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar == "#" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }

  /// A double-quoted scalar of YAML 1.2 that is a string of JSON too.
  ///
  /// `1 "명"` and a line break → `"1 \"명\"\n"`; what cannot be seen is written by its number.
  static func scalar(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { $0 += escape($1) } + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    // YAML 1.2 §5.1: not printable.
    case "\u{FFFE}", "\u{FFFF}": number(of: scalar)
    default: VisibleText.of(String(scalar)) == String(scalar) ? String(scalar) : number(of: scalar)
    }
  }

  /// All that is hidden lies below U+10000: `\u200B`.
  private static func number(of scalar: Unicode.Scalar) -> String {
    "\\u" + VisibleText.codePoint(scalar).dropFirst(2)
  }
}
