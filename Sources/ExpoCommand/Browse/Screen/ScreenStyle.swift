import ExpoBase

extension StyledText.Role {
  /// The color of what is searched for and of the name that is chosen: one that can be read on dark and on
  /// light, also reversed.
  private static var accent: String { "35" }

  /// The codes with which a screen draws the role (ECMA-48 SGR), `1;7`; empty for plain text.
  ///
  /// Findings have the colors of ``StyledText/inColor``. The current match is reversed, the others are
  /// underlined. A bar is reversed and flat, without bold or dim text: only the name that is chosen and what
  /// matches have a color in it, and a match is underlined. Without colors text is not bold or dim either.
  func codes(in fill: Frame.Fill, hasColors: Bool) -> String {
    let isMatch = self == .match || self == .currentMatch
    var codes = hasColors ? colors(in: fill) : ""
    func add(_ code: String) { codes += codes.isEmpty ? code : ";" + code }
    if fill == .rule || self == .match || (isMatch && fill == .bar) { add("4") }
    if fill == .bar || self == .currentMatch { add("7") }
    return codes
  }

  private func colors(in fill: Frame.Fill) -> String {
    switch (self, fill) {
    case (.match, _), (.currentMatch, _), (.heading, .bar): Self.accent
    case (.heading, .rule): "1;" + Self.accent
    case (_, .bar), (.plain, _), (.link, _), (.removed, _), (.added, _): ""
    default: StyledText.codes(for: self)
    }
  }
}
