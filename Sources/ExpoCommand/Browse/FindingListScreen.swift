import ExpoJSON
import ExpoTerminal

extension BrowseState {
  private static let widestNameOfFinding = 30

  /// The findings of all documents, a row a finding, in the columns of the list of entries.
  ///
  /// `> 3 ✗ 한빛탑  expected text, found a number [EX401 number-as-text]`. The column of names is as wide
  /// as those on the screen.
  var findingLines: [Frame.Line] {
    if findings.list.count == 0 { return [Frame.Line(searching)] }
    let rows = findings.list.visible.map { findings.documents.rows[$0] }
    let names = rows.map(name)
    let column = min(
      names.map { width(of: $0.string) }.max() ?? 0, Self.widestNameOfFinding,
      size.columns * 2 / 5)
    return zip(findings.list.visible, zip(rows, names)).map { index, row in
      let isChosen = index == findings.list.cursor
      return Frame.Line(
        line(of: row.0, fitted(row.1, to: column), column, isChosen: isChosen),
        fill: isChosen ? .bar : .none)
    }
  }

  private func line(
    of row: DocumentFindings.Row, _ name: StyledText, _ column: Int, isChosen: Bool
  ) -> StyledText {
    var line = rowHead(
      number: row.entry.map(document.number), severity: row.finding.severity, isChosen: isChosen)
    append(name, cells: column, to: &line)
    line.append(message(of: row))
    let room = size.columns - width(of: line.string)
    // Where the rule is too wide its code stands for it.
    let rule = row.finding.rule
    for words in [" [\(rule.code) \(rule.name)]", " [\(rule.code)]"] where width(of: words) <= room
    {
      line.append(words, .faint)
      break
    }
    return fitted(line, to: size.columns)
  }

  /// The name of the entry, or `poster`.
  private func name(of row: DocumentFindings.Row) -> StyledText {
    StyledText(
      row.entry.map { VisibleText.quoted(EntryCells.oneLine(document.row(of: $0).name)) }
        ?? options.messages.pick(en: "poster", ko: "포스터"), .heading)
  }

  private func message(of row: DocumentFindings.Row) -> String {
    EntryCells.oneLine(row.finding.words(in: options.messages).message)
  }

  /// All of a finding: `✗ 3 한빛탑  expected text, found a number [EX401 number-as-text]`.
  func text(of row: DocumentFindings.Row) -> StyledText {
    let number = row.entry.map { "\(document.number(of: $0)) " } ?? ""
    var line = StyledText("\(row.finding.severity.mark) \(number)")
    line.append(name(of: row))
    line.append(Self.gap + message(of: row))
    line.append(" [\(row.finding.rule.code) \(row.finding.rule.name)]")
    return line
  }
}
