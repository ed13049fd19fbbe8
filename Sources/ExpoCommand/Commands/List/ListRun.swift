import ExpoBase
import ExpoKit
import ExpoModel
import ExpoRendering

/// One run of `list`: selects entries, prints a page, and returns the exit status.
struct ListRun {
  let settings: ListSettings
  let console: Console
  var reading: ReadingSession
  let elements: ArraySlice<EntryList.Element>
  private let total: Int
  private let places: Range<Int>

  /// Creates a run and selects the entries to list.
  ///
  /// - Throws: ``DataError`` if a search finds nothing or a page does not exist.
  init(_ settings: ListSettings, _ reading: ReadingSession, _ console: Console) throws {
    self.settings = settings
    self.console = console
    self.reading = reading
    let list = reading.source.entries
    let selection = list.map {
      EntrySelection(of: $0, search: settings.search, sort: settings.sort).elements
    }
    total = selection?.count ?? 0
    places =
      settings.printsCount || reading.lacksEntries
      ? 0..<total : try settings.range.places(of: total)
    elements = selection?[places] ?? []
  }

  /// Prints the selected entries or their number.
  mutating func run() throws -> ExitCode {
    // How many there are, or which match, is unknown then.
    if reading.lacksEntries, settings.format != .json || settings.printsCount {
      return try reading.finish()
    }
    let isMissed = settings.search != nil && total == 0
    if settings.printsCount {
      var text = StyledText()
      text.append(String(total))
      text.endLine()
      try console.print(text)
      return max(try reading.finish(), isMissed ? .findings : .success)
    }
    if isMissed, settings.format != .json { throw DataError.noMatch }
    var output = PagedOutput(
      console: console, choices: settings.format == .table ? settings.reading.pagers : [])
    switch settings.format {
    case .table: try printTable(to: &output)
    case .names, .tsv: try printLines(to: &output)
    case .json: try printJSON(to: &output)
    }
    try output.finish()
    return max(max(try reading.finish(summary), output.status), isMissed ? .findings : .success)
  }

  /// Which part of the list was printed; nil if all of it was.
  private var summary: String? {
    guard !settings.reading.isQuiet, !reading.lacksEntries else { return nil }
    return settings.range.summary(places, of: total)?.words(in: console.language)
  }
}

// MARK: - Formats

extension ListRun {
  private mutating func printLines(to output: inout PagedOutput) throws {
    let fields = settings.fields
    let isTerminal = console.standardOutput.isTerminal
    try forEachEntry { entry, _ in
      let texts = fields.map { $0.text(of: entry) ?? "" }
      try output.write(document: TabSeparated.line(texts, showsHidden: isTerminal) + "\n")
    }
  }

  /// Prints an array with one object per line.
  private mutating func printJSON(to output: inout PagedOutput) throws {
    let fields = settings.fields
    var isEmpty = true
    try forEachEntry { entry, isFirst in
      let start = isFirst ? "[\n  " : ",\n  "
      try output.write(document: start + JSONWriting.object(entry, fields))
      isEmpty = false
    }
    try output.write(document: isEmpty ? "[]\n" : "\n]\n")
  }

  private mutating func forEachEntry(
    _ body: (NumberedEntry, _ isFirst: Bool) throws -> Void
  ) throws {
    guard let list = reading.source.entries else { return }
    for (index, element) in elements.enumerated() {
      let entry = NumberedEntry(element, of: list)
      reading.count(entry)
      try body(entry, index == 0)
    }
  }
}

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
