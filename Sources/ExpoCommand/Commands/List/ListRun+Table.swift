import ExpoModel
import ExpoRendering
import ExpoBase
import ExpoKit

extension ListRun {
  /// What stands before a finding below its entry.
  private static let indent = "    "
  /// The most findings below one entry.
  private static let mostFindings = 4

  /// Prints a row for each entry, with the findings of one that cannot be read in full below it.
  ///
  /// Reads each entry twice instead of keeping the strings of a long list.
  mutating func printTable(to output: inout PagedOutput) throws {
    guard let list = reading.source.entries else { return }
    let labels = settings.reading.labels(of: reading.source)
    let cells = EntryCells(
      fields: settings.fields, search: settings.search, showsExcerpts: settings.showsExcerpts,
      labels: labels)
    let (natural, areWhole, faulty) = survey(list, cells)
    let table = EntryTable(
      cells, natural: natural, fitting: settings.reading.limit,
      ambiguous: settings.reading.ambiguous)
    let findings = FindingsBelow(faulty, of: list, findingStyle)
    let mark = "[\(Label.unreadable.text(in: labels))]"
    for (element, isWhole) in zip(elements, areWhole) {
      if output.isLeft { break }
      let entry = NumberedEntry(element, of: list, isWhole: isWhole)
      reading.count(entry)
      try write(
        entry.entry.hasContent
          ? table.line(entry) : table.line(element.number, unreadable: mark), to: &output)
      for finding in findings[element.number] {
        var line = StyledText()
        line.append(Self.indent)
        line.append(finding)
        try write(line, to: &output)
      }
    }
  }

  private var findingStyle: FindingsBelow.Style {
    FindingsBelow.Style(
      layout: .headlines, language: console.language,
      width: settings.reading.limit.map { $0 - Self.indent.utf8.count },
      limit: Self.mostFindings, ambiguous: settings.reading.ambiguous)
  }

  /// The cells of the widest string of each field, whether each entry can be read in full, and the
  /// entries whose findings are shown.
  private func survey(
    _ list: EntryList, _ cells: EntryCells
  ) -> (natural: [Int], areWhole: [Bool], faulty: [EntryList.Element]) {
    let last = elements.reduce(0) { max($0, $1.number) }
    var natural = cells.fields.map { $0 == .number ? String(last).utf8.count : 0 }
    var (areWhole, faulty) = ([Bool](), [EntryList.Element]())
    areWhole.reserveCapacity(elements.count)
    for element in elements {
      let entry = NumberedEntry(element, of: list)
      areWhole.append(entry.isWhole)
      if !entry.isWhole, faulty.count < FindingsBelow.limit { faulty.append(element) }
      guard entry.entry.hasContent else { continue }
      for (index, field) in cells.fields.enumerated() {
        let cell = cells.cell(field, of: entry).text
        natural[index] = max(
          natural[index], DisplayWidth.of(cell, ambiguous: settings.reading.ambiguous))
      }
    }
    return (natural, areWhole, faulty)
  }

  private func write(_ line: StyledText, to output: inout PagedOutput) throws {
    var line = line
    line.endLine()
    try output.write(line)
  }
}
