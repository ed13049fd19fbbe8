import ExpoKit
import ExpoTerminal

extension BrowseState {
  /// The keys that a key stands for: while something is typed, itself.
  func commands(of key: Key) -> [Key] {
    prompt == nil ? KeyMeaning.commands(of: key) : [key]
  }

  /// Performs the action of a key; a key without an action drops the count.
  mutating func press(_ key: Key) -> BrowseEffect? {
    if pictures.isAlone {
      pictures.isAlone = false
      guard case .control = key else { return nil }
    }
    if prefix.key == .copy, prompt == nil { return pressAfterCopy(key) }
    guard let action = BrowseAction.of(key, isTyping: prompt != nil) else {
      _ = prefix.takeCount()
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
    places.stop()
    search.stopSteps()
    let formerKey = prefix.takeKey()
    switch action {
    case .digit(let digit): prefix.take(digit)
    case .type, .resize: break
    case .key(let meaning):
      let count = prefix.takeCount()
      // An Esc behind a count or a first key takes that back, and no more.
      if meaning == .cancel, count != nil || formerKey != nil { return nil }
      switch meaning.row.use {
      case .moving where screen == .list: filter.target = nil
      case .copying where options.isSecure, .editing where options.isSecure:
        message = .notInSecureMode
        return nil
      case .moving, .copying, .editing, .other: break
      }
      if meaning == .formerPlace, formerKey != meaning, !options.isLinear {
        prefix.begin(with: meaning)
        return nil
      }
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
    case .screenDown where count == nil && readsOn: step(by: 1)
    case .screenDown: scroll(by: clamped(height, times: times))
    case .screenUp: scroll(by: -clamped(height, times: times))
    case .halfScreenDown: scroll(by: clamped(max(1, height / 2), times: times))
    case .halfScreenUp: scroll(by: -clamped(max(1, height / 2), times: times))
    case .top: goToTop(count)
    case .bottom: goToBottom(count)
    case .open: if let count { open(number: count) } else { open() }
    case .back where path.isAtStart && options.isChosen: return .leave
    case .back: back()
    case .cancel where path.isAtStart && options.isChosen && query.key == nil: return .leave
    case .cancel: cancel()
    case .nextEntry: stepOrScroll(by: times)
    case .previousEntry: stepOrScroll(by: -times)
    case .nextWithFindings: seekFindings(by: times)
    case .previousWithFindings: seekFindings(by: -times)
    case .goTo: startPrompt(.goTo)
    case .formerPlace: returnToFormerPlace()
    case .search: startPrompt(.search)
    case .nextMatch: goToMatch(forwards: true, times: times)
    case .previousMatch: goToMatch(forwards: false, times: times)
    case .filter: startPrompt(.filter)
    case .findings:
      // The same key, pressed once more, shows the findings of all documents.
      if formerMessage == .noFindings { showAllFindings() } else { showFindings() }
    case .copy where isEmptyList, .copyAsJSON where isEmptyList, .print where isEmptyList,
      .edit where isEmptyList:
      message = .nothingFound(query.text)
    case .copy where screen.isOverlay || options.isLinear: return copy()
    case .copy: prefix.begin(with: .copy)
    case .copyAsJSON: return copyAsJSON()
    case .openPicture: return openPicture()
    case .showPicture: showPicture()
    case .print: return .print
    case .edit: return .edit
    case .reload: return .reload
    case .help where screen == .help: back()
    case .help: showHelp()
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .quit where screen == .help: back()
    case .quit: return .quit
    case .interrupt: return .interrupt
    case .submit, .leavePrompt, .nextChoice, .previousChoice, .olderLine, .newerLine,
      .characterLeft, .characterRight, .startOfLine, .endOfLine, .erase,
      .eraseForwards, .eraseWord, .eraseToStart:
      break
    }
    return nil
  }

  /// A number of rows so many times, without running over.
  func clamped(_ rows: Int, times: Int) -> Int {
    min(rows.multipliedReportingOverflow(by: times).partialValue, Int(Int32.max))
  }
}

// MARK: - Copying

extension BrowseState {
  /// What to copy of the screen: the text of poster or entry, findings, help.
  mutating func copy() -> BrowseEffect? {
    if let (lines, notice) = overlayText {
      if !lines.isEmpty {
        return .copy(lines.map(\.string).joined(separator: "\n"), notice)
      }
    } else if let text = document.plainText(of: subject) {
      return .copy(text, subject == nil ? .copiedPoster : .copiedEntry(subjectNumber))
    }
    message = .nothingToCopy
    return nil
  }

  /// All of the findings or the help that is shown, as it is copied and printed, and what is then said of
  /// the copy; nil where a page or the list is shown.
  var overlayText: (lines: [StyledText], copied: BrowseNotice)? {
    switch screen {
    case .help: (helpBlocks.map(\.text), .copiedHelp)
    case .findings: (wholeFindings, .copiedFindings)
    case .allFindings: (findings.documents.rows.map(text), .copiedFindings)
    case .poster, .list, .entry: nil
    }
  }

  /// The entry, or the exposition, as JSON.
  mutating func copyAsJSON() -> BrowseEffect? {
    guard let text = document.json(of: subject) else {
      message = .nothingToCopy
      return nil
    }
    return .copy(text, subject == nil ? .copiedExpositionAsJSON : .copiedEntryAsJSON(subjectNumber))
  }

  /// Copies the part of what is shown that a key stands for; any other key leaves the row of parts.
  private mutating func pressAfterCopy(_ key: Key) -> BrowseEffect? {
    _ = prefix.takeKey()
    message = nil
    guard case .character(let letter) = key, let part = CopyPart(letter), copyParts.contains(part)
    else { return nil }
    switch part {
    case .text: return copy()
    case .json: return copyAsJSON()
    case .imageName:
      if let name = subject.flatMap({ document.text(.imageName, of: $0) }), !name.isEmpty {
        return .copy(name, .copied(name))
      }
    case .place:
      if let place = document.place(of: subject) {
        let name = FileName.last(of: place.path)
        return .copy("\(place.path):\(place.line)", .copied("\(name):\(place.line)"))
      }
    }
    message = .nothingToCopy
    return nil
  }

  /// What can be copied of what is shown.
  var copyParts: [CopyPart] { CopyPart.allCases.filter { subject != nil || $0.isOfPoster } }

  /// The picture of the entry, to be opened by another program.
  private mutating func openPicture() -> BrowseEffect? {
    guard let path = subject.flatMap(document.picturePath) else {
      message = .noPicture
      return nil
    }
    return .view(path)
  }

  private var subjectNumber: Int { subject.map(document.number) ?? 0 }
}
