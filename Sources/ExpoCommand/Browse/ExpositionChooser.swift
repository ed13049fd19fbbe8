import ExpoBase
import ExpoKit
import ExpoTerminal

/// The list of expositions to choose from, as a value: what keys do to it, and how it looks.
struct ExpositionChooser: Sendable {
  /// An exposition: its title, how many entries it has, and where it lies.
  struct Row: Equatable, Sendable {
    let title: String
    let count: Int
    let place: String
  }

  /// What a key asks for besides moving.
  enum Effect: Equatable, Sendable {
    case choose(Int)
    case quit, interrupt, suspend, redraw
  }

  private static let gap = "  "

  let rows: [Row]
  private let options: BrowseOptions
  /// The cells of the widest title, and of the widest number of entries.
  private let widestTitle: Int
  private let widestCount: Int
  private(set) var list: ListView
  private var size: TerminalSize
  /// The number typed so far.
  private var number = 0
  private var layout: BrowseLayout {
    BrowseLayout(size: size, widestText: options.widestText, isLinear: options.isLinear)
  }

  init(_ rows: [Row], options: BrowseOptions, size: TerminalSize) {
    self.rows = rows
    self.options = options
    self.size = size
    widestTitle =
      rows.map { DisplayWidth.of(EntryCells.oneLine($0.title), ambiguous: options.ambiguous) }.max()
      ?? 0
    widestCount =
      rows.map { DisplayWidth.of(Self.count(of: $0, in: options.messages)) }.max() ?? 0
    list = ListView(count: rows.count, height: 1)
    resize(to: size)
  }

  mutating func resize(to size: TerminalSize) {
    self.size = size
    list.change(height: layout.height)
  }

  /// Performs a key; returns what it asks for.
  mutating func press(_ key: Key) -> Effect? {
    let action = BrowseAction.of(key, isTyping: false)
    let typed = number
    number = 0
    switch action {
    case .key(let meaning)?: return perform(meaning)
    case .digit(let digit)?:
      // Another digit makes a larger number, or else begins one.
      number = typed * 10 + digit <= rows.count ? typed * 10 + digit : digit
      list.move(to: number - 1)
    case .scroll(let rows, _, _)?: list.scroll(by: rows)
    case .click(let row, _)?:
      let clicked = list.top + row - layout.top
      if clicked == list.cursor { return .choose(clicked) }
      if list.visible.contains(clicked) { list.move(to: clicked) }
    case .type?, .resize?, nil: break
    }
    return nil
  }

  /// Performs the meaning of a key; returns what it asks for.
  mutating func perform(_ meaning: KeyMeaning) -> Effect? {
    switch meaning {
    case .lineDown, .nextEntry: list.move(by: 1)
    case .lineUp, .previousEntry: list.move(by: -1)
    case .screenDown: list.scroll(by: layout.height)
    case .screenUp: list.scroll(by: -layout.height)
    case .halfScreenDown: list.scroll(by: max(1, layout.height / 2))
    case .halfScreenUp: list.scroll(by: -max(1, layout.height / 2))
    case .top: list.move(to: 0)
    case .bottom: list.move(to: rows.count - 1)
    case .open: return rows.isEmpty ? nil : .choose(list.cursor)
    case .quit: return .quit
    case .interrupt: return .interrupt
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .back, .cancel, .nextWithFindings, .previousWithFindings, .goTo, .formerPlace, .search,
      .nextMatch, .previousMatch, .filter, .findings, .copy, .copyAsJSON, .openPicture, .print,
      .edit, .reload,
      .help,
      .submit, .leavePrompt, .nextChoice, .previousChoice, .olderLine, .newerLine, .characterLeft,
      .characterRight, .startOfLine, .endOfLine, .erase, .eraseForwards, .eraseWord, .eraseToStart:
      break
    }
    return nil
  }

  // MARK: The screen

  /// What the screen shows: a row an exposition, its number, title, number of entries and place.
  func frame() -> Frame {
    let language = options.messages
    let blank = Frame.Line([])
    let head = language.pick(
      en: English.count(rows.count, "exposition"), ko: "박람회 \(rows.count)개")
    let place = "\(list.cursor + 1)/\(rows.count)"
    let title = Frame.Line([
      Frame.Part(StyledText(head, .faint), fill: .rule),
      Frame.Part(
        StyledText(place, .faint), column: max(0, size.columns - place.utf8.count), fill: .rule),
    ])
    let above =
      layout.hasTitle ? [title] + Array(repeating: blank, count: layout.top - 1) : []
    let shown = list.visible.map(line)
    let padding = Array(repeating: blank, count: max(0, layout.height - shown.count))
    var status = StyledText()
    for (key, meaning) in [(Key.enter, KeyMeaning.open), ("q", .quit)] {
      status.append((status.string.isEmpty ? "" : Self.gap) + key.label, .heading)
      status.append(" " + (meaning.hint(in: language) ?? ""), .faint)
    }
    let last = size.rows > 1 ? [Frame.Line(status)] : []
    return Frame(above + shown + padding + last, size: size, ambiguous: options.ambiguous)
  }

  private func line(_ number: Int) -> Frame.Line {
    let row = rows[number]
    let (digits, last) = (String(number + 1), String(rows.count))
    var line = StyledText(number == list.cursor ? ">" : " ")
    let space = String(repeating: " ", count: last.utf8.count - digits.utf8.count)
    line.append(space + digits + Self.gap, .faint)
    // A narrow screen has at least half of its width for the title.
    let rest = size.columns - width(of: line) - Self.gap.utf8.count - widestCount
    let cells = min(widestTitle, size.columns * 3 / 5, max(size.columns / 2, rest))
    let title = StyledText(EntryCells.oneLine(row.title), .heading)
      .fitted(to: cells, ambiguous: options.ambiguous)
    line.append(title)
    line.append(String(repeating: " ", count: max(0, cells - width(of: title))) + Self.gap)
    let count = Self.count(of: row, in: options.messages)
    let indent = widestCount - DisplayWidth.of(count)
    line.append(String(repeating: " ", count: indent) + count)
    let room = size.columns - width(of: line) - Self.gap.utf8.count
    if room > 0 { line.append(Self.gap + end(of: EntryCells.oneLine(row.place), in: room), .faint) }
    let isChosen = number == list.cursor
    return Frame.Line(
      line.fitted(to: size.columns, ambiguous: options.ambiguous), fill: isChosen ? .bar : .none)
  }

  private static func count(of row: Row, in language: Language) -> String {
    language.pick(en: English.entries(row.count), ko: "항목 \(row.count)개")
  }

  /// The end of a path, which tells it from others, where it is too wide: `…/fairs/London1851`.
  private func end(of path: String, in room: Int) -> String {
    if DisplayWidth.of(path, ambiguous: options.ambiguous) <= room { return path }
    var left = room - DisplayWidth.of("…", ambiguous: options.ambiguous)
    let end = path.reversed().prefix { character in
      left -= DisplayWidth.of(character, ambiguous: options.ambiguous)
      return left >= 0
    }
    return "…" + String(end.reversed())
  }

  private func width(of text: StyledText) -> Int {
    DisplayWidth.of(text.string, ambiguous: options.ambiguous)
  }
}

extension ExpositionChooser.Row {
  /// The row of an exhibition; its title is that of its poster.
  init(_ documents: ExhibitionDocuments) {
    let page = documents.posterPage(in: Language(of: documents))
    self.init(
      title: page.title.first ?? documents.fileName, count: documents.entries?.count ?? 0,
      place: ExhibitionFinder.name(of: documents))
  }
}
