import ExpoBase

/// Styles of roles without colours: bold, dim, underlined and reversed (ECMA-48 SGR).
enum TextStyle {
  /// The codes of a role, `1;7`; empty for plain text.
  ///
  /// The current match is reversed, the others are underlined. A bar is flat: reversed, without bold
  /// or dim text, and a match in it is underlined.
  static func codes(
    of role: StyledText.Role, in fill: Frame.Fill, hasStyles: Bool
  ) -> String {
    let isMatch = role == .match || role == .currentMatch
    let style = hasStyles && fill != .bar ? style(of: role) : ""
    if fill == .none, !isMatch { return style }
    var codes = style.isEmpty ? [] : [style]
    if fill == .rule || role == .match || (isMatch && fill == .bar) { codes.append("4") }
    if fill == .bar || role == .currentMatch { codes.append("7") }
    return codes.joined(separator: ";")
  }

  private static func style(of role: StyledText.Role) -> String {
    switch role {
    case .plain, .note, .help, .match: ""
    case .error, .warning, .location, .heading, .currentMatch: "1"
    case .rule, .faint, .gutter: "2"
    }
  }
}
