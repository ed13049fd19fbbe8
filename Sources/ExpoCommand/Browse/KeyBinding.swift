import ExpoTerminal

/// What a key does, and what help and footer say of it.
struct KeyBinding: Sendable {
  /// Where keys mean different things.
  enum Place: CaseIterable, Sendable {
    case list, text, prompt
  }

  let keys: [Key]
  let action: BrowseAction
  /// What it does, in a few words.
  let summary: String
  /// The one word of the footer; nil if it is not in the footer.
  let hint: String?
  let places: [Place]

  init(
    _ keys: [Key], _ action: BrowseAction, _ summary: String, hint: String? = nil,
    in places: [Place] = [.list, .text]
  ) {
    self.keys = keys
    self.action = action
    self.summary = summary
    self.hint = hint
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
