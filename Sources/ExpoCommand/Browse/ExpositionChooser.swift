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
  /// The fewest cells of a place that are worth reading beside a number of entries.
  private static let leastPlace = 12

  private(set) var rows: [Row]
  /// Why the one that was chosen last could not be opened, until the next key.
  var message: BrowseNotice?
  private let options: BrowseOptions
  /// The cells of the widest title, number of entries and place.
  private var (widestTitle, widestCount, widestPlace) = (0, 0, 0)
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
    list = ListView(count: rows.count, height: 1)
    measure()
    resize(to: size)
  }

  /// Shows what is known now of an exposition.
  mutating func replace(_ number: Int, with row: Row) {
    rows[number] = row
    measure()
  }

  private mutating func measure() {
    func widest(_ text: (Row) -> String) -> Int {
      rows.map { DisplayWidth.of(text($0), ambiguous: options.ambiguous) }.max() ?? 0
    }
    widestTitle = widest { EntryCells.oneLine($0.title) }
    widestCount = widest { Self.count(of: $0, in: options.messages) }
    widestPlace = widest { EntryCells.oneLine($0.place) }
  }

  mutating func resize(to size: TerminalSize) {
    self.size = size
    list.change(height: layout.height)
  }

  /// Performs a key; returns what it asks for.
  mutating func press(_ key: Key) -> Effect? {
    let action = BrowseAction.of(key, isTyping: false)
    let typed = number
    (number, message) = (0, nil)
    switch action {
    case .key(let meaning)?: return perform(meaning)
    case .digit(let digit)?:
      // Another digit makes a larger number, or else begins one.
      number = typed * 10 + digit <= rows.count ? typed * 10 + digit : digit
      list.move(to: number - 1)
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
    default: break
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
    let last = size.rows > 1 ? [Frame.Line(status)] : []
    return Frame(above + shown + padding + last, size: size, ambiguous: options.ambiguous)
  }

  /// Why one cannot be opened, or else the keys that there is room for: `Enter open  q quit  j k move`.
  private var status: StyledText {
    let language = options.messages
    if let message {
      return StyledText(EntryCells.oneLine(message.words(in: language)), .heading)
        .fitted(to: size.columns, ambiguous: options.ambiguous)
    }
    var (status, left) = (StyledText(), size.columns)
    for (key, word) in [
      (Key.enter.label, KeyHint.open.word(in: language)), ("q", KeyHint.quit.word(in: language)),
      ("j k", language.pick(en: "move", ko: "이동")),
      (LineDialog.numbers(0..<rows.count), language.pick(en: "choose", ko: "고르기")),
      ("Space b", language.pick(en: "page", ko: "한 화면씩")),
      ("g G", language.pick(en: "ends", ko: "처음과 끝")),
    ] {
      let start = status.string.isEmpty ? "" : Self.gap
      left -= DisplayWidth.of("\(start)\(key) \(word)", ambiguous: options.ambiguous)
      if left < 0, !start.isEmpty { break }
      status.append(start + key, .heading)
      status.append(" " + word, .faint)
    }
    return status
  }

  private func line(_ number: Int) -> Frame.Line {
    let row = rows[number]
    let (digits, last) = (String(number + 1), String(rows.count))
    var line = StyledText(number == list.cursor ? ">" : " ")
    let space = String(repeating: " ", count: last.utf8.count - digits.utf8.count)
    line.append(space + digits + Self.gap, .faint)
    let (room, least) = (
      size.columns - width(of: line) - Self.gap.utf8.count, min(widestPlace, Self.leastPlace)
    )
    // A narrow screen has at least half of its width for the title.
    func titleCells(beside other: Int) -> Int {
      min(widestTitle, size.columns * 3 / 5, max(size.columns / 2, room - other))
    }
    // Of expositions with the same title the place tells more than the number of entries.
    let besideCount = titleCells(beside: widestCount)
    let hasCount = room - besideCount - widestCount - Self.gap.utf8.count >= least
    let cells = hasCount ? besideCount : titleCells(beside: least)
    let title = StyledText(EntryCells.oneLine(row.title), .heading)
      .fitted(to: cells, ambiguous: options.ambiguous)
    line.append(title)
    line.append(String(repeating: " ", count: max(0, cells - width(of: title))) + Self.gap)
    if hasCount {
      let count = Self.count(of: row, in: options.messages)
      let indent = widestCount - DisplayWidth.of(count)
      line.append(String(repeating: " ", count: indent) + count + Self.gap)
    }
    let place = DisplayWidth.end(
      of: EntryCells.oneLine(row.place), fitting: max(0, size.columns - width(of: line)),
      ambiguous: options.ambiguous)
    line.append(place, .faint)
    let isChosen = number == list.cursor
    return Frame.Line(
      line.fitted(to: size.columns, ambiguous: options.ambiguous), fill: isChosen ? .bar : .none)
  }

  private static func count(of row: Row, in language: Language) -> String {
    let count = CommaFormatter().format(row.count)
    return language.pick(
      en: "\(count) \(row.count == 1 ? "entry" : "entries")", ko: "항목 \(count)개")
  }

  private func width(of text: StyledText) -> Int {
    DisplayWidth.of(text.string, ambiguous: options.ambiguous)
  }
}

extension ExpositionChooser.Row {
  /// What Xcode calls the catalog of a new project: as most are called so, it does not tell places apart.
  private static let usualCatalog = "/Assets.xcassets"

  /// The row of an exhibition; its title is that of its poster, its place the folder of a usual catalog.
  init(_ documents: ExhibitionDocuments) {
    let page = documents.posterPage(in: Language(of: documents))
    let place = ExhibitionFinder.name(of: documents)
    self.init(
      title: page.title.first ?? documents.fileName, count: documents.entries?.count ?? 0,
      place: place.hasSuffix(Self.usualCatalog)
        ? String(place.dropLast(Self.usualCatalog.count)) : place)
  }
}
