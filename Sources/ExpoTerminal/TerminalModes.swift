/// The bytes that a full-screen program writes when it starts, and when it ends.
enum TerminalModes {
  /// The alternate screen, no cursor, no wrapping at the right edge, pastes in brackets.
  static func entering(mouse: Bool) -> [UInt8] {
    let sequence = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[0m\u{1B}[2J"
    return Array((sequence + (mouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")).utf8)
  }

  /// The opposite of ``entering(mouse:)``, in the opposite order.
  static func leaving(mouse: Bool) -> [UInt8] {
    let sequence = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    return Array(((mouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "") + sequence).utf8)
  }
}
