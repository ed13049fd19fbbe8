import ExpoTerminal

extension BrowseState {
  /// Does what a key asks for; one that asks for nothing drops the count.
  mutating func press(_ key: Key) -> BrowseEffect? {
    let place: KeyBinding.Place = prompt != nil ? .prompt : screen == .list ? .list : .text
    guard let action = KeyBinding.action(for: key, in: place) else {
      _ = takeCount()
      return nil
    }
    return perform(action)
  }

  /// Does what was asked for; returns what is left for the world to do.
  mutating func perform(_ action: BrowseAction) -> BrowseEffect? {
    if case .resize(let size) = action {
      resize(to: size)
      return nil
    }
    if case .interrupt = action { return .interrupt }
    message = nil
    if prompt != nil {
      performInPrompt(action)
      return nil
    }
    if case .digit(let digit) = action {
      take(digit: digit)
      return nil
    }
    let count = takeCount()
    // An Esc behind a count takes back the count, and no more.
    if action == .cancel, count != nil { return nil }
    if screen == .list, action.isMove { filterTarget = nil }
    return perform(action, count: count)
  }

  private mutating func perform(_ action: BrowseAction, count: Int?) -> BrowseEffect? {
    let times = count ?? 1
    switch action {
    case .down: move(by: times)
    case .up: move(by: -times)
    case .pageDown: scroll(by: clamped(height, times: times))
    case .pageUp: scroll(by: -clamped(height, times: times))
    case .halfDown: scroll(by: clamped(max(1, height / 2), times: times))
    case .halfUp: scroll(by: -clamped(max(1, height / 2), times: times))
    case .scroll(let rows): scroll(by: rows)
    case .top: goToTop(count)
    case .bottom: goToBottom(count)
    case .nextEntry: step(by: times)
    case .previousEntry: step(by: -times)
    case .open: open()
    case .back: back()
    case .cancel: cancel()
    case .click(let row): click(row: row)
    case .search: startPrompt(.search)
    case .filter: startPrompt(.filter)
    case .nextMatch: goToMatch(forwards: true, times: times)
    case .previousMatch: goToMatch(forwards: false, times: times)
    case .findings: showFindings()
    case .help: showHelp()
    case .copy, .edit, .print, .reload, .suspend, .redraw, .quit, .interrupt:
      return effect(of: action)
    case .digit, .type, .erase, .eraseAll, .submit, .resize: break
    }
    return nil
  }

  private mutating func effect(of action: BrowseAction) -> BrowseEffect? {
    switch action {
    case .copy where options.isSecure, .edit where options.isSecure:
      message = .notInSecureMode
      return nil
    case .copy: return copy()
    case .edit: return .edit
    case .print: return .print
    case .reload: return .reload
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .quit: return .quit
    case .interrupt: return .interrupt
    default: return nil
    }
  }

  private mutating func copy() -> BrowseEffect? {
    if let text = document.plainText(of: subject) { return .copy(text) }
    message = .nothingToCopy(subject == nil ? .poster : .entry)
    return nil
  }

  /// A number of rows so many times, without running over.
  private func clamped(_ rows: Int, times: Int) -> Int {
    min(rows.multipliedReportingOverflow(by: times).partialValue, Int(Int32.max))
  }
}

// MARK: - Moving

extension BrowseState {
  private mutating func move(by rows: Int) {
    if screen == .list { list.move(by: rows) } else { changeText { $0.scroll(by: rows) } }
  }

  private mutating func scroll(by rows: Int) {
    if screen == .list { list.scroll(by: rows) } else { changeText { $0.scroll(by: rows) } }
  }

  /// To the start; with a count to the entry of that number, in other texts to the line.
  private mutating func goToTop(_ count: Int?) {
    switch (screen, count) {
    case (.list, let number?): list.move(to: row(of: document.index(ofNumber: number)))
    case (.list, nil): list.move(to: 0)
    case (.entry, let number?): open(entry: document.index(ofNumber: number))
    default: changeText { $0.scroll(to: (count ?? 1) - 1) }
    }
  }

  private mutating func goToBottom(_ count: Int?) {
    guard count == nil else { return goToTop(count) }
    if screen == .list {
      list.move(to: list.count - 1)
    } else {
      changeText { $0.scroll(to: $0.lineCount) }
    }
  }

  /// To another entry of the list, in the list or with it open.
  private mutating func step(by rows: Int) {
    guard screen == .list || screen == .entry, list.count > 0 else { return }
    if screen == .entry { list.move(to: row(of: openEntry)) }
    let row = list.cursor
    list.move(by: rows)
    if list.cursor == row {
      message = rows > 0 ? .lastEntry : .firstEntry
    }
    if screen == .entry, list.cursor != row || entryIndex(ofRow: row) != openEntry {
      open(entry: entryIndex(ofRow: list.cursor))
    }
  }

  /// Changes the text that is shown; the list has none.
  mutating func changeText(_ body: (inout TextView) -> Void) {
    switch screen {
    case .poster: body(&poster)
    case .entry: body(&entry)
    case .findings, .help: body(&overlay)
    case .list: break
    }
  }

  private mutating func click(row: Int) {
    guard screen == .list, list.visible.contains(list.top + row) else { return }
    let clicked = list.top + row
    if clicked == list.cursor { open() } else { list.move(to: clicked) }
  }
}

// MARK: - Screens

extension BrowseState {
  private mutating func open() {
    switch screen {
    case .poster where document.count > 0: path.append(.list)
    case .poster: message = .unreadable(in: document) ?? .noEntries
    case .list where list.count > 0: open(entry: entryIndex(ofRow: list.cursor))
    case .list, .entry, .findings, .help: break
    }
  }

  /// Opens an entry in place of the one that is open.
  mutating func open(entry index: Int) {
    guard index < document.count else { return }
    list.move(to: row(of: index))
    show(index)
    entry.mark(key)
    if screen != .entry { path.append(.entry) }
  }

  private mutating func back() {
    if path.count > 1 { path.removeLast() }
  }

  /// Drops what was found, then the filter, then goes back.
  private mutating func cancel() {
    if screen == .help || screen == .findings { return back() }
    if key != nil { return setQuery("", from: 0) }
    if screen == .list, filter != nil { return setFilter("") }
    back()
  }

  private mutating func showHelp() {
    guard screen != .help else { return }
    if screen == .findings { path.removeLast() }
    path.append(.help)
    overlay = view(of: helpBlocks, width: size.columns)
  }

  private mutating func showFindings() {
    guard screen != .findings else { return }
    if screen == .help { path.removeLast() }
    guard !findings.isEmpty else {
      message = .noFindings(of: subject == nil ? .poster : .entry)
      return
    }
    path.append(.findings)
    overlay = view(of: findingBlocks, width: size.columns)
  }
}
