import ExpoKit
import ExpoTerminal

extension BrowseState {
  /// Separates the parts of a line.
  static let gap = "  "
  /// The narrowest screens that name the next entry, without and with a search; keys need the room elsewhere.
  private static let nextNameColumns = 60
  private static let nextNameColumnsInSearch = 100
  /// The narrowest screens that say what their counters count, with one and with two of them.
  private static let wordyColumns = 30
  private static let wordyColumnsInEntry = 41

  /// The last line: the search, the filter, and the keys of this screen.
  ///
  /// `&다리  entry 2 of 5  ? help  q quit`; while something is typed, only that.
  var statusLine: Frame.Line {
    if let prompt { return prompt.drawn(counts, columns: size.columns, options) }
    if prefix.key == .copy, message == nil { return Frame.Line(copyRow) }
    let left = fitted(said, to: size.columns)
    let hints = hints(within: size.columns - width(of: left.string))
    let start = size.columns - width(of: hints.string)
    return Frame.Line([Frame.Part(left), Frame.Part(hints, column: start)])
  }

  /// What can be copied: `copy: t text  i image name  p path:line  e as JSON`, shorter on a narrow screen.
  private var copyRow: StyledText {
    let copy = options.messages.pick(en: "copy:", ko: "복사:")
    let rows = [false, true].map { isShort in
      copyParts.reduce(into: StyledText(isShort ? "" : copy)) { row, part in
        let words = part.words(in: options.messages, isShort: isShort)
        row.append(key: String(part.rawValue), " " + words)
      }
    }
    return rows.first { width(of: $0.string) <= size.columns } ?? fitted(rows[1], to: size.columns)
  }

  /// The notice, or else the search and the filter, with the notice that follows them.
  var summary: StyledText { message?.line(after: found, in: options.messages) ?? found }

  /// The notice; or else the search, the filter, and where Enter leads.
  private var said: StyledText {
    var said = summary
    if message != nil { return said }
    if screen == .poster, document.count > 0 {
      let opens = prefix.count.map { BrowseNotice.enterOpens(entry: $0) } ?? .enterOpens(list.count)
      let words = opens.words(in: options.messages)
      said.append(key: Key.enter.label, String(words.dropFirst(Key.enter.label.count)))
    }
    if namesNext, let next = nextInList {
      let name = fitted(
        StyledText(EntryCells.oneLine(document.row(of: next).name), .faint), to: size.columns / 3)
      said.append(key: KeyMeaning.nextEntry.keys[0].label, " " + word(for: .nextEntry) + ": ")
      said.append(name)
    }
    return said
  }

  /// A long query is cut at its end; its counts stay.
  private var found: StyledText {
    var found = StyledText()
    func add(_ words: String, _ role: StyledText.Role = .plain) {
      found.append((found.string.isEmpty ? "" : Self.gap) + words, role)
    }
    if document.watch.isChanged { add(BrowseNotice.changedOnDisk.words(in: options.messages)) }
    if !layout.hasTitle, !options.isLinear { add(position) }
    if let kept = list.kept, list.found != nil, screen == .list {
      add(EntryCells.oneLine(kept.query.label))
    }
    if let query = shownQuery {
      let room = size.columns - width(of: found.string) - width(of: counts) - 2 * Self.gap.count
      add(fitted(StyledText(EntryCells.oneLine(query)), to: max(size.columns / 2, room)).string)
      add(counts, .faint)
    }
    if let count = prefix.count { add(String(count)) }
    if prefix.key == .jumpBack { add("'") }
    return found
  }

  /// The position among the matches of the text; nil without a search in it.
  var matchPosition: Counted? {
    let view = shownText
    if shownList != nil || view.searchQuery == nil { return nil }
    return Counted(number: view.currentMatch.map { $0 + 1 }, count: view.matchCount)
  }

  /// The position among the rows found; during typing only their number.
  var foundPosition: Counted? {
    guard let finder = shownFinder, screen != .poster else { return nil }
    let number = screen == .allFindings ? findingList.number : currentRow.map { $0 + 1 }
    return Counted(number: prompt == nil ? number : nil, count: finder.foundCount)
  }

  /// The positions among matches and rows, in words if there is room; `…` while there may be more.
  private var counts: String {
    let isWordy =
      size.columns >= (screen == .entry ? Self.wordyColumnsInEntry : Self.wordyColumns)
    func words(_ position: Counted?, _ unit: Counted.Unit) -> String? {
      position.map { isWordy ? $0.words(unit, in: options.messages) : $0.numbers }
    }
    let rows: Counted.Unit = screen == .allFindings ? .finding : .entry
    let parts = [words(matchPosition, .match), words(foundPosition, rows)].compactMap(\.self)
    let isOpen = shownFinder != nil && !self[keyPath: searchedList].isComplete
    return parts.joined(separator: " · ") + (isOpen ? " …" : "")
  }

  /// Whether the last line names the next entry all the time: a line that came and went would have to be
  /// drawn with the line of text that ends an entry.
  private var namesNext: Bool {
    let least = shownQuery == nil ? Self.nextNameColumns : Self.nextNameColumnsInSearch
    return screen == .entry && size.columns >= least
  }

  private func hints(within room: Int) -> StyledText {
    var text = StyledText()
    var left = room
    for meaning in KeyMeaning.hints.map(\.key) where works(meaning) {
      let key = meaning.keys[0].label
      let word = " " + word(for: meaning)
      let cells = Self.gap.utf8.count + width(of: key) + width(of: word)
      if cells > left { continue }
      text.append(Self.gap)
      text.append(key, .heading)
      text.append(word, .faint)
      left -= cells
    }
    return text
  }

  /// What a key does here: `q` leaves help, and `!` leads from findings to all of them.
  private func word(for meaning: KeyMeaning) -> String {
    switch (meaning, screen) {
    case (.quit, .help): options.messages.pick(en: "back", ko: "닫기")
    case (.findings, .findings): options.messages.pick(en: "all", ko: "전체")
    case (.nextEntry, .list): options.messages.pick(en: "preview", ko: "미리보기")
    default: meaning.hint(in: options.messages) ?? ""
    }
  }

  /// Whether a key works on this screen, and the screen does not name it itself.
  private func works(_ meaning: KeyMeaning) -> Bool {
    switch meaning {
    case .help: screen != .help
    case .findings: screen != .allFindings && !shownFindings.isEmpty
    case .nextMatch: (matchPosition?.count ?? 0) + (foundPosition?.count ?? 0) > 0
    // The poster says more about it.
    case .open: shownList.map { self[keyPath: $0].count > 0 } ?? false
    case .back: (!path.isAtStart || options.isChosen) && screen != .help
    case .nextEntry: isPreviewing || (nextInList != nil && !namesNext)
    case .filter, .goTo: document.count > 0 && !screen.isOverlay
    case .copy: options.hasClipboard && !options.isSecure && !isEmptyList
    // The name of a picture that can be opened is a link.
    case .openPicture:
      !options.isSecure && !screen.isOverlay && subject != nil && subject == texts.openEntry
        && texts.entry.hasLink
    case .edit: !options.isSecure && screen != .help && !isEmptyList
    case .print: screen != .help && !isEmptyList
    default: true
    }
  }
}

extension StyledText {
  /// Appends a key and what it does, with a gap before them unless they come first.
  mutating func append(key: String, _ words: String) {
    append((string.isEmpty ? "" : BrowseState.gap) + key, .heading)
    append(words, .faint)
  }
}

/// A number out of a count, from 1; nil between them.
struct Counted: Equatable, Sendable {
  enum Unit: Sendable {
    case match, entry, finding, exposition

    var words: (one: String, several: String, korean: String, counter: String) {
      switch self {
      case .match: ("match", "matches", "본문", "곳")
      case .entry: ("entry", "entries", "항목", "개")
      case .finding: ("finding", "findings", "문제", "건")
      case .exposition: ("exposition", "expositions", "박람회", "개")
      }
    }
  }

  let number: Int?
  let count: Int

  /// The numbers alone: `2/4`.
  var numbers: String { "\(number.map(String.init) ?? "–")/\(count)" }

  /// The position in words, or the count: `2 of 4 here`, `entry 1 of 3`, `1,300 entries`.
  func words(_ unit: Unit, in language: Language) -> String {
    let words = unit.words
    let all = CommaFormatter().format(count)
    let position = number.map { "\(CommaFormatter().format($0)) of \(all)" }
    let korean = "\(words.korean) \(number == nil ? all + words.counter : numbers)"
    if unit == .match {
      return count == 0
        ? language.pick(en: "none here", ko: "본문에 없음")
        : language.pick(en: "\(position ?? all) here", ko: korean)
    }
    let counted = "\(all) \(count == 1 ? words.one : words.several)"
    return language.pick(en: position.map { "\(words.one) \($0)" } ?? counted, ko: korean)
  }
}
