/// Texts taken apart into the lines that they have themselves.
enum TextLines {
  /// The lines of a text: LF, CR, CRLF, U+2028 and U+2029 end one.
  static func of(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd).map(String.init)
  }

  /// A text in one line, a space in place of each line end.
  static func joined(_ text: String) -> String {
    of(text).filter { !isBlank($0) }.joined(separator: " ")
  }

  /// The lines of a title, which also ends one before a parenthesis.
  ///
  /// `파리 만국박람회 1900(L'Exposition)` → `파리 만국박람회 1900`, `(L'Exposition)`
  static func ofTitle(_ title: String) -> [String] {
    of(title).flatMap(brokenAtParentheses).filter { !isBlank($0) }
  }

  static func isBlank(_ line: String) -> Bool {
    line.allSatisfy(\.isWhitespace)
  }

  private static func isLineEnd(_ character: Character) -> Bool {
    switch character {
    case "\n", "\r", "\r\n", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private static func brokenAtParentheses(_ line: String) -> [String] {
    var lines = [""]
    var depth = 0
    for character in line {
      let opens = character == "(" || character == "（"
      if opens, depth == 0, !isBlank(lines[lines.count - 1]) { lines.append("") }
      if opens { depth += 1 }
      if character == ")" || character == "）" { depth = max(0, depth - 1) }
      lines[lines.count - 1].append(character)
    }
    return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }
}

extension Page.Paragraph {
  /// The paragraphs of a text: what blank lines part.
  ///
  /// `"가\n나\n\n다"` → `가`, `나` | `다`
  static func all(in text: String) -> [Page.Paragraph] {
    TextLines.of(text).split(whereSeparator: TextLines.isBlank).map {
      Page.Paragraph(lines: Array($0))
    }
  }
}
