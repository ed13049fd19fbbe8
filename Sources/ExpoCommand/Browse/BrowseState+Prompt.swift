import ExpoTerminal
import ExpoText

extension BrowseState {
  /// The longest query, in characters.
  private static let longestQuery = 1000

  /// Asks for what to look for; what is typed shows its effect at once.
  mutating func startPrompt(_ kind: Prompt.Kind) {
    if kind == .filter, screen != .list {
      guard document.count > 0 else { return message = .noEntries }
      while path.count > 1, screen != .list { path.removeLast() }
      if screen != .list { path.append(.list) }
    }
    var top = 0
    changeText { top = $0.top }
    prompt = Prompt(
      kind: kind, entry: subject ?? 0, top: top, formerSearch: query, formerFilter: filterText)
  }

  /// Takes an action while something is typed.
  mutating func performInPrompt(_ action: BrowseAction) {
    guard var prompt else { return }
    switch action {
    case .type(let text):
      let line = text.filter { !$0.isNewline }
      prompt.text = String((prompt.text + line).prefix(Self.longestQuery))
    case .erase where prompt.text.isEmpty, .cancel: return giveUp(prompt)
    case .erase: prompt.text.removeLast()
    case .eraseAll: prompt.text = ""
    case .submit: return submit(prompt)
    default: return
    }
    self.prompt = prompt
    show(prompt)
  }

  private mutating func show(_ prompt: Prompt) {
    switch prompt.kind {
    case .filter:
      setFilter(prompt.text)
    case .search:
      changeText { $0.scroll(to: prompt.top) }
      setQuery(prompt.text, from: prompt.entry)
      if screen == .list {
        list.move(to: row(of: prompt.entry))
        jump = key == nil ? nil : .from(prompt.entry)
      } else {
        changeText { $0.goToMatch(from: prompt.top) }
      }
    }
  }

  private mutating func giveUp(_ prompt: Prompt) {
    self.prompt = nil
    jump = nil
    switch prompt.kind {
    case .filter:
      if filterText != prompt.formerFilter { setFilter(prompt.formerFilter) }
      filterTarget = prompt.entry
      list.move(to: row(of: prompt.entry))
    case .search:
      setQuery(prompt.formerSearch, from: prompt.entry)
      if screen == .list { list.move(to: row(of: prompt.entry)) }
      changeText { $0.scroll(to: prompt.top) }
    }
  }

  /// Keeps what was typed; from a text that holds nothing of it, goes on to an entry that does.
  private mutating func submit(_ prompt: Prompt) {
    self.prompt = nil
    switch prompt.kind {
    case .filter:
      if filterText != prompt.text { setFilter(prompt.text) }
    case .search:
      if key?.isEmpty != false { return setQuery("", from: 0) }
      if screen == .list {
        if search?.isComplete == true, search?.foundCount == 0 { message = .nothingFound }
      } else if shownText.matchCount == 0 {
        leaveText(forwards: true)
      }
    }
  }
}
