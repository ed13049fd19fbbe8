import ExpoKit
import ExpoSearch

extension BrowseState {
  static let widestListedName = 40
  /// The widest summary that makes the list beside an entry wider.
  private static let widestListedSummary = 80
  /// The widest list that omits summaries in favor of names, in cells.
  private static let narrowList = 40
  /// The fewest cells for a summary, and during a search for a name and a text around a match.
  private static let leastSummary = 20
  private static let leastName = 8
  private static let leastExcerpt = 16
  /// The most scalars of a character that are measured.
  private static let scalarsOfCharacter = 32
  private static let measuredEntries = 100
  /// The most rows that are kept, unless a screen has more.
  private static let mostKeptRows = 1024
  private static let chosenSign = ">"
  /// How much of a text is searched for an excerpt, in bytes.
  private static let excerptReach = 1 << 18
  /// How far beyond its column a text is searched, in cells: a match may begin inside.
  private static let searchMargin = 20

  /// The list: one entry in each row, name and short description in columns.
  ///
  /// `> 3 ✗ 한빛탑  박람회장 한가운데에 선 …`: the sign of the chosen row, the number, the mark of the worst finding. Only
  /// the rows on the screen are read; the column of names fits those shown so far.
  var listLines: [Frame.Line] {
    if list.count == 0 {
      // Only a search can leave an empty list: without entries the poster is shown.
      return emptyList(isComplete: list.isComplete, en: "no entry matches", ko: "맞는 항목 없음")
    }
    // While an entry beside the list is read, keys do not move in the list.
    let fill: Frame.Fill = screen == .list ? .bar : .rule
    let rows = listed.look == listLook ? listed.rows : [:]
    return list.visible.map { number in
      let row = rows[list[number]] ?? listedRow(of: list[number])
      if number != list.cursor { return Frame.Line(row.text, cells: row.width) }
      var chosen = StyledText(Self.chosenSign)
      chosen.append(Self.chosenSign.utf8.count..<row.text.string.utf8.count, of: row.text)
      return Frame.Line(chosen, fill: fill)
    }
  }

  /// What all listed rows depend on.
  private var listLook: String {
    "\(layout.list.width) \(nameWidth) \(list.finder?.query.label ?? "")"
  }

  /// Keeps the rows that are listed: most keys show them again.
  mutating func keepListedRows() {
    if listed.look != listLook || listed.rows.count > Self.mostKeptRows { listed = (listLook, [:]) }
    for entry in list.visible.map({ list[$0] }) where listed.rows[entry] == nil {
      listed.rows[entry] = listedRow(of: entry)
    }
  }

  /// A note in place of an empty list: nothing is found, or not yet.
  func emptyList(isComplete: Bool, en: String, ko: String) -> [Frame.Line] {
    let none = options.messages.pick(en: en, ko: ko)
    let searching = options.messages.pick(en: "searching …", ko: "찾는 중 …")
    return [Frame.Line(StyledText(isComplete ? none : searching, .faint))]
  }

  /// The row of an entry that is not chosen, cut to the width of the list.
  private func listedRow(of entry: Int) -> StyledText.Measured {
    var line = rowHead(
      number: document.number(of: entry),
      severity: document.row(of: entry).findings.map(\.severity).max(), isChosen: false)
    line.append(listedText(of: entry))
    return line.prefix(fitting: layout.list.width, ambiguous: options.ambiguous)
  }

  /// The name and the summary of an entry.
  func listedText(of entry: Int) -> StyledText {
    let row = document.row(of: entry)
    let room = max(0, layout.list.width - headWidth)
    guard row.hasContent else {
      return StyledText("[\(Label.unreadable.text(in: document.language))]", .warning)
    }
    let query = list.finder?.query.searchQuery
    let name = cell(row.name, row.hasFaultyName ? .warning : .heading, query, room: room)
    guard let nameWidth = nameColumn(in: room) else { return fitted(name, to: room) }
    var line = StyledText()
    append(fitted(name, to: nameWidth), cells: nameWidth, to: &line)
    let summaryWidth = max(0, room - nameWidth - Self.gap.count)
    let role: StyledText.Role = row.hasFaultySummary ? .warning : .plain
    // As `expo list --search` shows it; nil if only the name is known to match.
    let excerpt = query.flatMap {
      document.entry(entry).excerpt(
        matching: $0, cells: summaryWidth, reach: Self.excerptReach)
    }
    let summary = cell(excerpt ?? row.summary, role, query, room: summaryWidth)
    line.append(fitted(summary, to: summaryWidth))
    return line
  }

  /// Appends a text, padded to the width of its column, and the gap after it.
  func append(_ text: StyledText, cells: Int, to line: inout StyledText) {
    line.append(text)
    line.append(.spaces(cells - width(of: text.string)) + Self.gap)
  }

  /// The cells of the column of names; nil if they leave too few for a summary.
  ///
  /// Names get what they need while a summary keeps its fewest cells, and three fifths of a small room, or
  /// all of it if they need more.
  /// During a search, the text around a match has the room instead.
  private func nameColumn(in room: Int) -> Int? {
    let widest = min(nameWidth, Self.widestListedName)
    let rest = room - Self.gap.count - Self.leastSummary
    if list.finder?.query.searchQuery != nil {
      let rest = room - Self.gap.count - max(Self.leastExcerpt, room / 2)
      return rest >= Self.leastName ? min(widest, rest) : nil
    }
    if layout.list.width <= Self.narrowList { return widest <= rest ? widest : nil }
    let most = max(rest, room * 3 / 5)
    return widest <= most || most == rest ? min(widest, most) : nil
  }

  /// The text before the name: `> 3 ✗ `.
  func rowHead(number: Int?, severity: Severity?, isChosen: Bool) -> StyledText {
    let number = number.map(String.init) ?? ""
    let digits = String(document.lastNumber).utf8.count
    var head = StyledText(isChosen ? Self.chosenSign : " ")
    head.append(.spaces(digits - number.utf8.count) + number, .faint)
    head.append(" ")
    let mark = severity?.mark ?? ""
    head.append(mark, severity?.role ?? .plain)
    // All marks take the width of the widest.
    head.append(.spaces(width(of: Severity.note.mark) + 1 - width(of: mark)))
    return head
  }

  private var headWidth: Int {
    width(of: rowHead(number: 0, severity: nil, isChosen: false).string)
  }

  /// A text in one line, little longer than its room, with marked matches.
  private func cell(
    _ text: String, _ role: StyledText.Role, _ query: SearchQuery?, room: Int
  ) -> StyledText {
    let beginning = DisplayWidth.prefix(
      of: text[...], fitting: room + Self.searchMargin, ambiguous: options.ambiguous
    ) { max(1, DisplayWidth.of($0, ambiguous: options.ambiguous)) }.text
    return StyledText(EntryCells.oneLine(String(beginning)), role)
      .markingMatches(of: query)
  }

  mutating func measureList() {
    nameWidth = 0
    var summaryWidth = 0
    for index in 0..<min(document.count, Self.measuredEntries) {
      let name = document.text(.name, of: index) ?? ""
      let shown = name.allSatisfy(\.isWhitespace) ? Label.noName.text(in: document.language) : name
      nameWidth = max(nameWidth, width(of: shown, atMost: Self.widestListedName))
      let summary = document.text(.shortDescription, of: index) ?? ""
      summaryWidth = max(summaryWidth, width(of: summary, atMost: Self.widestListedSummary))
    }
    widestRow = headWidth + nameWidth
    if summaryWidth > 0 { widestRow += Self.gap.count + summaryWidth }
  }

  /// The cells of a text, up to a limit.
  func width(of text: String, atMost most: Int) -> Int {
    // A character may have a million marks.
    let scalars = text.unicodeScalars.prefix(most * Self.scalarsOfCharacter)
    return min(width(of: EntryCells.oneLine(String(String(scalars).prefix(most)))), most)
  }
}
