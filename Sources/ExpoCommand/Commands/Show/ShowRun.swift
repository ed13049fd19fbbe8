import ExpoKit

/// One run of `show`: the poster, entries, or a field of either.
struct ShowRun {
  static let separator = "---"

  let console: Console
  var reading: ReadingSession
  private let settings: ReadingSettings
  private let format: PageFormat
  /// The words that name entries; without any, the poster is shown.
  private let words: [String]
  let showsAll: Bool
  /// The only field to print; nil for all.
  private let field: String?
  let elements: [EntryList.Element]
  let labels: Language

  /// Reads the options, then the documents if that is not done yet, and finds the entries to show.
  ///
  /// - Throws: ``CommandError`` if a word names no entry or several, and the errors of ``ReadingSession``.
  init(_ arguments: Arguments, _ console: Console, _ reading: ReadingSession? = nil) throws {
    self.console = console
    settings = try ReadingSettings(arguments, console)
    format = try arguments[.pageFormat] ?? .text
    let path = arguments.operands.first.flatMap { ReadingSettings.isPath($0) ? $0 : nil }
    words = Array(arguments.operands.dropFirst(path == nil ? 0 : 1))
    showsAll = arguments.has(.all)
    field = try arguments[.field]
    // Which operand is an entry depends on the existing files.
    if let entry = words.first, showsAll {
      throw FileError.mistyped(entry)
        ?? CommandError.excludes(
          Option.all.name, en: "the entry '\(entry)'", ko: "항목 '\(entry)'") as any Error
    }
    let reading = try reading ?? ReadingSession(path, entry: words.first, arguments, console)
    self.reading = reading
    labels = settings.labels(of: reading.documents)
    elements =
      showsAll
      ? reading.documents.entries.map { Array($0.elements) } ?? []
      : try (reading.lacksEntries ? [] : words).map(reading.element)
  }

  consuming func run() throws -> ExitCode {
    // Which entries are meant is then unknown.
    if reading.lacksEntries, !words.isEmpty { return try reading.finish() }
    var output = PagedOutput(
      console: console, choices: format == .text && field == nil ? settings.pagers : [])
    if let field {
      try printField(field, to: &output)
    } else {
      if showsPoster, let document = reading.documents.exposition { reading.count(document) }
      switch format {
      case .text: try printText(to: &output)
      case .markdown: try printMarkdown(to: &output)
      case .json: try printJSON(to: &output)
      }
    }
    try output.finish()
    return max(try reading.finish(), output.status)
  }

  var showsPoster: Bool { showsAll || words.isEmpty }

  /// The poster as far as it can be read, or else the file's name.
  var posterPage: Page { reading.documents.posterPage(in: labels) }

  /// The page of an entry as far as it can be read.
  func page(of entry: NumberedEntry) -> Page {
    entry.entry.hasContent
      ? Page(entry.entry, facts: entry.facts, in: labels)
      : Page(unreadable: String(entry.number), in: labels)
  }

  private static let mostFindings = 100

  /// Prints pages with rules between them, and below a damaged one its findings.
  mutating func printText(to output: inout PagedOutput) throws {
    let renderer = LineRenderer(width: settings.proseWidth, ambiguous: settings.ambiguous)
    if showsPoster {
      try write(renderer.styledLines(of: posterPage) + posterFindings, to: &output)
    }
    guard let list = reading.documents.entries else { return }
    var findings: FindingsBelow?
    for (index, element) in elements.enumerated() {
      if output.isLeft { break }
      if showsPoster || index > 0 {
        try write([StyledText(), StyledText(Self.separator, .faint), StyledText()], to: &output)
      }
      let entry = reading.entry(element, of: list)
      try write(renderer.styledLines(of: page(of: entry)), to: &output)
      if entry.isWhole { continue }
      let below = findings ?? self.findings(from: index, of: list)
      findings = below
      try write(below[entry.number], to: &output)
    }
  }

  private var findingStyle: FindingsBelow.Style {
    FindingsBelow.Style(
      language: console.language, width: settings.proseWidth, limit: Self.mostFindings,
      ambiguous: settings.ambiguous)
  }

  /// The findings of the exposition if it cannot be read in full.
  private var posterFindings: [StyledText] {
    guard let document = reading.documents.exposition, !document.isReadable else { return [] }
    return FindingsBelow.lines(document.findings, in: document.file, findingStyle)
  }

  /// The findings of the damaged entries from an index on.
  private func findings(from index: Int, of list: EntryList) -> FindingsBelow {
    let faulty = elements[index...].lazy.filter { !list.isReadable($0) }
    return FindingsBelow(Array(faulty.prefix(FindingsBelow.limit)), of: list, findingStyle)
  }

  private func write(_ lines: [StyledText], to output: inout PagedOutput) throws {
    for line in lines { try output.write(line: line) }
  }
}
