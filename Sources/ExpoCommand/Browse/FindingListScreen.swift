import ExpoDiagnostics
import ExpoTerminal
import ExpoText

/// The findings of all documents, a row a finding.
struct FindingListScreen {
  private let state: BrowseState

  init(_ state: BrowseState) {
    self.state = state
  }

  /// The rows on the screen.
  var lines: [Frame.Line] {
    let row = FindingRow(state)
    if state.findingList.count == 0 {
      var text = StyledText()
      text.append(BrowseLabel.searching.words(in: state.options.messages), .faint)
      return [Frame.Line(text)]
    }
    return state.findingList.visible.map { index in
      let isChosen = index == state.findingList.cursor
      var line = StyledText()
      line.append(isChosen ? ">" : " ")
      line.append(row.line(of: state.documentFindings.rows[index], in: state.size.columns - 1))
      return Frame.Line(line, fill: isChosen ? .bar : .none)
    }
  }
}

/// A finding in one line: `✗  3 한빛탑  expected text, found a number [EX401 number-as-text]`.
struct FindingRow {
  private let state: BrowseState

  init(_ state: BrowseState) {
    self.state = state
  }

  /// The line, cut to a number of cells; whole without one.
  func line(of row: DocumentFindings.Row, in columns: Int?) -> StyledText {
    let finding = row.finding
    var line = StyledText()
    line.append(finding.severity.mark + " ", .warning)
    line.append(subject(of: row.entry) + "  ", .heading)
    line.append(EntryCells.oneLine(finding.words(in: state.options.messages).message))
    line.append(" [\(finding.rule.code) \(finding.rule.name)]", .faint)
    guard let columns else { return line }
    return TextCell.fitted(line, to: columns, ambiguous: state.options.ambiguous)
  }

  private func subject(of entry: Int?) -> String {
    guard let entry else { return BrowseLabel.poster.words(in: state.options.messages) }
    let name = EntryCells.oneLine(state.document.nameCell(of: entry))
    return "\(state.document.number(of: entry)) \(VisibleText.quoted(name))"
  }
}
