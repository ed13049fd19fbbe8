import ExpoKit
import ExpoTerminal

extension BrowseState {
  /// The highest count: no document has as many lines or entries.
  private static let highestCount = 999_999_999

  /// Performs the action of a key; a key without an action drops the count and shows a notice.
  mutating func press(_ key: Key) -> BrowseEffect? {
    let opensPrompt = KeyMeaning.prompts.contains { $0.keys.contains(key) }
    if pictures.isAlone {
      pictures.isAlone = false
      let isControl = if case .control = key { true } else { false }
      if !isControl && !opensPrompt { return nil }
    }
    if prefix.key == .copy, prompt == nil, !opensPrompt { return pressAfterCopy(key) }
    guard let action = BrowseAction.of(key, isTyping: prompt != nil) else {
      if prompt == nil {
        prefix = (nil, nil)
        message = key.label.isEmpty ? nil : .unknownKey(key.label, hasHelp: screen != .help)
      }
      return nil
    }
    return perform(action)
  }

  mutating func perform(_ action: BrowseAction) -> BrowseEffect? {
    // Keys typed after Enter apply to what Enter opens.
    while opensFound { work() }
    let formerMessage = message
    message = nil
    findingSteps = nil
    opensFound = false
    if prompt != nil { return performInPrompt(action) }
    switch action {
    case .digit(let digit):
      let number = (prefix.count ?? 0) * 10 + digit
      prefix = (number == 0 ? nil : min(number, Self.highestCount), nil)
    case .type: break
    case .key(let meaning):
      let former = prefix
      prefix = (nil, nil)
      // Esc after a count or a first key only cancels that.
      if meaning == .cancel, former != (nil, nil) { return nil }
      if options.isSecure, meaning.needsProgram {
        message = .notInSecureMode
        // The key after it is then refused too.
        if meaning == .copy { prefix.key = meaning }
        return nil
      }
      if meaning == .jumpBack, former.key != meaning, !options.isLinear {
        prefix.key = meaning
        return nil
      }
      return perform(meaning, count: former.count, after: formerMessage)
    }
    return nil
  }

  /// Performs the meaning of a key; the effect of a new key belongs here.
  private mutating func perform(
    _ meaning: KeyMeaning, count: Int?, after formerMessage: BrowseNotice?
  ) -> BrowseEffect? {
    let times = count ?? 1
    switch meaning {
    case .screenDown where count == nil && readsOn: step(by: 1)
    case .lineDown, .lineUp, .screenDown, .screenUp, .halfScreenDown, .halfScreenUp:
      move(as: meaning, times: times)
    case .top, .bottom: goToEnd(meaning, count)
    case .open: if let count { open(number: count) } else { open() }
    case .back where path.isAtStart && options.isChosen: return .leave
    case .back: path.back()
    case .cancel where path.isAtStart && options.isChosen && shownQuery == nil: return .leave
    case .cancel: cancel()
    case .nextEntry: stepOrScroll(by: times)
    case .previousEntry: stepOrScroll(by: -times)
    case .nextWithFindings: goToFindings(by: times)
    case .previousWithFindings: goToFindings(by: -times)
    case .goTo: startPrompt(.name)
    case .jumpBack: returnFromJump()
    case .search: startPrompt(.search)
    case .nextMatch: goToMatch(forwards: true, times: times)
    case .previousMatch: goToMatch(forwards: false, times: times)
    case .filter: startPrompt(.filter)
    case .findings:
      // The same key again shows the findings of all documents.
      if formerMessage == .noFindings { showAllFindings() } else { showFindings() }
    case .print where isEmptyList, .edit where isEmptyList: message = nothingListed
    case .copy:
      if isEmptyList { message = nothingListed }
      prefix.key = .copy
    case .openPicture:
      let name = subject.flatMap { document.text(.imageName, of: $0) }
      if let path = name.flatMap(document.pictures.pathToView) { return .view(path) }
      let headers = name.flatMap(document.pictures.headers) ?? []
      message = headers.contains { $0.header.kind == .svg } ? .noProgramForSVG : .noPicture
    case .showPicture: showPicture()
    case .print: return .print
    case .edit: return .edit
    case .reload: return .reload
    case .help where screen == .help: path.back()
    case .help:
      path.open(.help)
      texts.help = helpView
    case .quit where screen == .help: path.back()
    case .quit: return .quit
    case .interrupt: return .interrupt
    // The loop performs the first two, and a prompt the others.
    case .redraw, .suspend, .submit, .leavePrompt, .characterLeft, .characterRight, .startOfLine,
      .endOfLine, .erase, .eraseForwards, .eraseWord, .eraseToStart:
      break
    }
    return nil
  }

  /// The findings or the help, as they are copied and printed, with the notice of the copy.
  var overlayText: (lines: [StyledText], copied: BrowseNotice)? {
    switch screen {
    case .help: (helpBlocks.map(\.text), .copiedHelp)
    case .findings: (wholeFindings, .copiedFindings)
    case .allFindings:
      ((0..<findingList.count).map { text(of: findings.rows[findingList[$0]]) }, .copiedFindings)
    case .poster, .list, .entry: nil
    }
  }

  /// Copies the part that a key names; any other key closes the row of parts.
  ///
  /// Where nothing can be copied, the key is dropped, and the notice stays.
  mutating func pressAfterCopy(_ key: Key) -> BrowseEffect? {
    prefix = (nil, nil)
    if options.isSecure || isEmptyList { return nil }
    let key = key == "y" ? .character(CopyPart.text.rawValue) : key
    guard let part = copyParts.first(where: { key == .character($0.rawValue) }) else { return nil }
    if let (text, notice) = copied(part), !text.isEmpty { return .copy(text, notice) }
    message = .nothingToCopy
    return nil
  }

  /// The text of a part, and the notice of its copy.
  private func copied(_ part: CopyPart) -> (text: String, notice: BrowseNotice)? {
    let number = subject.map(document.number)
    switch part {
    case .text:
      if let (lines, notice) = overlayText {
        return (lines.map(\.string).joined(separator: "\n"), notice)
      }
      return document.plainText(of: subject).map { ($0, .copiedText(ofEntry: number)) }
    case .json: return document.json(of: subject).map { ($0, .copiedJSON(ofEntry: number)) }
    case .imageName:
      return subject.flatMap { document.text(.imageName, of: $0) }.map { ($0, .copied($0)) }
    case .location:
      return shownLocation.map { path, line in
        ("\(path):\(line)", .copied("\(FileName.last(of: path)):\(line)"))
      }
    }
  }

  /// The file and line of the shown finding, or else of the shown entry or poster.
  var shownLocation: (path: String, line: Int)? {
    let finding = shownFinding
    return document.location(of: finding.map(\.entry) ?? subject, finding?.finding)
  }

  /// The chosen finding, or the one at the top of the screen.
  var shownFinding: DocumentFindings.Row? {
    if screen == .allFindings { return findingList.chosen.map { findings.rows[$0] } }
    guard screen == .findings, let finding = findingAtTop, finding < shownFindings.count else {
      return nil
    }
    return (subject, shownFindings[finding])
  }

  var copyParts: [CopyPart] {
    switch screen {
    case .help: [.text]
    case .findings, .allFindings: [.text, .location]
    case .poster, .list, .entry: CopyPart.allCases.filter { subject != nil || $0 != .imageName }
    }
  }
}

/// What can be copied of an entry, and the second key after `y`.
enum CopyPart: Character, CaseIterable, Sendable {
  case text = "t"
  case imageName = "i"
  case location = "p"
  case json = "e"

  func words(in language: Language, isShort: Bool = false) -> String {
    switch self {
    case .text: language.pick(en: "text", ko: "텍스트")
    case .imageName:
      language.pick(en: isShort ? "image" : "image name", ko: isShort ? "이미지" : "이미지 이름")
    case .location: language.pick(en: "path:line", ko: "경로:줄")
    case .json: language.pick(en: isShort ? "JSON" : "as JSON", ko: "JSON")
    }
  }
}
