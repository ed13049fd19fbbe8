import ExpoText

/// Styles of roles without colours: bold, dim, underlined and reversed (ECMA-48 SGR).
enum TextStyle {
  /// The codes of a role, `1;7`; empty for plain text.
  ///
  /// A match must differ from its row, so it is not reversed in a reversed row.
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
