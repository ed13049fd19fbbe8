import ExpoSource
import ExpoModel
import ExpoRendering
import ExpoText
import ExpoValidation

/// One run of `show`: the poster, entries, or a field of either.
struct ShowRun {
  private static let separator = "---"

  private let settings: ShowSettings
  private let console: Console
  private var reading: ReadingSession
  private let elements: [EntryList.Element]

  /// Creates a run and finds the entries to show.
  ///
  /// - Throws: ``DataError`` if a word names no entry or several.
  init(_ settings: ShowSettings, _ reading: ReadingSession, _ console: Console) throws {
    self.settings = settings
    self.reading = reading
    self.console = console
    let list = reading.source.entries
    elements =
      settings.showsAll
      ? list.map { Array($0.elements) } ?? []
      : try settings.entries.map { word throws(DataError) in
        try EntryLookup.element(word, in: list)
      }
  }

  /// Prints the poster, the entries or one field.
  mutating func run() throws -> ExitCode {
    var output = PagedOutput(
      console: console,
      choices: settings.format == .text && settings.field == nil ? settings.reading.pagers : [])
    if let field = settings.field {
      try printField(field, to: &output)
    } else {
      switch settings.format {
      case .text: try printText(to: &output)
      case .markdown: try printMarkdown(to: &output)
      case .json: try printJSON(to: &output)
      }
    }
    try output.finish()
    return max(try reading.finish(), output.status)
  }

  private var showsPoster: Bool { settings.showsAll || settings.entries.isEmpty }

  private func entry(_ element: EntryList.Element) -> NumberedEntry? {
    reading.source.entries?.numbered(element)
  }

  private func page(of entry: NumberedEntry) -> Page {
    Page(entry.entry, facts: entry.facts, in: settings.reading.labels(of: reading.source))
  }

  /// The page of the poster; the file name is the title if there is no exposition.
  private func posterPage() throws(DataError) -> Page {
    try exposition().map { Page($0, in: settings.reading.labels(of: reading.source)) }
      ?? Page(title: [reading.source.fileName])
  }

  /// The exposition; nil if there is none.
  ///
  /// - Throws: ``DataError`` if it cannot be read.
  private func exposition() throws(DataError) -> Exposition? {
    guard let document = reading.source.exposition else { return nil }
    if let exposition = document.exposition { return exposition }
    throw .unreadableExposition(file: document.file.name, operand: document.file.operand)
  }
}

// MARK: - Text

extension ShowRun {
  private mutating func printText(to output: inout PagedOutput) throws {
    let renderer = LineRenderer(
      width: settings.reading.proseWidth, ambiguous: settings.reading.ambiguous)
    if showsPoster {
      try write(renderer.lines(of: posterPage()), to: &output)
    }
    for (index, element) in elements.enumerated() {
      if output.isLeft { break }
      if showsPoster || index > 0 { try write(Self.rule, to: &output) }
      let entry = entry(element)
      reading.count(isReadable: entry != nil)
      try write(
        entry.map { renderer.lines(of: page(of: $0)) } ?? unreadable(element), to: &output)
    }
  }

  /// The separator between two pages.
  private static var rule: [StyledText] {
    var line = StyledText()
    line.append(separator, .faint)
    return [StyledText(), line, StyledText()]
  }

  /// The placeholder of an entry that cannot be read.
  private func unreadable(_ element: EntryList.Element) -> [StyledText] {
    var line = StyledText()
    line.append("\(element.number) ", .heading)
    line.append(
      "[\(Label.unreadable.text(in: settings.reading.labels(of: reading.source)))]", .warning)
    return [line]
  }

  private func write(_ lines: [StyledText], to output: inout PagedOutput) throws {
    for var line in lines {
      line.endLine()
      try output.write(line)
    }
  }
}

// MARK: - Markdown

extension ShowRun {
  /// Prints pages as GitHub Markdown with rules between them.
  private mutating func printMarkdown(to output: inout PagedOutput) throws {
    let renderer = MarkdownRenderer()
    if showsPoster { try print(renderer.text(of: posterPage()), to: &output) }
    for (index, element) in elements.enumerated() {
      if showsPoster || index > 0 { try print("\n\(Self.separator)\n\n", to: &output) }
      let entry = entry(element)
      reading.count(isReadable: entry != nil)
      try print(
        entry.map { renderer.text(of: page(of: $0)) }
          ?? renderer.text(ofLine: unreadable(element).map(\.string).joined()), to: &output)
    }
  }
}

// MARK: - Data

extension ShowRun {
  /// Prints the poster as an object, entries as an array, or an object with both.
  private mutating func printJSON(to output: inout PagedOutput) throws {
    let poster =
      showsPoster ? try exposition().map { JSONWriting.object($0) } ?? "null" : ""
    if settings.showsAll { try output.write(document: "{\"exposition\": \(poster), \"entries\": ") }
    if settings.showsAll || !showsPoster {
      try printArray(to: &output)
    } else {
      try output.write(document: poster)
    }
    try output.write(document: settings.showsAll ? "}\n" : "\n")
  }

  private mutating func printArray(to output: inout PagedOutput) throws {
    var isEmpty = true
    for element in elements {
      let entry = entry(element)
      reading.count(isReadable: entry != nil)
      guard let entry else { continue }
      let object = JSONWriting.object(entry, EntryField.keys, entry.facts)
      try output.write(document: (isEmpty ? "[\n  " : ",\n  ") + object)
      isEmpty = false
    }
    try output.write(document: isEmpty ? "[]" : "\n]")
  }

  /// Prints one field of the poster or of each entry, unescaped, one per line.
  private mutating func printField(_ name: String, to output: inout PagedOutput) throws {
    guard !showsPoster else {
      return try printPosterField(name, to: &output)
    }
    let field = try EntryField.named(name)
    for element in elements {
      let entry = entry(element)
      reading.count(isReadable: entry != nil)
      if let entry { try printRaw(field.text(of: entry), to: &output) }
    }
  }

  private func printPosterField(_ name: String, to output: inout PagedOutput) throws {
    guard let key = Exposition.CodingKeys(rawValue: name) else {
      throw UsageError.unknown(
        .expositionField, name, among: Exposition.CodingKeys.allCases.map(\.rawValue))
    }
    guard let exposition = try exposition() else { throw DataError.noExposition(field: name) }
    try printRaw(exposition.text(of: key), to: &output)
  }

  private func printRaw(_ text: String, to output: inout PagedOutput) throws {
    try print(text + "\n", to: &output)
  }

  /// Makes control characters visible on a terminal; line breaks stay.
  private func print(_ text: String, to output: inout PagedOutput) throws {
    let isTerminal = console.standardOutput.isTerminal
    let lines = isTerminal ? text.split(separator: "\n", omittingEmptySubsequences: false) : []
    let shown = isTerminal ? lines.map { VisibleText.of(String($0)) }.joined(separator: "\n") : text
    try output.write(document: shown)
  }
}
