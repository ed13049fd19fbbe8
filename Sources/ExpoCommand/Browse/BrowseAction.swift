import ExpoTerminal

extension Key {
  var label: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "^" + character.uppercased()
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .function(let number): "F\(number)"
    case .alt, .paste, .answer, .unknown: ""
    }
  }
}

/// The action of a key; ``BrowseState/perform(_:)`` defines its effect.
enum BrowseAction: Equatable, Sendable {
  case key(KeyMeaning)
  /// A digit of a count.
  case digit(Int)
  case type(String)

  /// The action of a key.
  ///
  /// While something is typed, keys that are not letters move as elsewhere.
  static func of(_ key: Key, isTyping: Bool) -> BrowseAction? {
    let meanings = KeyMeaning.allCases.lazy.filter { $0.keys.contains(key) }
    if let meaning = meanings.first(where: { $0.isForPrompt == isTyping }) { return .key(meaning) }
    switch key {
    case .character(let character) where isTyping: return .type(String(character))
    case .paste(let text) where isTyping: return .type(text)
    case .character(let character):
      return character.isASCII ? character.wholeNumberValue.map { .digit($0) } : nil
    default:
      let moves = meanings.first { $0.group == .moving || $0.group == .entries }
      return isTyping ? moves.map { .key($0) } : nil
    }
  }
}

enum BrowseEffect: Equatable, Sendable {
  /// Put a text on the clipboard, then show the notice.
  case copy(String, BrowseNotice)
  case view(String)
  case edit
  case reload
  /// Open one of the expositions, from 0; return to their list.
  case choose(Int), leave
  /// End, and print the shown page or text.
  case print
  case quit, interrupt
}
