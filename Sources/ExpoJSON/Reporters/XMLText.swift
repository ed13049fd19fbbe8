/// Data as text of an XML 1.0 document.
enum XMLText {
  /// Text between tags: `a < b & ]]>` → `a &lt; b &amp; ]]&gt;`.
  static func content(_ text: String) -> String {
    escape(text) { $0 == "\t" || $0 == "\n" ? String($0) : nil }
  }

  /// Text in quotes; a reader would turn a bare tab or line break into a space (XML §3.3.3).
  static func attribute(_ text: String) -> String {
    escape(text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "'": "&apos;"
      default: nil
      }
    }
  }

  private static func escape(
    _ text: String, unless special: (Unicode.Scalar) -> String?
  ) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if let known = special(scalar) {
        escaped += known
      } else {
        append(scalar, to: &escaped)
      }
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to escaped: inout String) {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\t", "\n", "\r", "\u{7F}"..."\u{9F}": escaped += "&#\(scalar.value);"
    // XML §2.2, Char: these cannot stand in a document, not even as references.
    case "\0"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
}
