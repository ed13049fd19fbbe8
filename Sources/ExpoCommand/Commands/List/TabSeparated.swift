import ExpoBase

/// Tab-separated values: one line per entry, with `\t`, `\n`, `\r` and `\\` as escapes.
enum TabSeparated {
  /// The line without its end; `showsHidden` makes control characters visible for a terminal.
  static func line(_ texts: [String], showsHidden: Bool) -> String {
    texts.map(escaped).map { showsHidden ? VisibleText.of($0) : $0 }.joined(separator: "\t")
  }

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\\": text += "\\\\"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
