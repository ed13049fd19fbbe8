import ExpoCatalog
import ExpoDiagnostics
import ExpoJSON
import ExpoSource
import ExpoValidation

/// One run of `format`: a document at a time is read, printed and let go.
struct FormatRun {
  /// Something to format, and how it was come by.
  private struct Source {
    /// The path, or the name that standard input is given.
    let name: String
    var isStandardInput = false
    /// Whether it is formatted only if it looks like a document.
    var mustLookRight = false
  }

  let settings: FormatSettings
  let console: Console
  var status = ExitCode.success
  var tally = FormatTally()
  var files = FileWriter()
  private var progress: ProgressLine
  /// What was formatted already: a file that is come by twice is formatted once.
  private var done: Set<String> = []
  /// The JSON files that were met and are no documents.
  private var skipped: Set<String> = []

  init(settings: FormatSettings, console: Console) {
    self.settings = settings
    self.console = console
    progress = ProgressLine(console)
  }

  /// Formats what the paths stand for, in their order.
  mutating func run(_ paths: [String]) throws -> ExitCode {
    for path in paths {
      if path == "-" {
        _ = try format(Source(name: settings.standardInputName, isStandardInput: true))
      } else {
        try search(DocumentFinder.trimmed(path))
      }
    }
    try progress.clear()
    tally.skipped = skipped.count
    if !settings.isQuiet,
      let summary = tally.words(of: settings.action, in: console.language)
    {
      try console.printSummary([summary])
    }
    return status
  }

  /// Formats the documents that a path stands for; says so if there are none.
  private mutating func search(_ path: String) throws {
    let found: DocumentFinder.Search
    do throws(FileError) {
      found = try DocumentFinder.search(path)
    } catch {
      return try tell(error)
    }
    for failure in found.failures { try tell(failure) }
    var (documents, others) = (0, 0)
    for candidate in found.candidates {
      let mustLookRight = candidate.origin == .searched && settings.kind == nil
      let source = Source(name: candidate.path, mustLookRight: mustLookRight)
      if try format(source) { documents += 1 } else { others += 1 }
    }
    if found.isFolder, found.failures.isEmpty, documents == 0 {
      try tell(FileError(path: path, kind: .noDocuments(skipped: others)))
    }
  }

  // MARK: One document

  /// Formats a document; false if it is none.
  private mutating func format(_ source: Source) throws -> Bool {
    let identity = source.isStandardInput ? "-" : source.name
    if done.contains(identity) { return true }
    if !settings.action.printsDocuments {
      let line = Progress.formatted(files: done.count).words(in: console.language)
      try progress.show(line)
    }
    guard let tree = try read(source) else { return true }
    let kind = settings.kind ?? tree.root.flatMap { DocumentKind(of: $0) }
    if source.mustLookRight, kind == nil {
      skipped.insert(identity)
      return false
    }
    done.insert(identity)
    skipped.remove(identity)
    guard tree.isSound else {
      try refuse(tree.file)
      return true
    }
    var formatter = settings.formatter
    formatter.order = kind?.memberOrder
    try carryOut(tree, formatter, isStandardInput: source.isStandardInput)
    return true
  }

  /// Reads a document; nil if that is not possible, which is said.
  private mutating func read(_ source: Source) throws -> JSONTree? {
    do throws(FileError) {
      let file =
        source.isStandardInput
        ? try FileReader.read(console.standardInput.named(source.name))
        : try FileReader.read(source.name)
      let tree = JSONTree(reading: file)
      try FileReader.checkIsWhole(file)
      return tree
    } catch {
      try tell(error)
      return nil
    }
  }

  /// Says why a document is not formatted, as `validate` would.
  private mutating func refuse(_ file: SourceFile) throws {
    try progress.clear()
    let rules = Rule.all.filter {
      ($0.family == .syntax || $0.family == .encoding) && $0.severity == .error
    }
    let validator = Validator(selection: RuleSelection(selected: Set(rules)))
    let report = Report([validator.check(file).findings])
    try console.printFindings(settings.reporter.render(report))
    tally.refused += 1
    status = max(status, .findings)
  }

  /// Says what could not be read or written; the rest is still done.
  mutating func tell(_ failure: FileError) throws {
    try progress.clear()
    try console.printError(failure)
    status = .failure
  }

  /// Writes to standard output, what is shown of progress taken away first.
  mutating func output(_ bytes: [UInt8]) throws {
    try progress.clear()
    try console.standardOutput.write(bytes)
  }
}
