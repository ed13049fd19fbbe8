import ExpoJSON
import ExpoTerminal
import ExpoBase

/// The findings of all documents, a row a finding, in the columns of the list of entries.
///
/// `> 3 ✗ 한빛탑  expected text, found a number [EX401 number-as-text]`. The column of names is as wide
/// as those on the screen.
struct FindingListScreen {
  private static let gap = 2
  private static let widestName = 30

  private let state: BrowseState

  init(_ state: BrowseState) {
    self.state = state
  }

  /// The rows on the screen.
  var lines: [Frame.Line] {
    if state.findingList.count == 0 {
      var text = StyledText()
      text.append(BrowseLabel.searching.words(in: state.options.messages), .faint)
      return [Frame.Line(text)]
    }
    let visible = state.findingList.visible
    let names = visible.map { FindingRow(state.documentFindings.rows[$0], in: state).name }
    let column = min(
      names.map(width).max() ?? 0, Self.widestName, state.size.columns * 2 / 5)
    return zip(visible, names).map { index, name in
      let isChosen = index == state.findingList.cursor
      let row = FindingRow(state.documentFindings.rows[index], in: state)
      return Frame.Line(
        line(of: row, fitted(name, to: column), column, isChosen: isChosen),
        fill: isChosen ? .bar : .none)
    }
  }

  private func line(
    of row: FindingRow, _ name: StyledText, _ column: Int, isChosen: Bool
  ) -> StyledText {
    var line = ListScreen(state).head(number: row.number, mark: row.mark, isChosen: isChosen)
    line.append(name)
    line.append(String(repeating: " ", count: max(0, column - width(of: name)) + Self.gap))
    line.append(row.message)
    let room = state.size.columns - width(of: line)
    if let rule = row.rules.first(where: { width(of: $0) <= room }) { line.append(rule) }
    return fitted(line, to: state.size.columns)
  }

  private func fitted(_ text: StyledText, to width: Int) -> StyledText {
    TextCell.fitted(text, to: width, ambiguous: state.options.ambiguous)
  }

  private func width(of text: StyledText) -> Int {
    DisplayWidth.of(text.string, ambiguous: state.options.ambiguous)
  }
}

/// What a row says of a finding.
struct FindingRow {
  private let state: BrowseState
  private let finding: Diagnostic
  private let entry: Int?

  init(_ row: DocumentFindings.Row, in state: BrowseState) {
    self.state = state
    (finding, entry) = (row.finding, row.entry)
  }

  /// The sign of its severity.
  var mark: String { finding.severity.mark }

  /// The number of the entry; nil for the poster.
  var number: Int? { entry.map(state.document.number) }

  /// The name of the entry, or `poster`.
  var name: StyledText {
    var name = StyledText()
    name.append(
      entry.map { VisibleText.quoted(EntryCells.oneLine(state.document.nameCell(of: $0))) }
        ?? BrowseLabel.poster.words(in: state.options.messages), .heading)
    return name
  }

  /// What is wrong.
  var message: StyledText {
    var message = StyledText()
    message.append(EntryCells.oneLine(finding.words(in: state.options.messages).message))
    return message
  }

  /// The rule behind the message, and what stands for it where that is too wide: its code.
  var rules: [StyledText] {
    [" [\(finding.rule.code) \(finding.rule.name)]", " [\(finding.rule.code)]"].map { words in
      var rule = StyledText()
      rule.append(words, .faint)
      return rule
    }
  }

  /// All of it: `✗ 3 한빛탑  expected text, found a number [EX401 number-as-text]`.
  var whole: StyledText {
    var line = StyledText()
    line.append(mark + " ", .warning)
    if let number { line.append("\(number) ", .heading) }
    line.append(name)
    line.append("  ")
    line.append(message)
    if let rule = rules.first { line.append(rule) }
    return line
  }
}
