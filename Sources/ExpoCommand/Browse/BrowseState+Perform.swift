import ExpoTerminal

extension BrowseState {
  /// Performs the action of a key; a key without an action drops the count.
  mutating func press(_ key: Key) -> BrowseEffect? {
    guard let action = BrowseAction.of(key, isTyping: prompt != nil) else {
      _ = takeCount()
      return nil
    }
    return perform(action)
  }

  /// Performs an action; returns its side effect.
  mutating func perform(_ action: BrowseAction) -> BrowseEffect? {
    if case .resize(let size) = action {
      resize(to: size)
      return nil
    }
    if prompt != nil {
      message = nil
      performInPrompt(action)
      return nil
    }
    let formerMessage = message
    message = nil
    (seek, steps) = (nil, nil)
    switch action {
    case .digit(let digit): take(digit: digit)
    case .scroll(let rows): scroll(by: rows)
    case .click(let row, let column): click(row: row - layout.top, column: column)
    case .type, .resize: break
    case .key(let meaning):
      let count = takeCount()
      // An Esc behind a count takes back the count, and no more.
      if meaning == .cancel, count != nil { return nil }
      if screen == .list, action.isMove { filterTarget = nil }
      return perform(meaning, count: count, after: formerMessage)
    }
    return nil
  }

  /// Performs the meaning of a key; the effect of a new key belongs here.
  private mutating func perform(
    _ meaning: KeyMeaning, count: Int?, after formerMessage: BrowseNotice?
  ) -> BrowseEffect? {
    let times = count ?? 1
    switch meaning {
    case .lineDown: move(by: times)
    case .lineUp: move(by: -times)
    case .screenDown: scroll(by: clamped(height, times: times))
    case .screenUp: scroll(by: -clamped(height, times: times))
    case .halfScreenDown: scroll(by: clamped(max(1, height / 2), times: times))
    case .halfScreenUp: scroll(by: -clamped(max(1, height / 2), times: times))
    case .top: goToTop(count)
    case .bottom: goToBottom(count)
    case .open: open()
    case .back: back()
    case .cancel: cancel()
    case .nextEntry: step(by: times)
    case .previousEntry: step(by: -times)
    case .nextWithFindings: seekFindings(by: 1)
    case .previousWithFindings: seekFindings(by: -1)
    case .goTo: startPrompt(.goTo)
    case .search: startPrompt(.search)
    case .nextMatch: goToMatch(forwards: true, times: times)
    case .previousMatch: goToMatch(forwards: false, times: times)
    case .filter: startPrompt(.filter)
    case .findings:
      // The same key, pressed once more, shows the findings of all documents.
      if case .noFindings? = formerMessage { showAllFindings() } else { showFindings() }
    case .copy: return allowed { $0.copy() }
    case .copyAsJSON: return allowed { $0.copyAsJSON() }
    case .print: return .print
    case .edit: return allowed { _ in .edit }
    case .reload: return .reload
    case .help: showHelp()
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .quit where screen == .help: back()
    case .quit: return .quit
    case .interrupt: return .interrupt
    case .submit, .leavePrompt, .characterLeft, .characterRight, .startOfLine, .endOfLine, .erase,
      .eraseForwards, .eraseWord, .eraseToStart:
      break
    }
    return nil
  }

  /// Actions that use the editor or the clipboard, which secure mode forbids.
  private mutating func allowed(
    _ effect: (inout BrowseState) -> BrowseEffect?
  ) -> BrowseEffect? {
    guard options.isSecure else { return effect(&self) }
    message = .notInSecureMode
    return nil
  }

  /// A number of rows so many times, without running over.
  private func clamped(_ rows: Int, times: Int) -> Int {
    min(rows.multipliedReportingOverflow(by: times).partialValue, Int(Int32.max))
  }
}
