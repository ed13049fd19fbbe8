extension JSONFormatter {
  /// Where white space stands between the tokens of a document (RFC 8259 §2).
  public enum Layout: Equatable, Sendable {
    /// Each element and member on a line of its own; `[]` and `{}` stay as they are.
    case indented(Indent)
    /// None at all, but for the line end behind the document.
    case compact
  }

  /// What a line begins with for each level, by the names users give it.
  public enum Indent: String, CaseIterable, Sendable {
    case two = "2"
    case four = "4"
    case tab

    var unit: String {
      switch self {
      case .two: "  "
      case .four: "    "
      case .tab: "\t"
      }
    }
  }

  /// Which characters of text are written as escapes, by the names users give it (RFC 8259 §7).
  ///
  /// `"\/\u00e9 é"` → keep `"\/\u00e9 é"`, minimal `"/é é"`, ascii `"/\u00e9 \u00e9"`
  public enum Escaping: String, CaseIterable, Sendable {
    /// As it is written.
    case keep
    /// What must be: quote, backslash, U+0000 to U+001F, each in its shortest form.
    case minimal
    /// Those and everything beyond ASCII, above U+FFFF as a surrogate pair.
    case ascii
  }
}
