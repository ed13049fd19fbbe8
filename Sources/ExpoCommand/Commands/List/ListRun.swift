import ExpoRendering
import ExpoText
import ExpoValidation

/// One run of `list`: selects entries, prints a page, and returns the exit status.
struct ListRun {
  private let settings: ListSettings
  private let console: Console
  private var reading: ReadingSession
  private let elements: ArraySlice<EntryList.Element>
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
    places = settings.printsCount ? 0..<total : try settings.range.places(of: total)
    elements = selection?[places] ?? []
  }

  /// Prints the selected entries or their number.
  mutating func run() throws -> ExitCode {
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
    try printSummary()
    return max(max(try reading.finish(), output.status), isMissed ? .findings : .success)
  }

  private func printSummary() throws {
    // That there is no list is said with the reason.
    let isUnreadable = reading.source.entries == nil && !reading.source.errors.isEmpty
    guard !settings.reading.isQuiet, !isUnreadable else { return }
    if let summary = settings.range.summary(places, of: total) {
      try console.printSummary([summary.words(in: console.language)])
    }
  }
}

// MARK: - Formats

extension ListRun {
  private func entry(_ element: EntryList.Element) -> NumberedEntry? {
    reading.source.entries?.numbered(element)
  }

  /// Decodes each entry twice instead of keeping the strings of a long list.
  private mutating func printTable(to output: inout PagedOutput) throws {
    let (cells, ambiguous) = (settings.cells, settings.reading.ambiguous)
    let fields = cells.fields
    let last = elements.reduce(0) { max($0, $1.number) }
    var natural = fields.map { $0 == .number ? String(last).utf8.count : 0 }
    for entry in elements.lazy.compactMap(entry) {
      for (index, field) in fields.enumerated() {
        let cell = cells.text(field, of: entry)
        natural[index] = max(natural[index], DisplayWidth.of(cell, ambiguous: ambiguous))
      }
    }
    let table = EntryTable(
      cells, natural: natural,
      fitting: console.standardOutput.isTerminal ? settings.reading.width : nil,
      ambiguous: ambiguous)
    let word = Label.unreadable.text(in: settings.reading.labels(of: reading.source))
    for element in elements {
      if output.isLeft { break }
      let entry = entry(element)
      reading.count(isReadable: entry != nil)
      var line = entry.map(table.line) ?? table.line(element.number, unreadable: word)
      line.endLine()
      try output.write(line)
    }
  }

  private mutating func printLines(to output: inout PagedOutput) throws {
    let fields = settings.fields
    let isTerminal = console.standardOutput.isTerminal
    try forEachReadable { entry, _ in
      let texts = fields.map { $0.text(of: entry) }
      try output.write(document: TabSeparated.line(texts, showsHidden: isTerminal) + "\n")
    }
  }

  /// Prints an array with one object per line.
  private mutating func printJSON(to output: inout PagedOutput) throws {
    let fields = settings.fields
    var isEmpty = true
    try forEachReadable { entry, isFirst in
      let start = isFirst ? "[\n  " : ",\n  "
      try output.write(document: start + JSONWriting.object(entry, fields))
      isEmpty = false
    }
    try output.write(document: isEmpty ? "[]\n" : "\n]\n")
  }

  private mutating func forEachReadable(
    _ body: (NumberedEntry, _ isFirst: Bool) throws -> Void
  ) throws {
    var isFirst = true
    for element in elements {
      let entry = entry(element)
      reading.count(isReadable: entry != nil)
      guard let entry else { continue }
      try body(entry, isFirst)
      isFirst = false
    }
  }
}
