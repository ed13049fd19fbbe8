import ExpoBase
import ExpoTerminal

extension BrowseState {
  /// What stands between the parts of a line.
  static let gap = "  "
  /// The narrowest screens that name the next entry, without a search and with one; elsewhere keys need the
  /// room.
  private static let (nextNameColumns, nextNameColumnsInSearch) = (60, 100)
  /// The narrowest screens that say what their counters count, and that do so in full where there are two.
  private static let (wordyColumns, wordyColumnsInEntry) = (30, 41)

  /// The last line: the search, the filter, and the keys that work on this screen.
  ///
  /// `&다리 entry 2 of 5  ? help  q quit`; while something is typed, that and nothing else.
  var statusLine: Frame.Line {
    if let prompt { return Frame.Line(line(of: prompt)) }
    if prefix.key == .copy { return Frame.Line(fitted(copyRow, to: size.columns)) }
    let left = fitted(said, to: size.columns)
    let hints = hints(within: size.columns - width(of: left.string))
    let start = size.columns - width(of: hints.string)
    return Frame.Line(
      [Frame.Part(left)] + (hints.string.isEmpty ? [] : [Frame.Part(hints, column: start)]))
  }

  /// What can be copied: `t text  i image name  p path:line  e as JSON`, in fewer words where there is
  /// less room.
  private var copyRow: StyledText {
    let row = copyRow(isShort: false)
    return width(of: row.string) <= size.columns ? row : copyRow(isShort: true)
  }

  private func copyRow(isShort: Bool) -> StyledText {
    var row = StyledText()
    for part in copyParts {
      row.append((row.string.isEmpty ? "" : Self.gap) + String(part.letter), .heading)
      row.append(" " + part.words(in: options.messages, isShort: isShort), .faint)
    }
    return row
  }

  /// The notice, or else the search and the filter, with a remark on them.
  var summary: String {
    guard let words = message?.words(in: options.messages) else { return VisibleText.of(found) }
    return VisibleText.of(message?.isRemark == true ? found + Self.gap + words : words)
  }

  /// The notice; or else what is searched and filtered, and where Enter leads.
  private var said: StyledText {
    if let message {
      return StyledText(EntryCells.oneLine(summary), message.isRemark ? .plain : .heading)
    }
    var said = StyledText(EntryCells.oneLine(found))
    if screen == .poster, document.count > 0 {
      let key = Key.enter.label
      let words = BrowseNotice.enterOpens(list.count).words(in: options.messages)
      said.append((said.string.isEmpty ? "" : Self.gap) + key, .heading)
      said.append(String(words.dropFirst(key.count)), .faint)
    }
    if namesNext, let next = nextInList, let key = Self.keys[.nextEntry] {
      let name = fitted(
        StyledText(EntryCells.oneLine(document.row(of: next).name), .faint), to: size.columns / 3)
      said.append((said.string.isEmpty ? "" : Self.gap) + key, .heading)
      said.append(" " + word(for: .nextEntry) + ": ", .faint)
      said.append(name)
    }
    return said
  }

  private var found: String {
    var words: [String] = []
    if document.watch.isChanged {
      words.append(BrowseNotice.changedOnDisk.words(in: options.messages))
    }
    if !layout.hasTitle, !options.isLinear { words.append(position) }
    // What is both searched for and filtered by is said once.
    let isSame = filterPlace != nil && shownQuery.text == filter.query.text
    if let filterPlace, !isSame { words.append(filterPlace) }
    if let matchPlace {
      words.append("\(isSame ? "&" : "/")\(shownQuery.text) \(self.words(of: matchPlace))")
    }
    if let count = prefix.count { words.append(String(count)) }
    if prefix.key == .formerPlace { words.append("'") }
    return words.joined(separator: Self.gap)
  }

  /// The filter, and the place in what it leaves: `&다리 entry 2 of 5`.
  private var filterPlace: String? {
    guard let entries = filter.entries, !screen.isOverlay else { return nil }
    let number = subject.flatMap(entries.rank)
    let place = MatchPlace(
      entries: .init(number: number, count: entries.foundCount), isOpen: !entries.isComplete)
    return "&\(filter.query.text) \(words(of: place))"
  }

  /// The words of a place, fewer on a narrow screen.
  func words(of place: MatchPlace) -> String {
    let isFull = screen != .entry || size.columns >= Self.wordyColumnsInEntry
    return place.words(
      in: options.messages,
      size.columns < Self.wordyColumns ? .numbers : isFull ? .words : .short)
  }

  /// Whether the last line names the next entry, all the time: a line that came and went would have to be
  /// drawn with the line of text that ends an entry.
  private var namesNext: Bool {
    let least = matchPlace == nil ? Self.nextNameColumns : Self.nextNameColumnsInSearch
    return screen == .entry && size.columns >= least
  }

  // MARK: Keys

  /// The first key of each hint.
  private static let keys = Dictionary(
    KeyMeaning.allCases.compactMap { meaning in
      meaning.row.hint.flatMap { hint in meaning.keys.first.map { (hint, $0.label) } }
    }, uniquingKeysWith: { first, _ in first })

  /// The keys that there is room for, with a gap before them.
  private func hints(within room: Int) -> StyledText {
    var (text, left) = (StyledText(), room)
    for hint in KeyHint.allCases where works(hint) {
      guard let key = Self.keys[hint] else { continue }
      let word = " " + word(for: hint)
      let cells = Self.gap.utf8.count + width(of: key) + width(of: word)
      if cells > left { continue }
      text.append(Self.gap)
      text.append(key, .heading)
      text.append(word, .faint)
      left -= cells
    }
    return text
  }

  /// The word for what a key does here: `q` leaves help, and `!` leads from findings to all of them.
  private func word(for hint: KeyHint) -> String {
    switch hint {
    case .quit where screen == .help: options.messages.pick(en: "back", ko: "닫기")
    case .findings where screen == .findings: options.messages.pick(en: "all", ko: "전체")
    case .nextEntry where screen == .list: options.messages.pick(en: "preview", ko: "미리보기")
    case .help, .quit, .findings, .nextMatch, .open, .back, .nextEntry, .search, .filter, .goTo,
      .copy, .openPicture, .edit, .print:
      hint.word(in: options.messages)
    }
  }

  /// Whether a key works on this screen, and the screen does not name it itself.
  private func works(_ hint: KeyHint) -> Bool {
    switch hint {
    case .help: screen != .help
    case .quit: true
    case .findings: screen != .allFindings && !shownFindings.isEmpty
    case .nextMatch: matchPlace.map { $0.isOpen || $0.count > 0 } ?? false
    // The poster says more of it.
    case .open: shownList.map { self[keyPath: $0].count > 0 } ?? false
    case .back: (!path.isAtStart || options.isChosen) && screen != .help
    case .nextEntry: isPreviewing || (nextInList != nil && !namesNext)
    case .search: screen != .allFindings
    case .filter, .goTo: document.count > 0 && !screen.isOverlay
    case .copy: options.hasClipboard && !options.isSecure && !isEmptyList
    // The name of a picture that can be opened is a link.
    case .openPicture:
      !options.isSecure && !screen.isOverlay && subject != nil && subject == texts.openEntry
        && texts.entry.hasLink
    case .edit: !options.isSecure && screen != .help && !isEmptyList
    case .print: screen != .help && !isEmptyList
    }
  }
}

/// The keys of the status line; where space is limited, quitting and help come first.
enum KeyHint: CaseIterable, Sendable {
  case help, quit, findings, nextMatch, open, back, nextEntry, search, filter, goTo, copy,
    openPicture, edit, print

  /// What the key does, in one word.
  func word(in language: Language) -> String {
    switch self {
    case .help: language.pick(en: "help", ko: "도움말")
    case .quit: language.pick(en: "quit", ko: "끝내기")
    case .findings: language.pick(en: "findings", ko: "문제")
    case .nextMatch: language.pick(en: "next match", ko: "다음 결과")
    case .open: language.pick(en: "open", ko: "열기")
    case .back: language.pick(en: "back", ko: "뒤로")
    case .nextEntry: language.pick(en: "next", ko: "다음")
    case .search: language.pick(en: "search", ko: "검색")
    case .filter: language.pick(en: "filter", ko: "필터")
    case .goTo: language.pick(en: "go to", ko: "이동")
    case .copy: language.pick(en: "copy", ko: "복사")
    case .openPicture: language.pick(en: "image", ko: "이미지")
    case .edit: language.pick(en: "edit", ko: "편집")
    case .print: language.pick(en: "print", ko: "출력")
    }
  }
}
