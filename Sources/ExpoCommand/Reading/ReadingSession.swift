import ExpoBase
import ExpoKit
import ExpoModel
import ExpoRendering

/// The exhibition that a command reads, with counts of what could be read.
struct ReadingSession {
  let source: ExhibitionDocuments
  private let console: Console
  private var shown = 0
  private var hasContent = false
  private var partial = PartialReading()

  /// Finds the exhibition at a path, or in the current folder, and prints what could not be read.
  ///
  /// - Throws: ``ExhibitionError`` if no document of it can be read.
  init(_ path: String?, _ arguments: Arguments, _ console: Console) throws {
    source = try Self.find(path, arguments, console)
    self.console = console
    try console.printFailures(of: source)
  }

  /// Finds the exhibition at a path without printing anything.
  ///
  /// - Throws: ``ExhibitionError`` if no document of it can be read.
  static func source(
    _ path: String?, _ arguments: Arguments, _ console: Console
  ) throws -> ExhibitionDocuments {
    let source = try find(path, arguments, console)
    if source.isEmpty, let error = source.errors.first { throw error }
    return source
  }

  /// Finds all exhibitions at paths, or in the current folder, and prints what could not be read.
  ///
  /// - Throws: ``ExhibitionError`` if no document of one can be read.
  static func sources(
    _ paths: [String], _ arguments: Arguments, _ console: Console
  ) throws -> [ExhibitionDocuments] {
    var finder = try ExhibitionFinder(arguments, console)
    let paths = try paths.map { try finder.named($0, console) }
    let sources = try finder.findAll(paths)
    for source in sources { try console.printFailures(of: source) }
    return sources
  }

  private static func find(
    _ path: String?, _ arguments: Arguments, _ console: Console
  ) throws -> ExhibitionDocuments {
    var finder = try ExhibitionFinder(arguments, console)
    let path = try path.map { try finder.named($0, console) }
    return try finder.find(path)
  }

  /// Whether the list of entries is missing because something cannot be read.
  var lacksEntries: Bool { source.entries == nil && source.hasGaps }

  // MARK: Counting

  /// Counts an entry that is shown.
  mutating func count(_ entry: NumberedEntry) {
    count(hasContent: entry.entry.hasContent)
    if !entry.isWhole { partial.entries += 1 }
  }

  /// Counts a field of an entry, which is shown if it can be read.
  mutating func countField(isReadable: Bool) {
    count(hasContent: isReadable)
    if !isReadable { partial.entries += 1 }
  }

  /// Counts the exposition, which is shown.
  mutating func count(_ document: ExpositionDocument) {
    count(hasContent: document.partial.hasContent)
    if !document.isReadable { partial.includesExposition = true }
  }

  private mutating func count(hasContent: Bool) {
    shown += 1
    self.hasContent = self.hasContent || hasContent
  }

  // MARK: The end

  /// Prints why documents cannot be read, then one closing line.
  ///
  /// - Parameter summary: What the line begins with, before what could not be read in full.
  /// - Returns: The exit status.
  /// - Throws: `FileError` if a document was cut short while it was read.
  func finish(_ summary: String? = nil) throws -> ExitCode {
    try source.checkIsWhole()
    try console.printErrors(source.errors)
    let faults = partial.isEmpty ? nil : partial.words(in: console.language)
    try console.printClosingLine(summary, faults)
    if !source.failures.isEmpty { return .failure }
    return source.errors.isEmpty && (hasContent || shown == 0) ? .success : .findings
  }
}

extension ExhibitionFinder {
  /// Creates the search that the options ask for.
  fileprivate init(_ arguments: Arguments, _ console: Console) throws {
    self.init(Workspace(try FileChoice(arguments, console)))
    entries = try arguments[.entries]
    exposition = try arguments[.exposition]
  }

  /// The name under which a path is found: `-` is read and gets that of standard input.
  fileprivate mutating func named(_ path: String, _ console: Console) throws -> DocumentPath {
    guard path == "-" else { return DocumentPath(path) }
    if workspace.overlay.isEmpty {
      let file = try FileReader.read(console.standardInput)
      workspace.overlay[.standardInput] = file
    }
    return .standardInput
  }
}

extension Console {
  /// Prints what could not be looked at while an exhibition was searched.
  ///
  /// - Throws: ``ExhibitionError`` if no document of it can be read.
  fileprivate func printFailures(of source: ExhibitionDocuments) throws {
    for failure in source.failures { try printError(failure) }
    guard source.isEmpty, let last = source.errors.last else { return }
    try printErrors(source.errors.dropLast())
    throw last
  }

  /// Prints which documents of an exhibition cannot be read, and why.
  func printErrors(_ errors: some Sequence<ExhibitionError>) throws {
    for error in errors {
      let words = error.words(in: language)
      try printProblem(words.message, help: words.help)
    }
  }

  /// Prints what there is to say at the end, on one line: `page 2 of 4 · 1 entry could not …`.
  func printClosingLine(_ parts: String?...) throws {
    let parts = parts.compactMap(\.self)
    if !parts.isEmpty { try printSummary([parts.joined(separator: " · ")]) }
  }
}

/// What could not be read in full, for the closing line.
struct PartialReading: Equatable {
  /// How many entries.
  var entries = 0
  /// Whether counting stopped, so that there may be more entries.
  var isAtLeast = false
  /// Whether the exposition is among it.
  var includesExposition = false

  /// Whether everything could be read in full.
  var isEmpty: Bool { entries == 0 && !includesExposition }
}

// MARK: - Words

extension PartialReading {
  /// The text of the line.
  func words(in language: Language) -> String {
    let count = language.pick(
      en: English.entries(entries) + (isAtLeast ? " or more" : ""),
      ko: "항목 \(entries)개" + (isAtLeast ? " 이상" : ""))
    let exposition = includesExposition ? language.pick(en: "the exposition", ko: "박람회 정보") : nil
    let parts = [exposition, entries == 0 ? nil : count].compactMap(\.self)
    return language.pick(
      en: "\(parts.joined(separator: " and ")) could not be read in full; run expo validate",
      ko: "\(parts.joined(separator: "와 "))에 읽을 수 없는 부분이 있으니 expo validate로 확인하세요")
  }
}

extension ExhibitionDocuments {
  /// The page of the poster as far as it can be read; without an exposition the file name is the
  /// title, with a mark if that is because it cannot be read.
  func posterPage(in language: Language) -> Page {
    if let document = exposition, document.partial.hasContent {
      return Page(document.partial, in: language)
    }
    return exposition != nil || hasGaps
      ? Page(unreadable: fileName, in: language) : Page(title: [fileName])
  }
}
