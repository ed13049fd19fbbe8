import ExpoTerminal

/// What a key does, and what help and footer say of it.
struct KeyBinding: Sendable {
  /// Where keys mean different things.
  enum Place: CaseIterable, Sendable {
    /// The list of entries.
    case list
    /// Any text: poster, entry, findings, help.
    case text
    /// The line that is typed.
    case prompt
  }

  /// The row of the table, which has the words.
  let meaning: KeyMeaning
  /// The keys, the first of which the footer names.
  let keys: [Key]
  /// What they do.
  let action: BrowseAction
  /// Where they do it.
  let places: [Place]

  /// Creates a row of the table.
  init(
    _ meaning: KeyMeaning, _ keys: [Key], _ action: BrowseAction,
    in places: [Place] = [.list, .text]
  ) {
    self.meaning = meaning
    self.keys = keys
    self.action = action
    self.places = places
  }

  /// The keys as help writes them: `j ↓ ^N`.
  var label: String { keys.map(\.label).joined(separator: " ") }

  /// What a key does in a place; nil for nothing.
  static func action(for key: Key, in place: Place) -> BrowseAction? {
    if let binding = all.first(where: { $0.places.contains(place) && $0.keys.contains(key) }) {
      return binding.action
    }
    switch (key, place) {
    case (.character(let character), .prompt): return .type(String(character))
    case (.paste(let text), .prompt): return .type(text)
    case (.character(let character), _):
      return character.isASCII ? character.wholeNumberValue.map { .digit($0) } : nil
    case (.wheelUp, _): return .scroll(-3)
    case (.wheelDown, _): return .scroll(3)
    case (.click(let row), .list): return .click(row: row)
    default: return nil
    }
  }
}

extension Key {
  /// The key in one short word.
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
    case .backspace: "Backspace"
    case .delete: "Del"
    case .function(let number): "F\(number)"
    case .paste, .wheelUp, .wheelDown, .click, .unknown: ""
    }
  }
}
