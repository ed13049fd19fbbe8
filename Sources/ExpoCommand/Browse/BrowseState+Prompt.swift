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
    /// What was shown, searched for and listed.
    let place: BrowsePlaces.Place
    /// Whether the line was not typed but suggested: what is typed takes its place.
    var isSuggested = false
    /// Whether what was typed has been looked for.
    var finds = false
    /// The line that was typed before and is shown again, with what was typed of it.
    var recalled: (number: Int, start: String)?
    /// The entries that Tab goes through, and how far it is.
    var choices: (entries: [Int], number: Int)?

    /// The entry that was chosen, from 0.
    var entry: Int { place.entry ?? 0 }
  }

  /// Asks for what to look for; what is typed shows its effect at once.
  mutating func startPrompt(_ kind: Prompt.Kind) {
    switch kind {
    case .search where screen == .allFindings: return message = .noSearchHere
    case .filter, .goTo:
      guard document.count > 0 else { return message = .noEntries }
    case .search: break
    }
    var prompt = Prompt(kind: kind, place: place)
    if kind != .search { leaveOverlays() }
    if kind == .filter { path.showList() }
    prompt.isSuggested = kind == .filter && search.query.key != nil
    if prompt.isSuggested { prompt.line.replace(with: search.query.text) }
    self.prompt = prompt
    if prompt.isSuggested { show(prompt) }
  }

  /// Takes an action while something is typed.
  mutating func performInPrompt(_ action: BrowseAction) {
    guard var prompt else { return }
    let formerText = prompt.line.text
    let isSuggested = prompt.isSuggested
    prompt.isSuggested = false
    switch action {
    case .type(let text):
      if isSuggested { prompt.line.replace(with: "") }
      prompt.line.insert(text)
    case .key(let meaning):
      switch meaning {
      case .erase where formerText.isEmpty, .leavePrompt: return giveUp(prompt)
      case .submit: return submit(prompt)
      case .nextChoice: return choose(by: 1, prompt)
      case .previousChoice: return choose(by: -1, prompt)
      case .olderLine:
        if isSuggested { prompt.recalled = (-1, "") }
        recall(isOlder: true, &prompt)
      case .newerLine: recall(isOlder: false, &prompt)
      case .characterLeft: prompt.line.move(by: -1)
      case .characterRight: prompt.line.move(by: 1)
      case .startOfLine: prompt.line.moveToStart()
      case .endOfLine: prompt.line.moveToEnd()
      case .erase: prompt.line.deleteBackwards()
      case .eraseForwards: prompt.line.deleteForwards()
      case .eraseWord: prompt.line.deleteWord()
      case .eraseToStart: prompt.line.deleteToStart()
      default: return
      }
    case .digit, .resize: return
    }
    let isChanged = prompt.line.text != formerText
    if isChanged { (prompt.choices, prompt.finds) = (nil, prompt.kind == .search) }
    self.prompt = prompt
    if isChanged { show(prompt) }
  }

  /// Shows a line that was typed before, or again what was typed of it.
  private func recall(isOlder: Bool, _ prompt: inout Prompt) {
    let start = prompt.recalled?.start ?? prompt.line.text
    let found = places.typed.line(
      besides: prompt.recalled?.number, isOlder: isOlder, beginning: start)
    if let found {
      prompt.recalled = (found.number, start)
      prompt.line.replace(with: found.line)
    } else if !isOlder, prompt.recalled != nil {
      prompt.recalled = nil
      prompt.line.replace(with: start)
    }
  }

  /// Chooses the next entry found, or the one before: a row of the finder, or of the entries of a name the
  /// next, whose name completes what was typed.
  private mutating func choose(by step: Int, _ prompt: Prompt) {
    switch prompt.kind {
    case .filter: return
    case .search:
      if finder != nil, list.count > 0 {
        list.move(to: (list.cursor + step + list.count) % list.count)
      }
    case .goTo:
      var prompt = prompt
      if prompt.choices == nil, let naming = places.naming, naming.isComplete {
        let entries = naming.found(in: document)
        prompt.choices = (entries, step > 0 ? -1 : entries.count)
        // The first is shown already.
        places.stop()
      }
      guard let (entries, number) = prompt.choices, !entries.isEmpty else { return }
      let next = (number + step + entries.count) % entries.count
      prompt.choices = (entries, next)
      prompt.line.replace(with: document.nameToType(of: entries[next]) ?? prompt.line.text)
      self.prompt = prompt
      go(to: entries[next])
    }
  }

  private mutating func show(_ prompt: Prompt) {
    switch prompt.kind {
    case .goTo: preview(prompt.line.text, prompt)
    case .filter:
      setFilter(prompt.line.text)
      continueFilter()
    case .search where screen == .list:
      setQuery(prompt.line.text, from: 0)
      if finder == nil { return restoreList(as: prompt.place.list, at: prompt.place.entry) }
      list.change(count: 0)
      continueSearch()
    case .search:
      restoreTexts(of: prompt.place)
      setQuery(prompt.line.text, from: prompt.entry)
      step(.first(from: shownText.top))
    }
  }

  private mutating func giveUp(_ prompt: Prompt) {
    self.prompt = nil
    places.stop()
    undo(to: prompt.place)
  }

  /// Keeps what was typed: opens the entry that the finder chose, filters, or goes to an entry; from a text
  /// that has no match, goes on to an entry that has one.
  private mutating func submit(_ prompt: Prompt) {
    places.typed.add(prompt.line.text)
    let chosen = finder != nil && list.count > 0 ? entryIndex(ofRow: list.cursor) : nil
    self.prompt = nil
    switch prompt.kind {
    case .goTo:
      goTo(prompt.line.text, prompt)
      if prompt.place.filter.entries != nil, filter.entries == nil { message = .filterDropped }
    case .filter where prompt.line.text.isEmpty && prompt.place.filter.entries == nil:
      undo(to: prompt.place)
    case .filter:
      places.keep(prompt.place)
      if filter.query.text != prompt.line.text { setFilter(prompt.line.text) }
      // What the list is filtered by is gone through, too.
      if search.query.text == filter.query.text { setQuery("", from: 0) }
    case .search where screen == .list:
      restoreList(as: prompt.place.list, at: prompt.place.entry)
      if !prompt.finds || search.query.key == nil { return setQuery("", from: 0) }
      places.keep(prompt.place)
      if let chosen { return open(entry: chosen) }
      search.go(.best)
      followJump()
    case .search:
      if !prompt.finds || askedQuery.key == nil { return setQuery("", from: 0) }
      if !screen.isOverlay { places.keep(prompt.place) }
      if shownText.isSearched, shownText.matchCount == 0 {
        leaveText(forwards: true)
      } else if search.steps != nil {
        search.go(.first(from: shownText.top, thenLeaves: true))
      }
    }
  }
}

// MARK: - The line

extension BrowseState {
  /// What is typed, with its sign before it and what is found of it behind: `/해금  5 entries`.
  ///
  /// Of a long text the part around the cursor is shown.
  func line(of prompt: Prompt) -> StyledText {
    var text = StyledText(prompt.sign)
    text.append(
      String(prompt.line.text.dropFirst(firstShown(of: prompt))),
      prompt.isSuggested ? .currentMatch : .plain)
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
    let place: MatchPlace? =
      switch prompt.kind {
      case .search: matchPlace
      case .filter:
        filter.entries.map {
          MatchPlace(entries: .init(number: nil, count: $0.foundCount), isOpen: !$0.isComplete)
        }
      case .goTo:
        places.naming.map {
          MatchPlace(
            entries: .init(number: nil, count: $0.found(in: document).count),
            isOpen: !$0.isComplete)
        }
      }
    let found = place.map(words)
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
  /// What is before the text.
  fileprivate var sign: String {
    switch kind {
    case .search: "/"
    case .filter: "&"
    case .goTo: ":"
    }
  }
}
