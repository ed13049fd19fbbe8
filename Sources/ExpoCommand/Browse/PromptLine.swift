import ExpoTerminal
import ExpoBase

/// What is typed, with its sign before it and what is found of it behind: `/해금  2/5`.
struct PromptLine {
  private static let gap = "  "

  private let prompt: BrowseState.Prompt
  private let state: BrowseState

  init(_ prompt: BrowseState.Prompt, in state: BrowseState) {
    self.prompt = prompt
    self.state = state
  }

  /// The line: of a long text the part around the cursor.
  var text: StyledText {
    var text = StyledText()
    text.append(sign + String(prompt.line.text.dropFirst(firstShown)))
    text = text.prefix(fitting: room, ambiguous: state.options.ambiguous)
    text.append(suffix, .faint)
    return text
  }

  /// The cells before the cursor.
  var cursor: Int {
    let before = prompt.line.text.prefix(prompt.line.cursor).dropFirst(firstShown)
    return min(width(of: sign + before), max(0, state.size.columns - 1))
  }

  private var sign: String {
    switch prompt.kind {
    case .search: "/"
    case .filter: "&"
    case .goTo: ":"
    }
  }

  /// What has been found so far of what is typed, unless there is no room for both.
  private var suffix: String {
    guard !prompt.line.text.isEmpty else { return "" }
    let found: String? =
      switch prompt.kind {
      case .search: state.matchPlace
      case .filter: state.filter.map { "\($0.foundCount)" + ($0.isComplete ? "" : " …") }
      case .goTo: nil
      }
    guard let found, width(of: found) * 2 < state.size.columns else { return "" }
    return Self.gap + found
  }

  /// The cells for the sign and the text, without one for a cursor at the end.
  private var room: Int { max(1, state.size.columns - width(of: suffix) - 1) }

  /// The first character that is shown, so that the cursor is on the screen.
  private var firstShown: Int {
    var left = room - width(of: sign)
    let before = prompt.line.text.prefix(prompt.line.cursor)
    let shown = before.reversed().prefix { character in
      left -= DisplayWidth.of(VisibleText.of(character), ambiguous: state.options.ambiguous)
      return left >= 0
    }
    return before.count - shown.count
  }

  private func width(of text: String) -> Int {
    DisplayWidth.of(VisibleText.of(text), ambiguous: state.options.ambiguous)
  }
}
