import ExpoBase
import ExpoKit

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
