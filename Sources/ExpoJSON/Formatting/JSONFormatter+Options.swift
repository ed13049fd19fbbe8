extension JSONFormatter {
  /// The white space between the tokens of a document (RFC 8259 §2).
  public enum Layout: Equatable, Sendable {
    /// Each element and member on its own line; `[]` and `{}` on one line.
    case indented(Indent)
    /// None, except the line end after the document.
    case compact
  }

  /// The white space for each level, under its name on the command line.
  public enum Indent: String, CaseIterable, Sendable {
    /// Two spaces.
    case two = "2"
    /// Four spaces.
    case four = "4"
    /// A tab.
    case tab

    var unit: String {
      switch self {
      case .two: "  "
      case .four: "    "
      case .tab: "\t"
      }
    }
  }

  /// Which characters of strings are escaped (RFC 8259 §7), under its name on the command line.
  ///
  /// `"\/\u00e9 é"` → keep `"\/\u00e9 é"`, minimal `"/é é"`, ascii `"/\u00e9 \u00e9"`
  public enum Escaping: String, CaseIterable, Sendable {
    /// The same as in the document.
    case keep
    /// Only those that must be: quote, backslash, U+0000 to U+001F, each in its shortest form.
    case minimal
    /// Those and all characters beyond ASCII, above U+FFFF as surrogate pairs.
    case ascii
  }
}
