extension BrowseLabel {
  var english: String {
    switch self {
    case .keys: "Keys"
    case .keysWhileTyping: "While you type"
    case .accessibleHelp: "Type a number to open that entry, or Enter alone to go on."
    case .accessiblePrompt: "? help  q quit: "
    case .searching: "searching …"
    case .emptyList: "no entries"
    case .emptyFilter: "no entry matches"
    case .wholeText: "all"
    case .endOfText: "end"
    }
  }
}
