import ExpoBase

/// How a screen draws the roles of text.
struct ScreenStyle: Sendable {
  /// The color of what is searched for and of the name that is chosen: one that can be read on dark and on
  /// light, also reversed.
  private static let accent = "35"

  /// Whether colors, bold and dim text are used, not only reversed and underlined.
  let hasColors: Bool

  /// The codes of a role (ECMA-48 SGR), `1;7`; empty for plain text.
  ///
  /// Findings have the colors of ``StyledText/inColor``. The current match is reversed, the others are
  /// underlined. A bar is reversed and flat, without bold or dim text: only the name that is chosen and what
  /// matches have a color in it, and a match is underlined.
  func codes(of role: StyledText.Role, in fill: Frame.Fill) -> String {
    let isMatch = role == .match || role == .currentMatch
    var codes = hasColors ? colors(of: role, in: fill) : ""
    func add(_ code: String) { codes += codes.isEmpty ? code : ";" + code }
    if fill == .rule || role == .match || (isMatch && fill == .bar) { add("4") }
    if fill == .bar || role == .currentMatch { add("7") }
    return codes
  }

  private func colors(of role: StyledText.Role, in fill: Frame.Fill) -> String {
    switch (role, fill) {
    case (.match, _), (.currentMatch, _), (.heading, .bar): Self.accent
    case (.heading, .rule): "1;" + Self.accent
    case (_, .bar), (.plain, _), (.link, _), (.removed, _), (.added, _): ""
    case (.error, _), (.warning, _), (.note, _), (.help, _), (.location, _), (.heading, .none),
      (.rule, _), (.faint, _), (.gutter, _):
      StyledText.codes(for: role)
    }
  }
}
