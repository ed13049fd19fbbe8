import ExpoModel
import ExpoRendering
import ExpoTerminal
import ExpoText

/// The list: a row an entry, name and short description aligned by cells.
///
/// `> 3! 한빛탑       박람회장 한가운데에 선 …`: the sign of the chosen row, the number, `!` where
/// something is wrong. Only the rows on the screen are read, so that the columns go by the width of
/// the screen and not by the names.
struct ListScreen {
  private static let gap = 2
  /// The columns of a screen that is too narrow for two texts side by side.
  private static let narrow = 30
  private static let widestName = 32
  /// How far beyond its column a text is looked at, in cells: a match may begin inside.
  private static let margin = 20

  private let state: BrowseState

  init(_ state: BrowseState) {
    self.state = state
  }

  /// The rows on the screen.
  var lines: [Frame.Line] {
    if state.list.count == 0 { return [Frame.Line(emptyList)] }
    return state.list.visible.map { row in
      let isChosen = row == state.list.cursor
      return Frame.Line(
        line(of: state.entryIndex(ofRow: row), isChosen: isChosen), isReversed: isChosen)
    }
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
    let number = String(document.number(of: index))
    let digits = String(document.number(of: document.count - 1)).utf8.count
    var line = StyledText()
    line.append(isChosen ? ">" : " ")
    line.append(String(repeating: " ", count: max(0, digits - number.utf8.count)) + number, .faint)
    line.append(row.findings.isEmpty ? "  " : "! ", .warning)
    let room = max(0, state.size.columns - digits - 3)
    guard row.hasContent else {
      line.append("[\(Label.unreadable.text(in: document.language))]", .warning)
      return line
    }
    let name = cell(row.name, row.marks.contains(.name) ? .warning : .heading, room: room)
    guard state.size.columns >= Self.narrow else {
      line.append(fitted(name, to: room))
      return line
    }
    let nameWidth = min(Self.widestName, room * 2 / 5)
    let shown = fitted(name, to: nameWidth)
    line.append(shown)
    let cells = DisplayWidth.of(shown.string, ambiguous: state.options.ambiguous)
    line.append(String(repeating: " ", count: max(0, nameWidth - cells) + Self.gap))
    let summaryWidth = max(0, room - nameWidth - Self.gap)
    let summary = cell(
      row.summary, row.marks.contains(.shortDescription) ? .warning : .plain, room: summaryWidth)
    line.append(fitted(summary, to: summaryWidth))
    return line
  }

  /// A text in one line, little longer than what there is room for, with what was found in it.
  private func cell(_ text: String, _ role: StyledText.Role, room: Int) -> StyledText {
    var left = room + Self.margin
    let beginning = text.prefix { character in
      left -= max(1, DisplayWidth.of(character, ambiguous: state.options.ambiguous))
      return left >= 0
    }
    var cell = StyledText()
    cell.append(EntryCells.oneLine(String(beginning)), role)
    return cell.markingMatches(of: state.key)
  }

  /// The beginning of a text, with `…` where it is cut.
  private func fitted(_ text: StyledText, to width: Int) -> StyledText {
    let ambiguous = state.options.ambiguous
    guard DisplayWidth.of(text.string, ambiguous: ambiguous) > width else { return text }
    let sign = DisplayWidth.of("…", ambiguous: ambiguous)
    guard width >= sign else { return StyledText() }
    var cut = text.prefix(fitting: width - sign, ambiguous: ambiguous)
    cut.append("…")
    return cut
  }
}
