extension BrowseLabel {
  var english: String {
    switch self {
    case .keys: "Keys"
    case .keysWhileTyping: "While you type"
    case .accessibleHelp:
      "Type a key, /TEXT, &TEXT, :ENTRY or a number, then Enter. Enter alone goes on."
    case .findings: "Findings"
    case .allFindings: "all"
    case .fixable: "* can be fixed by expo validate --fix"
    case .poster: "poster"
    case .searching: "searching …"
    case .emptyList: "no entries"
    case .emptyFilter: "no entry matches"
    case .wholeText: "all"
    case .endOfText: "end"
    }
  }
}
