/// A URL in a fragment, as its attribute spells it.
struct FragmentURL {
  /// Where a URL leads.
  enum Target: Equatable {
    /// To a file of the site, relative to its root.
    case path
    /// To a place on the page.
    case samePage
    /// To another site, or to an address.
    case elsewhere
    /// Nobody knows, or into a program.
    case refused
  }

  /// The URL as it is spelled.
  let text: String
  /// Where it leads.
  let target: Target

  /// Creates a URL from the value of an attribute.
  ///
  /// Browsers remove tabs and line ends, trim spaces, decode character references and read `\` as
  /// `/` before they look at the scheme. A URL with any of these is refused, except for `&amp;`.
  init(_ text: String) {
    self.text = text
    target = Self.target(of: text)
  }

  private static func target(of text: String) -> Target {
    let plain = text.replacing("&amp;", with: "")
    let isClear = plain.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && scalar != "\\" && scalar != "&"
    }
    guard isClear, !text.hasPrefix("//") else { return .refused }
    guard let first = text.first else { return .samePage }
    if first == "#" || first == "?" { return .samePage }
    if first == "/" { return .elsewhere }
    let head = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let colon = head.firstIndex(of: ":") else { return .path }
    let isKnown = FragmentVocabulary.schemes.contains(head[..<colon].lowercased())
    return isKnown ? .elsewhere : .refused
  }
}
