import ExpoTerminal

/// A user's action, by a key, the mouse or the window.
///
/// ``BrowseState/perform(_:)`` defines its effect.
enum BrowseAction: Equatable, Sendable {
  /// A key of the table.
  case key(KeyMeaning)
  /// A digit of a count.
  case digit(Int)
  /// Text for a prompt.
  case type(String)
  /// A step of the mouse wheel, in rows.
  case scroll(Int)
  /// A click; rows and columns of the screen count from 0.
  case click(row: Int, column: Int)
  /// Another size of the screen.
  case resize(TerminalSize)

  /// Whether it chooses an entry of the list, or is meant to.
  var isMove: Bool {
    switch self {
    case .scroll, .click: true
    case .key(let meaning):
      switch meaning {
      case .lineDown, .lineUp, .screenDown, .screenUp, .halfScreenDown, .halfScreenUp, .top,
        .bottom, .nextEntry, .previousEntry, .nextWithFindings, .previousWithFindings, .goTo,
        .open, .nextMatch, .previousMatch:
        true
      default: false
      }
    case .digit, .type, .resize: false
    }
  }
}

/// A side effect of an action, apart from changes of the state.
enum BrowseEffect: Equatable, Sendable {
  /// Put a text on the clipboard.
  case copy(String, BrowseNotice.Copied)
  /// Open the editor at what is shown.
  case edit
  /// Read the documents again.
  case reload
  case suspend, redraw
  /// End, and print what is shown.
  case print
  case quit, interrupt
}
