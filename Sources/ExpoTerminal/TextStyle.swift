import ExpoText

/// Roles in the terminal's own two colours: bold, dim, underlined and reversed (ECMA-48 SGR).
enum TextStyle {
  /// The codes of a role, `1;7`; empty for text as it comes.
  ///
  /// A match stands out from the row it is in, so that it is not reversed where the row is.
  static func codes(of role: StyledText.Role, isReversed: Bool, hasStyles: Bool) -> String {
    var codes = hasStyles ? styles(of: role) : []
    if isReversed != (role == .match) { codes.append("7") }
    return codes.joined(separator: ";")
  }

  private static func styles(of role: StyledText.Role) -> [String] {
    switch role {
    case .plain, .note, .help: []
    case .error, .warning, .location, .heading: ["1"]
    case .rule, .faint, .gutter: ["2"]
    case .match: ["1", "4"]
    }
  }
}
