/// The bytes that a full-screen program writes when it starts, and when it ends.
struct TerminalModes {
  /// Whether the terminal has an alternate screen.
  let hasAlternateScreen: Bool
  /// Whether the terminal is to report the mouse.
  let usesMouse: Bool

  /// The alternate screen, no cursor, no wrapping at the right edge, pastes in brackets.
  var entering: [UInt8] {
    let screen = hasAlternateScreen ? "\u{1B}[?1049h" : ""
    let modes = "\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[0m\u{1B}[2J"
    return Array((screen + modes + (usesMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")).utf8)
  }

  /// The opposite of ``entering``, in the opposite order.
  ///
  /// Without an alternate screen the last frame stays, and the shell goes on below it.
  var leaving: [UInt8] {
    let mouse = usesMouse ? "\u{1B}[?1006l\u{1B}[?1000l" : ""
    let modes = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h"
    let screen = hasAlternateScreen ? "\u{1B}[?1049l" : "\u{1B}[999;1H\r\n"
    return Array((mouse + modes + screen).utf8)
  }
}
