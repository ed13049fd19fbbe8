/// Data as text of a SARIF message, in which braces and brackets have a meaning.
enum SARIFText {
  /// Plain text: braces are doubled (§3.11.5), and what would read as a link does not (§3.11.6).
  ///
  /// `expected '}'` → `expected '}}'`; `[a](1)` → `[a\](1)`
  static func plain(_ text: String) -> String {
    var escaped = ""
    var isAfterBracket = false
    for scalar in text.unicodeScalars {
      if scalar == "(", isAfterBracket {
        escaped.unicodeScalars.removeLast()
        escaped += "\\]"
      }
      escaped.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { escaped.unicodeScalars.append(scalar) }
      isAfterBracket = scalar == "]"
    }
    return escaped
  }

  /// A link to the result's location of that number: `[text](1)`.
  static func link(_ text: String, to id: Int) -> String {
    let words = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "[", "]", "\\": escaped += "\\"
      case "{", "}": escaped.unicodeScalars.append(scalar)
      default: break
      }
      escaped.unicodeScalars.append(scalar)
    }
    return "[\(words)](\(id))"
  }
}
