import ExpoTerminal

/// Where the reader is: `3/13` in the list, `3/13  45%` in an entry.
struct Position {
  private let state: BrowseState

  init(_ state: BrowseState) {
    self.state = state
  }

  /// The position in a few characters.
  var text: String {
    let number = state.subject.map { "\($0 + 1)/\(state.document.count)" }
    switch state.screen {
    case .list: return number ?? "0/\(state.document.count)"
    case .entry: return [number ?? "", share].joined(separator: "  ")
    case .findings: return [number, share].compactMap(\.self).joined(separator: "  ")
    case .poster, .help: return share
    case .allFindings:
      let list = state.findingList
      let place = list.count == 0 ? "0/0" : "\(list.cursor + 1)/\(list.count)"
      return state.documentFindings.isComplete ? place : place + " …"
    }
  }

  /// How much of a text is above or on the screen.
  private var share: String {
    let view = state.shownText
    if view.isAtEnd {
      let label: BrowseLabel = view.top == 0 ? .wholeText : .endOfText
      return label.words(in: state.options.messages)
    }
    if !view.isWrapped { return "…" }
    return "\(view.visible.upperBound * 100 / max(1, view.lineCount))%"
  }
}
