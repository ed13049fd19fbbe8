extension BrowseLabel {
  var english: String {
    switch self {
    case .keys: "Keys"
    case .keysWhileTyping: "While you type"
    case .accessibleHelp: "A number opens the entry of that number; Enter alone goes on."
    case .accessiblePrompt: "? help  q quit: "
    case .searching: "searching …"
    case .emptyList: "no entries"
    case .emptyFilter: "no entry holds this"
    case .wholeText: "all"
    case .endOfText: "end"
    }
  }
}
