import ExpoBase
import ExpoKit
import ExpoModel
import ExpoRendering

/// One run of `show`: the poster, entries, or a field of either.
struct ShowRun {
  /// What stands between two pages.
  static let separator = "---"

  let settings: ShowSettings
  let console: Console
  var reading: ReadingSession
  /// The entries to show.
  let elements: [EntryList.Element]
  /// The language of labels and marks.
  let labels: Language

  /// Creates a run and finds the entries to show.
  ///
  /// - Throws: ``DataError`` if a word names no entry or several.
  init(_ settings: ShowSettings, _ reading: ReadingSession, _ console: Console) throws {
    self.settings = settings
    self.reading = reading
    self.console = console
    labels = settings.reading.labels(of: reading.source)
    let list = reading.source.entries
    elements =
      settings.showsAll
      ? list.map { Array($0.elements) } ?? []
      : try (reading.lacksEntries ? [] : settings.entries).map { word throws(DataError) in
        try EntryLookup.element(word, in: list)
      }
  }

  /// Prints the poster, the entries or one field.
  mutating func run() throws -> ExitCode {
    // Which entries are meant is unknown then.
    if reading.lacksEntries, !settings.entries.isEmpty { return try reading.finish() }
    var output = PagedOutput(
      console: console,
      choices: settings.format == .text && settings.field == nil ? settings.reading.pagers : [])
    if let field = settings.field {
      try printField(field, to: &output)
    } else {
      if showsPoster, let document = reading.source.exposition { reading.count(document) }
      switch settings.format {
      case .text: try printText(to: &output)
      case .markdown: try printMarkdown(to: &output)
      case .json: try printJSON(to: &output)
      }
    }
    try output.finish()
    return max(try reading.finish(), output.status)
  }

  /// Whether the poster is shown.
  var showsPoster: Bool { settings.showsAll || settings.entries.isEmpty }

  /// The page of the poster as far as it can be read; the file name is the title if there is no
  /// exposition.
  var posterPage: Page { reading.source.posterPage(in: labels) }

  /// The page of an entry as far as it can be read.
  func page(of entry: NumberedEntry) -> Page {
    entry.entry.hasContent
      ? Page(entry.entry, facts: entry.facts, in: labels)
      : Page(unreadable: String(entry.number), in: labels)
  }
}

extension ShowRun {
  /// The most findings below one page.
  private static let mostFindings = 100

  /// Prints pages with rules between them, and below each that cannot be read in full its findings.
  mutating func printText(to output: inout PagedOutput) throws {
    let renderer = LineRenderer(
      width: settings.reading.proseWidth, ambiguous: settings.reading.ambiguous)
    if showsPoster {
      try write(renderer.lines(of: posterPage) + posterFindings, to: &output)
    }
    guard let list = reading.source.entries else { return }
    var findings: FindingsBelow?
    for (index, element) in elements.enumerated() {
      if output.isLeft { break }
      if showsPoster || index > 0 { try write(Self.rule, to: &output) }
      let entry = NumberedEntry(element, of: list)
      reading.count(entry)
      try write(renderer.lines(of: page(of: entry)), to: &output)
      if entry.isWhole { continue }
      let below = findings ?? self.findings(from: index, of: list)
      findings = below
      try write(below[entry.number], to: &output)
    }
  }

  /// The separator between two pages.
  private static var rule: [StyledText] {
    var line = StyledText()
    line.append(separator, .faint)
    return [StyledText(), line, StyledText()]
  }

  private var findingStyle: FindingsBelow.Style {
    FindingsBelow.Style(
      layout: .excerpts, language: console.language, width: settings.reading.proseWidth,
      limit: Self.mostFindings, ambiguous: settings.reading.ambiguous)
  }

  /// The findings of the exposition if it cannot be read in full.
  private var posterFindings: [StyledText] {
    guard let document = reading.source.exposition, !document.isReadable else { return [] }
    return FindingsBelow.lines(document.findings, in: document.file, findingStyle)
  }

  /// The findings of the entries from one on that cannot be read in full.
  private func findings(from index: Int, of list: EntryList) -> FindingsBelow {
    let faulty = elements[index...].lazy.filter { !list.isReadable($0) }
    return FindingsBelow(Array(faulty.prefix(FindingsBelow.limit)), of: list, findingStyle)
  }

  private func write(_ lines: [StyledText], to output: inout PagedOutput) throws {
    for var line in lines {
      line.endLine()
      try output.write(line)
    }
  }
}
