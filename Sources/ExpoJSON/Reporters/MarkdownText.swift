import ExpoBase

/// Data as text in a cell of a Markdown table: no markup, no HTML, no second cell, no second line.
enum MarkdownText {
  private static let markup = Set("&<>|\\`*_[]{}()#~!$@:".unicodeScalars)

  /// Every sign of markup as a character reference, which never is markup (CommonMark §2.5).
  ///
  /// `a|*b*` → `a&#124;&#42;b&#42;`; control characters are made visible.
  static func escape(_ text: String) -> String {
    VisibleText.of(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      if markup.contains(scalar) {
        escaped += "&#\(scalar.value);"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
