import ExpoModel
import ExpoRendering
import ExpoBase
import ExpoKit

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
