import ExpoBase

extension StyledText.Role {
  /// The color of matches and of the chosen name: legible on dark and light, also reversed.
  private static var accent: String { "35" }

  /// The codes that draw the role on a screen (ECMA-48 SGR), `1;7`; empty for plain text.
  ///
  /// Findings have the colors of ``StyledText/inColor``. The current match is reversed, the others are
  /// underlined. A bar is reversed, without bold or dim text: only the chosen name and matches have a color
  /// in it, and matches are underlined. Without colors text is neither bold nor dim.
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
