import ExpoKit
import ExpoSearch

/// The exhibition that a command reads, with counts of what could be read.
struct ReadingSession {
  let documents: ExhibitionDocuments
  private let console: Console
  /// As the user gave it; nil for the current folder.
  private let path: String?
  /// Whether any of what was shown can be read; nil if nothing was shown.
  private var hasContent: Bool?
  private var partial = PartialReading()

  /// Finds the exhibition at a path, or in the current folder, and prints what could not be read.
  ///
  /// - Throws: ``ExhibitionError`` if no document of it can be read; ``FileError`` if the current folder does
  ///   not contain one exhibition, and the word that names an entry looks like a mistyped path.
  init(
    _ path: String?, entry word: String? = nil, _ arguments: Arguments, _ console: Console
  ) throws {
    self.console = console
    self.path = path
    do {
      documents = try Self.find(path, arguments, console)
      try console.printFailures(of: documents, arguments)
    } catch {
      let isSeveral = if case .several? = error as? ExhibitionError { true } else { false }
      let isNone = if case .noDocuments? = (error as? FileError)?.kind { true } else { false }
      let mistyped = path == nil && (isSeveral || isNone) ? word.flatMap(FileError.mistyped) : nil
      throw mistyped ?? error
    }
  }

  /// Finds the exhibition at a path without printing anything.
  ///
  /// - Throws: ``ExhibitionError`` if no document of it can be read.
  static func documents(
    _ path: String?, _ arguments: Arguments, _ console: Console
  ) throws -> ExhibitionDocuments {
    let documents = try find(path, arguments, console)
    if documents.isEmpty, let error = documents.errors.first { throw error }
    return documents
  }

  /// Finds all exhibitions at paths, or in the current folder, and prints what could not be read.
  ///
  /// - Throws: ``ExhibitionError`` if no document of one can be read.
  static func allDocuments(
    _ paths: [String], _ arguments: Arguments, _ console: Console
  ) throws -> [ExhibitionDocuments] {
    let finder = try ExhibitionFinder(arguments, console, reading: paths)
    let allDocuments = try finder.findAll(paths.map(DocumentPath.init(operand:)))
    for documents in allDocuments { try console.printFailures(of: documents, arguments) }
    return allDocuments
  }

  /// Finds the exhibition in each language of a site, and prints what could not be read.
  ///
  /// - Throws: ``ConfigurationError`` if a folder contains no document.
  static func documents(
    of languages: [(tag: String, path: String)], _ arguments: Arguments, _ console: Console
  ) throws -> [ExhibitionDocuments] {
    try languages.map { tag, path in
      var finder = try ExhibitionFinder(arguments, console)
      finder.language = Language(locale: tag)
      do {
        var documents = try finder.find(DocumentPath(path))
        documents.otherVersions = []
        try console.printFailures(of: documents, arguments)
        return documents
      } catch let error as FileError {
        guard case .noDocuments = error.kind, let settings = arguments.settings else { throw error }
        throw settings.error(at: .languages, [tag])
      }
    }
  }

  private static func find(
    _ path: String?, _ arguments: Arguments, _ console: Console
  ) throws -> ExhibitionDocuments {
    let finder = try ExhibitionFinder(arguments, console, reading: [path].compactMap(\.self))
    return try finder.find(path.map(DocumentPath.init(operand:)))
  }

  /// Whether the list of entries is missing because something cannot be read.
  var lacksEntries: Bool { documents.entries == nil && documents.hasGaps }

  private static let namedLimit = 5

  /// The only entry that a word names: by number, name, image name or JSON Pointer, or a part of a name.
  ///
  /// - Throws: ``CommandError`` for none or several, ``FileError`` if the word looks like a mistyped path.
  func element(named word: String) throws -> EntryList.Element {
    guard let list = documents.entries else {
      throw CommandError(
        .findings, en: "no entry '\(word)'; there are no entries",
        ko: "'\(word)' 항목을 찾을 수 없습니다: 항목이 하나도 없습니다")
    }
    let found = list.elements(named: word)
    guard let first = found.first else { throw noEntry(word, in: list) }
    if found.count == 1 { return first }
    let names = found.prefix(Self.namedLimit).map { element in
      // Another entry may have the number as its name.
      let number = String(element.number)
      let address = list.elements(named: number).count == 1 ? number : "\(element.pointer)"
      return "\(address) '\(VisibleText.quoted(list.member(.name, of: element).value ?? ""))'"
    }.joined(separator: ", ")
    let more = found.count - Self.namedLimit
    let search = searchCommand(for: word)
    throw CommandError(
      .findings, en: "'\(word)' is ambiguous: \(names)" + (more > 0 ? " and \(more) more" : ""),
      ko: "'\(word)' 항목이 둘 이상입니다: \(names)" + (more > 0 ? " 외 \(more)개" : ""),
      help: isFound(word, in: list)
        ? ("to list them all: \(search)", "모두 보려면 이렇게 쓰세요: \(search)") : nil)
  }

  /// `no entry 99; entries are numbered 1–13`, `no entry named 'tower' (13 entries)`.
  private func noEntry(_ word: String, in list: EntryList) -> any Error {
    let nearest = list.nearestName(to: word)
    if path == nil, nearest == nil, FileError.hasSlash(word) { return FileError.missing(word) }
    let help = way(to: word, nearest, in: list)
    return Int(word) != nil && list.count > 0
      ? CommandError(
        .findings, en: "no entry \(word); entries are numbered 1–\(list.count)",
        ko: "\(word)번 항목은 없습니다. 항목은 \(list.count)번까지 있습니다", help: help)
      : CommandError(
        .findings, en: "no entry named '\(word)' (\(English.entries(list.count)))",
        ko: "항목 \(list.count)개 중에 이름이 '\(word)'인 것은 없습니다", help: help)
  }

  /// The name that opens what a word may mean, or else the command that finds it or lists all entries.
  private func way(to word: String, _ nearest: String?, in list: EntryList) -> CommandError.Help {
    guard let found = nearest ?? (isFound(word, in: list) ? word : list.guess(word)) else {
      return ("\(listCommand) lists them", "항목은 \(listCommand) 명령으로 확인하세요")
    }
    if list.elements(named: found).count == 1 {
      return CommandError.didYouMean([VisibleText.quoted(found)])
    }
    let search = searchCommand(for: found)
    return ("to search for it: \(search)", "검색하려면 이렇게 쓰세요: \(search)")
  }

  private func isFound(_ word: String, in list: EntryList) -> Bool {
    !list.elements(matching: SearchQuery(word), by: nil).isEmpty
  }

  private func searchCommand(for word: String) -> String {
    "\(listCommand) --search \(word.shellWord)"
  }

  private var listCommand: String { "expo list" + (path.map { " " + $0.shellWord } ?? "") }

  /// Reads and counts an entry that is shown; `isWhole` as for ``NumberedEntry``.
  mutating func entry(
    _ element: EntryList.Element, of list: EntryList, isWhole: Bool? = nil
  ) -> NumberedEntry {
    let entry = NumberedEntry(element, of: list, isWhole: isWhole)
    count(hasContent: entry.entry.hasContent, isWhole: entry.isWhole)
    return entry
  }

  mutating func count(hasContent: Bool, isWhole: Bool) {
    self.hasContent = self.hasContent == true || hasContent
    if !isWhole { partial.entries += 1 }
  }

  mutating func count(_ document: ExpositionDocument) {
    hasContent = hasContent == true || document.partial.hasContent
    if !document.isReadable { partial.includesExposition = true }
  }

  /// Writes and counts entries as an array, an object on each line, without a line break at its end.
  mutating func writeArray(
    of elements: some Sequence<EntryList.Element>, to output: inout PagedOutput,
    _ json: (NumberedEntry) -> String
  ) throws {
    let opening = "[\n  "
    var start = opening
    for element in elements {
      guard let list = documents.entries else { break }
      try output.write(document: start + json(entry(element, of: list)))
      start = ",\n  "
    }
    try output.write(document: start == opening ? "[]" : "\n]")
  }

  /// Prints why documents cannot be read, then one closing line, which begins with the summary.
  ///
  /// - Throws: `FileError` if a document was cut short while it was read.
  func finish(_ summary: String? = nil) throws -> ExitCode {
    try documents.checkIsWhole()
    try console.printErrors(documents.errors)
    try console.printClosingLine(summary, partial.words(in: console.language))
    if !documents.failures.isEmpty { return .failure }
    return documents.errors.isEmpty && hasContent != false ? .success : .findings
  }
}

extension ExhibitionFinder {
  /// The search that the options ask for; standard input is read if `-` is one of the operands.
  init(_ arguments: Arguments, _ console: Console, reading operands: [String] = []) throws {
    self.init(Workspace(try FileChoice(arguments)))
    entries = try arguments[.entries]
    exposition = try arguments[.exposition]
    language = console.language
    if operands.contains("-") {
      workspace.overlay[.standardInput] = try FileReader.read(console.standardInput)
    }
  }
}

extension DocumentPath {
  /// The path that an operand names; `-` is standard input.
  init(operand: String) { self = operand == "-" ? .standardInput : DocumentPath(operand) }
}

extension Console {
  /// Prints what the search for an exhibition could not read.
  ///
  /// - Throws: ``ExhibitionError`` if no document of it can be read.
  fileprivate func printFailures(of documents: ExhibitionDocuments, _ arguments: Arguments) throws {
    try printErrors(documents.failures)
    if !arguments.has(.quiet) { try printOthers(of: documents) }
    guard documents.isEmpty, let last = documents.errors.last else { return }
    try printErrors(documents.errors.dropLast())
    throw last
  }

  private static let namedOthers = 10

  /// Prints the versions of its documents for other languages or devices, and the exhibitions left out.
  func printOthers(of documents: ExhibitionDocuments) throws {
    let names = { (names: [String]) in names.prefix(Self.namedOthers).joined(separator: ", ") }
    if !documents.leftOut.isEmpty {
      let others = names(documents.leftOut)
      try printSummary(
        en: "left out, in no target of the app: \(others); name one to read it",
        ko: "앱 타깃에 없어 뺐습니다: \(others). 읽으려면 경로를 지정하세요")
    }
    if !documents.otherVersions.isEmpty {
      let versions = names(documents.otherVersions)
      try printSummary(
        en: "other versions: \(versions); choose with --lang or --entries FILE",
        ko: "다른 버전: \(versions). --lang이나 --entries FILE로 고르세요")
    }
  }

  /// Prints the closing words on one line: `page 2 of 4 · 1 entry could not …`.
  func printClosingLine(_ parts: String?...) throws {
    let parts = parts.compactMap(\.self)
    if !parts.isEmpty { try printSummary([parts.joined(separator: " · ")]) }
  }
}

/// What could not be read in full, for the closing line.
struct PartialReading: Equatable {
  var entries = 0
  /// Whether counting stopped, so that there may be more entries.
  var isAtLeast = false
  var includesExposition = false

  /// nil if all could be read.
  func words(in language: Language) -> String? {
    if entries == 0, !includesExposition { return nil }
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
  fileprivate var isEmpty: Bool { exposition == nil && entries == nil }
  var files: [SourceFile] { [exposition?.file, entries?.file].compactMap(\.self) }

  /// Why files or documents could not be read.
  var problems: [any WordedError] { failures as [any WordedError] + errors }

  /// The poster as far as it can be read, or else the file name, with a mark if it cannot be read.
  func posterPage(in language: Language) -> Page {
    if let document = exposition, document.partial.hasContent {
      return Page(document.partial, in: language)
    }
    return exposition != nil || hasGaps
      ? Page(unreadable: fileName, in: language) : Page(title: [fileName])
  }
}
