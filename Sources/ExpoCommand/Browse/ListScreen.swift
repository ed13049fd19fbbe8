import ExpoJSON
import ExpoModel
import ExpoRendering
import ExpoTerminal
import ExpoBase

/// The list: a row an entry, name and short description aligned by cells.
///
/// `> 3 ✗ 한빛탑  박람회장 한가운데에 선 …`: the sign of the chosen row, the number, the mark of the
/// worst finding. Only the rows on the screen are read; the column of names is as wide as those that
/// were shown.
struct ListScreen {
  private static let gap = 2
  /// The maximum width of a list that omits summaries in favour of names, in columns.
  private static let narrow = 40
  /// The fewest cells of a summary beside the names there.
  private static let leastSummary = 8
  private static let widestName = 40
  /// How far beyond its column a text is searched, in cells: a match may begin inside.
  private static let margin = 20

  private let state: BrowseState
  private let columns: Int

  init(_ state: BrowseState) {
    self.state = state
    columns = state.layout.list.width
  }

  /// The rows on the screen.
  var lines: [Frame.Line] {
    if state.list.count == 0 { return [Frame.Line(emptyList)] }
    // In an entry beside the list the keys do not move in the list.
    let fill: Frame.Fill = state.screen == .list ? .bar : .rule
    let drawn = ListRows.Look(state)
    return state.list.visible.map { row in
      let index = state.entryIndex(ofRow: row)
      if row == state.list.cursor { return Frame.Line(line(of: index, isChosen: true), fill: fill) }
      return Frame.Line([state.listRows.part(of: index, in: drawn) ?? part(of: index)])
    }
  }

  /// The row of an entry that is not chosen.
  func part(of index: Int) -> Frame.Part {
    Frame.Part(line(of: index, isChosen: false))
      .fitted(to: columns, ambiguous: state.options.ambiguous)
  }

  private var emptyList: StyledText {
    var text = StyledText()
    let label: BrowseLabel =
      state.filter.map { $0.isComplete ? .emptyFilter : .searching } ?? .emptyList
    text.append(label.words(in: state.options.messages), .faint)
    return text
  }

  private func line(of index: Int, isChosen: Bool) -> StyledText {
    let document = state.document
    let row = document.row(of: index)
    var line = head(
      number: document.number(of: index), mark: row.findings.map(\.severity).max()?.mark,
      isChosen: isChosen)
    let room = max(0, columns - width(of: line.string))
    guard row.hasContent else {
      line.append("[\(Label.unreadable.text(in: document.language))]", .warning)
      return line
    }
    let name = cell(row.name, row.marks.contains(.name) ? .warning : .heading, room: room)
    guard let nameWidth = nameColumn(in: room) else {
      line.append(fitted(name, to: room))
      return line
    }
    let shown = fitted(name, to: nameWidth)
    line.append(shown)
    let space = max(0, nameWidth - width(of: shown.string)) + Self.gap
    line.append(String(repeating: " ", count: space))
    let summaryWidth = max(0, room - nameWidth - Self.gap)
    let role: StyledText.Role = row.marks.contains(.shortDescription) ? .warning : .plain
    let summary = cell(row.summary, role, room: summaryWidth)
    line.append(fitted(summary, to: summaryWidth))
    return line
  }

  /// The cells of the column of names; nil if they leave too little room for a summary.
  private func nameColumn(in room: Int) -> Int? {
    let widest = min(state.nameWidth, Self.widestName)
    guard columns <= Self.narrow else { return min(widest, room * 3 / 5) }
    return room - widest - Self.gap >= Self.leastSummary ? widest : nil
  }

  /// The text before the name: `> 3 ✗ `.
  func head(number: Int?, mark: String?, isChosen: Bool) -> StyledText {
    let document = state.document
    let last = document.count > 0 ? document.number(of: document.count - 1) : 0
    let (number, digits) = (number.map(String.init) ?? "", String(last).utf8.count)
    var head = StyledText()
    head.append(isChosen ? ">" : " ")
    head.append(String(repeating: " ", count: max(0, digits - number.utf8.count)) + number, .faint)
    head.append(" ")
    head.append(mark ?? "", .warning)
    // The marks are as wide as the widest of them.
    let space = DisplayWidth.of(Severity.note.mark, ambiguous: state.options.ambiguous) + 1
    head.append(String(repeating: " ", count: max(0, space - width(of: mark ?? ""))))
    return head
  }

  /// A text in one line, little longer than the room for it, with the matches of the search, or else
  /// of the filter, marked.
  private func cell(_ text: String, _ role: StyledText.Role, room: Int) -> StyledText {
    let ambiguous = state.options.ambiguous
    let beginning = DisplayWidth.prefix(
      of: text[...], fitting: room + Self.margin, ambiguous: ambiguous
    ) { max(1, DisplayWidth.of($0, ambiguous: ambiguous)) }.text
    var cell = StyledText()
    cell.append(EntryCells.oneLine(String(beginning)), role)
    return cell.markingMatches(of: state.query.key ?? state.filterKey)
  }

  private func fitted(_ text: StyledText, to width: Int) -> StyledText {
    TextCell.fitted(text, to: width, ambiguous: state.options.ambiguous)
  }

  private func width(of text: String) -> Int {
    DisplayWidth.of(text, ambiguous: state.options.ambiguous)
  }

  /// The cells of a name in the list, as far as they matter.
  static func width(ofName name: String, ambiguous: AmbiguousWidth) -> Int {
    var cells = 0
    for character in EntryCells.oneLine(String(name.prefix(widestName))) {
      cells += DisplayWidth.of(character, ambiguous: ambiguous)
    }
    return min(cells, widestName)
  }
}
