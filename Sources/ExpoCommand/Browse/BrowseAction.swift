import ExpoTerminal

/// What a reader can ask for, by a key, the mouse or the window.
///
/// What it does to what is shown is ``BrowseState/perform(_:)``'s to say.
enum BrowseAction: Equatable, Sendable {
  // Moving
  case down, up, pageDown, pageUp, halfDown, halfUp, top, bottom
  case nextEntry, previousEntry
  case open, back, cancel
  // Finding
  case search, filter, nextMatch, previousMatch
  // Working with what is shown
  case findings, help, copy, print, edit, reload
  // The program itself
  case suspend, redraw, quit, interrupt
  // What is typed: a digit of a count, text for a prompt, and changes to that text.
  case digit(Int)
  case type(String)
  case erase, eraseAll, submit
  // The mouse and the window
  case scroll(Int)
  case click(row: Int)
  case resize(TerminalSize)

  /// Whether it chooses an entry of the list, or is meant to.
  var isMove: Bool {
    switch self {
    case .down, .up, .pageDown, .pageUp, .halfDown, .halfUp, .top, .bottom, .nextEntry,
      .previousEntry, .open, .nextMatch, .previousMatch, .scroll, .click:
      true
    default: false
    }
  }
}

/// What the world is to do after an action: all that is not a change of what is shown.
enum BrowseEffect: Equatable, Sendable {
  /// Put a text on the clipboard.
  case copy(String)
  /// Open the editor at what is shown.
  case edit
  /// Read the documents again.
  case reload
  case suspend, redraw
  /// End, and print what is shown.
  case print
  case quit, interrupt
}
