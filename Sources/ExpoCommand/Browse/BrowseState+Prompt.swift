import ExpoBase
import ExpoTerminal

extension BrowseState {
  /// What is typed at the bottom, and what to go back to if it is given up.
  struct Prompt: Sendable {
    enum Kind: Sendable {
      case search, filter
      /// A number, a name or a JSON Pointer to go to.
      case goTo
    }

    let kind: Kind
    var line = LineEditor()
    /// The entry that was chosen, from 0.
    let entry: Int
    /// The first line of the text that was shown.
    let top: Int
    /// What was searched for on this screen.
    let formerSearch: String
    let formerFilter: String
  }

  /// Asks for what to look for; what is typed shows its effect at once.
  mutating func startPrompt(_ kind: Prompt.Kind) {
    switch kind {
    case .search where screen == .allFindings: return message = .noSearchHere
    case .filter, .goTo:
      guard document.count > 0 else { return message = .noEntries }
      path.removeAll(where: \.isOverlay)
      overlayQuery = Query()
    case .search: break
    }
    if kind == .filter {
      while path.count > 1, screen != .list { path.removeLast() }
      if screen != .list { path.append(.list) }
    }
    prompt = Prompt(
      kind: kind, entry: subject ?? 0, top: changeText { $0.top } ?? 0,
      formerSearch: shownQuery.text, formerFilter: filterQuery.text)
  }

  /// Takes an action while something is typed.
  mutating func performInPrompt(_ action: BrowseAction) {
    guard var prompt else { return }
    let formerText = prompt.line.text
    switch action {
    case .type(let text): prompt.line.insert(text)
    case .key(.erase) where formerText.isEmpty, .key(.leavePrompt): return giveUp(prompt)
    case .key(.submit): return submit(prompt)
    case .key(let meaning): Self.edit(&prompt.line, meaning)
    case .digit, .scroll, .click, .resize: return
    }
    self.prompt = prompt
    if prompt.line.text != formerText { show(prompt) }
  }

  private static func edit(_ line: inout LineEditor, _ meaning: KeyMeaning) {
    switch meaning {
    case .characterLeft: line.move(by: -1)
    case .characterRight: line.move(by: 1)
    case .startOfLine: line.moveToStart()
    case .endOfLine: line.moveToEnd()
    case .erase: line.deleteBackwards()
    case .eraseForwards: line.deleteForwards()
    case .eraseWord: line.deleteWord()
    case .eraseToStart: line.deleteToStart()
    default: break
    }
  }

  private mutating func show(_ prompt: Prompt) {
    switch prompt.kind {
    case .goTo: break
    case .filter: setFilter(prompt.line.text)
    case .search:
      changeText { $0.scroll(to: prompt.top) }
      setQuery(prompt.line.text, from: prompt.entry)
      if screen == .list {
        list.move(to: row(of: prompt.entry))
        jump = query.key == nil ? nil : .from(prompt.entry)
      } else {
        step(.first(from: prompt.top))
      }
    }
  }

  private mutating func giveUp(_ prompt: Prompt) {
    self.prompt = nil
    (jump, steps) = (nil, nil)
    switch prompt.kind {
    case .goTo: break
    case .filter:
      if filterQuery.text != prompt.formerFilter { setFilter(prompt.formerFilter) }
      filterTarget = prompt.entry
      list.move(to: row(of: prompt.entry))
    case .search:
      setQuery(prompt.formerSearch, from: prompt.entry)
      if screen == .list { list.move(to: row(of: prompt.entry)) }
      changeText { $0.scroll(to: prompt.top) }
    }
  }

  /// Keeps what was typed; from a text that has no match, goes on to an entry that has one.
  private mutating func submit(_ prompt: Prompt) {
    self.prompt = nil
    switch prompt.kind {
    case .goTo: goTo(prompt.line.text)
    case .filter:
      if filterQuery.text != prompt.line.text { setFilter(prompt.line.text) }
    case .search:
      if shownQuery.key == nil { return setQuery("", from: 0) }
      if screen == .list {
        if search?.isComplete == true, search?.foundCount == 0 { message = nothingFound }
      } else if shownText.isSearched, shownText.matchCount == 0 {
        leaveText(forwards: true)
      } else if steps != nil {
        steps = .first(from: prompt.top, thenLeaves: true)
      }
    }
  }
}

// MARK: - The line

extension BrowseState {
  /// What is typed, with its sign before it and what is found of it behind: `/해금  2/5`.
  ///
  /// Of a long text the part around the cursor is shown.
  func line(of prompt: Prompt) -> StyledText {
    let text = StyledText(prompt.sign + String(prompt.line.text.dropFirst(firstShown(of: prompt))))
    var line = text.prefix(fitting: room(of: prompt), ambiguous: options.ambiguous)
    line.append(suffix(of: prompt), .faint)
    return line
  }

  /// The cells before the cursor, where something is typed.
  var promptCursor: Int? {
    prompt.map { prompt in
      let before = prompt.line.text.prefix(prompt.line.cursor).dropFirst(firstShown(of: prompt))
      return min(width(of: VisibleText.of(prompt.sign + before)), max(0, size.columns - 1))
    }
  }

  /// What has been found so far of what is typed, unless there is no room for both.
  private func suffix(of prompt: Prompt) -> String {
    guard !prompt.line.text.isEmpty else { return "" }
    let found: String? =
      switch prompt.kind {
      case .search: matchPlace
      case .filter: filter.map { "\($0.foundCount)" + ($0.isComplete ? "" : " …") }
      case .goTo: nil
      }
    guard let found, width(of: found) * 2 < size.columns else { return "" }
    return Self.gap + found
  }

  /// The cells for the sign and the text, without one for a cursor at the end.
  private func room(of prompt: Prompt) -> Int {
    max(1, size.columns - width(of: suffix(of: prompt)) - 1)
  }

  /// The first character that is shown, so that the cursor is on the screen.
  private func firstShown(of prompt: Prompt) -> Int {
    var left = room(of: prompt) - width(of: prompt.sign)
    let before = prompt.line.text.prefix(prompt.line.cursor)
    let shown = before.reversed().prefix { character in
      left -= DisplayWidth.of(VisibleText.of(character), ambiguous: options.ambiguous)
      return left >= 0
    }
    return before.count - shown.count
  }
}

extension BrowseState.Prompt {
  /// What stands before the text.
  fileprivate var sign: String {
    switch kind {
    case .search: "/"
    case .filter: "&"
    case .goTo: ":"
    }
  }
}
