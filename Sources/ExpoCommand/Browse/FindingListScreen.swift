import ExpoKit
import ExpoSearch
import ExpoTerminal

extension BrowseState {
  private static let widestNameOfFinding = 30
  /// The fewest cells of a message that is cut for its code.
  private static let leastMessage = 8

  /// The findings of all documents, one in each row, in the columns of the list of entries.
  ///
  /// `> 3 ✗ 한빛탑  expected text, found a number [EX401 number-as-text]`. The column of names fits those on the
  /// screen.
  var findingLines: [Frame.Line] {
    if findingList.count == 0 {
      return emptyList(
        isComplete: findings.isComplete && findingList.isComplete,
        en: "no finding matches", ko: "맞는 문제 없음")
    }
    let rows = findingList.visible.map { findings.rows[findingList[$0]] }
    let names = rows.map(name)
    let column = min(
      names.map { width(of: $0.string) }.max() ?? 0, Self.widestNameOfFinding,
      size.columns * 2 / 5)
    return zip(findingList.visible, zip(rows, names)).map { index, row in
      let isChosen = index == findingList.cursor
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
    let query = findingList.finder?.query.searchQuery
    append(name.markingMatches(of: query), cells: column, to: &line)
    let message = StyledText(message(of: row)).markingMatches(of: query)
    let rule = row.finding.rule
    let room = size.columns - width(of: line.string)
    let cells = width(of: message.string)
    // A rule that is too wide is shown as its code, for which the message is cut.
    let ends: [(words: String, message: Int)] = [
      (" [\(rule.code) \(rule.name)]", cells), (" [\(rule.code)]", min(cells, Self.leastMessage)),
    ]
    let end = ends.first { width(of: $0.words) + $0.message <= room }?.words ?? ""
    line.append(fitted(message, to: max(0, room - width(of: end))))
    line.append(end, .faint)
    return fitted(line, to: size.columns)
  }

  /// The name of the entry, or `poster`.
  private func name(of row: DocumentFindings.Row) -> StyledText {
    StyledText(
      row.entry.map { VisibleText.quoted(EntryCells.oneLine(document.row(of: $0).name)) }
        ?? options.messages.pick(en: "poster", ko: "포스터"), .heading)
  }

  private func message(of row: DocumentFindings.Row) -> String {
    EntryCells.oneLine(row.finding.problem.words(in: options.messages).message)
  }

  /// How findings match a query: by the name of their entry, their rule, their words.
  var findingMatcher: (FinderQuery) -> (Int) -> SearchMatch? {
    { [rows = findings.rows, document, language = options.messages] query in
      { number in
        let row = rows[number]
        return query.match { member in
          switch member {
          case .name: row.entry.flatMap { document.text(.name, of: $0) }
          case .imageName: "\(row.finding.rule.code) \(row.finding.rule.name)"
          case .shortDescription: row.finding.problem.words(in: language).message
          case .description: nil
          }
        }
      }
    }
  }

  /// A whole finding: `✗ 3 한빛탑  expected text, found a number [EX401 number-as-text]`.
  func text(of row: DocumentFindings.Row) -> StyledText {
    let number = row.entry.map { "\(document.number(of: $0)) " } ?? ""
    var line = StyledText("\(row.finding.severity.mark) \(number)")
    line.append(name(of: row))
    line.append(Self.gap + message(of: row))
    line.append(" [\(row.finding.rule.code) \(row.finding.rule.name)]")
    return line
  }
}

/// The findings of the exposition and of all entries, gathered in steps.
struct DocumentFindings: Sendable {
  /// A finding and its entry, from 0; nil for the exposition.
  typealias Row = (entry: Int?, finding: Report.Diagnostic)

  static let limit = 10_000

  private(set) var rows: [Row] = []
  /// The entries with findings, listed or not.
  private(set) var entries: Set<Int> = []
  /// The entry to check next.
  private(set) var next = 0
  private(set) var isComplete = false

  /// Checks the exposition, then about `bytes` bytes of entries.
  mutating func advance(in document: BrowseDocument, bytes: Int) {
    if next == 0 { add(document.posterFindings, of: nil) }
    var left = bytes
    while left > 0, next < document.count {
      add(document.findings(of: next), of: next)
      left -= max(1, document.length(of: next))
      next += 1
    }
    isComplete = next >= document.count
  }

  private mutating func add(_ findings: [Report.Diagnostic], of entry: Int?) {
    if let entry, !findings.isEmpty { entries.insert(entry) }
    let room = max(0, Self.limit - rows.count)
    rows += findings.prefix(room).map { (entry, $0) }
  }
}
