/// What a terminal can do that others cannot.
package struct TerminalFeatures: Equatable, Sendable {
  /// Whether full-screen programs have a screen of their own.
  package let hasAlternateScreen: Bool
  /// Whether some rows can be scrolled while the others stay (DECSTBM).
  package let hasScrollRegion: Bool
  /// Whether it skips sequences that it does not know, so that links (OSC 8) and synchronized output
  /// (mode 2026) can be sent without asking for them.
  package let skipsUnknown: Bool

  /// The beginnings of the names of terminals that do so.
  private static let families = [
    "alacritty", "contour", "foot", "ghostty", "iterm", "kitty", "konsole", "mintty", "screen",
    "tmux", "vte", "wezterm", "xterm",
  ]

  /// Creates the features of a terminal by its name, the value of `TERM`, and its description.
  package init(name: String, description: TerminalDescription?) {
    skipsUnknown = Self.families.contains(where: name.hasPrefix)
    hasAlternateScreen = description?.hasAlternateScreen ?? true
    hasScrollRegion = description?.hasScrollRegion ?? skipsUnknown
  }
}
