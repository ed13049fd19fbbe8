import ExpoKit
import ExpoJSON
import ExpoBase

/// One run of `format`: reads and prints one document at a time, keeping none.
struct FormatRun {
  /// A file to format, and how it was found.
  private struct Source {
    /// The path, or the name for standard input.
    let name: String
    var isStandardInput = false
    /// Whether it is skipped unless it looks like a document.
    var mustLookRight = false
    /// Whether it may be a pipe or a device, since the user named it.
    var mayBePipe = false
  }

  let settings: FormatSettings
  let console: Console
  private var search: DocumentSearch
  /// Finds why a document cannot be formatted.
  private let validator: Validator
  var status = ExitCode.success
  var tally = FormatTally()
  var files = FileWriter()
  var progress: ProgressLine
  /// The files that have been formatted: one found twice is formatted once.
  private var done: Set<DocumentPath> = []
  /// The JSON files that are not documents.
  private var skipped: Set<DocumentPath> = []

  init(settings: FormatSettings, console: Console) {
    self.settings = settings
    self.console = console
    search = DocumentSearch(settings.files)
    let rules = Rule.all.filter {
      ($0.family == .syntax || $0.family == .encoding) && $0.severity == .error
    }
    validator = Validator(selection: RuleSelection(selected: Set(rules)))
    progress = ProgressLine(console)
  }

  /// Formats the documents at the paths, in order.
  mutating func run(_ paths: [String]) throws -> ExitCode {
    for path in paths {
      if path == "-" {
        _ = try format(Source(name: settings.standardInputName, isStandardInput: true))
      } else {
        try formatFound(at: DocumentPath(path).string)
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

  /// Formats the documents at a path; prints an error if there are none.
  private mutating func formatFound(at path: String) throws {
    let found: FoundFiles
    do {
      found = try search.run(path)
    } catch let error as FileError {
      return try printError(error)
    }
    for failure in found.failures { try printError(failure) }
    tally.notUTF8 += found.skipped.count { $0.reason == .notUTF8 }
    var (documents, others) = (0, 0)
    for candidate in found.candidates {
      let mustLookRight = candidate.origin == .searched && settings.kind == nil
      let source = Source(
        name: candidate.path, mustLookRight: mustLookRight, mayBePipe: candidate.origin == .named)
      if try format(source) { documents += 1 } else { others += 1 }
    }
    if found.isFolder, found.failures.isEmpty, documents == 0 {
      try printError(FileError(path: path, kind: .noDocuments(skipped: others)))
    }
  }

  // MARK: One document

  /// Formats a document; false if the file is not one.
  private mutating func format(_ source: Source) throws -> Bool {
    let identity =
      source.isStandardInput
      ? .standardInput : DocumentPath(FilePath.withoutLinks(source.name))
    if done.contains(identity) { return true }
    if !settings.action.printsDocuments {
      let line = Progress.formatted(files: done.count).words(in: console.language)
      try progress.show(line)
    }
    guard let tree = try read(source) else { return true }
    let looks = tree.root.flatMap {
      source.mustLookRight ? DocumentKind(of: $0) : DocumentKind(ofNamed: $0)
    }
    let kind = settings.kind ?? looks
    if source.mustLookRight, kind == nil {
      skipped.insert(identity)
      return false
    }
    done.insert(identity)
    skipped.remove(identity)
    guard tree.isSound else {
      try refuse(tree)
      return true
    }
    var formatter = settings.formatter
    formatter.order = kind?.memberOrder
    try carryOut(tree, formatter, isStandardInput: source.isStandardInput)
    return true
  }

  /// Reads a document; prints an error and returns nil if that fails.
  private mutating func read(_ source: Source) throws -> JSONTree? {
    do throws(FileError) {
      let file =
        source.isStandardInput
        ? try FileReader.read(console.standardInput.named(source.name))
        : try source.mayBePipe
          ? FileReader.read(source.name) : FileReader.readFound(source.name)
      let tree = validator.read(file)
      try FileReader.checkIsWhole(file)
      return tree
    } catch {
      try printError(error)
      return nil
    }
  }

  /// Prints why a document is not formatted, as `validate` would.
  private mutating func refuse(_ tree: JSONTree) throws {
    try progress.clear()
    let report = Report([validator.check(tree).findings])
    try settings.reporter.write(report, to: console.printFindings)
    tally.refused += 1
    status = max(status, .findings)
  }

  /// Prints why a file could not be read or written; the run goes on.
  mutating func printError(_ failure: FileError) throws {
    try progress.clear()
    try console.printError(failure)
    status = .failure
  }

  /// Clears the progress line and writes to standard output.
  mutating func output(_ bytes: [UInt8]) throws {
    try progress.clear()
    try console.standardOutput.write(bytes)
  }
}
