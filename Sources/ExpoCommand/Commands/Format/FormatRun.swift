import ExpoBase
import ExpoJSON
import ExpoKit

/// One run of `format`: reads and prints one document at a time, keeping none.
struct FormatRun {
  let settings: FormatSettings
  let console: Console
  private var workspace: Workspace
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
    workspace = Workspace(settings.files)
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
        try formatStandardInput()
      } else {
        try formatFound(at: DocumentPath(path))
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

  /// Formats standard input, for which no configuration holds.
  private mutating func formatStandardInput() throws {
    if done.contains(.standardInput) { return }
    let name = settings.standardInputName
    do throws(FileError) {
      workspace.overlay[DocumentPath(named: name)] = try FileReader.read(
        console.standardInput.named(name))
    } catch {
      return try printError(error)
    }
    _ = try format(.named(name), as: .standardInput)
    workspace.overlay = [:]
  }

  /// Formats the documents at a path; prints an error if there are none.
  private mutating func formatFound(at path: DocumentPath) throws {
    let found: FoundFiles
    do {
      found = try workspace.search(path)
    } catch let error as FileError {
      return try printError(error)
    }
    for failure in found.failures { try printError(failure) }
    tally.notUTF8 += found.skipped.count { $0.reason == .notUTF8 }
    var (documents, others) = (0, 0)
    for file in found.jsonFiles {
      guard let candidate = try workspace.candidate(file) else { continue }
      let identity = DocumentPath(FilePath.withoutLinks(file.path))
      if try format(candidate, as: identity) { documents += 1 } else { others += 1 }
    }
    if found.isFolder, found.failures.isEmpty, documents == 0 {
      try printError(FileError(path: path.string, kind: .noDocuments(skipped: others)))
    }
  }

  // MARK: One document

  /// Formats a document; false if the file is not one.
  private mutating func format(
    _ candidate: Workspace.Candidate, as identity: DocumentPath
  ) throws -> Bool {
    if done.contains(identity) { return true }
    if !settings.action.printsDocuments {
      let line = Progress.formatted(files: done.count).words(in: console.language)
      try progress.show(line)
    }
    let read: (tree: JSONTree, kind: DocumentKind?)?
    do throws(FileError) {
      read = try workspace.read(candidate, as: settings.kind, errorLimit: validator.errorLimit)
    } catch {
      try printError(error)
      return true
    }
    guard let (tree, kind) = read else {
      skipped.insert(identity)
      return false
    }
    guard try checkIsWhole(tree) else { return true }
    done.insert(identity)
    skipped.remove(identity)
    guard tree.isSound else {
      try refuse(tree)
      return true
    }
    var formatter = settings.formatter
    formatter.order = kind?.memberOrder
    try carryOut(tree, formatter, isStandardInput: identity == .standardInput)
    return true
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

}

extension FormatRun {
  /// Prints, writes, checks or compares a document without errors.
  mutating func carryOut(
    _ tree: JSONTree, _ formatter: JSONFormatter, isStandardInput: Bool
  ) throws {
    let action = settings.action
    // Standard input has no file to replace: the result goes to standard output.
    if action == .print || (action == .write && isStandardInput) {
      let output = console.standardOutput
      try formatter.format(tree) { try output.write($0) }
      try checkIsWhole(tree)
    } else if try formatter.isFormatted(tree) {
      tally.unchanged += action == .diff ? 0 : 1
    } else {
      let bytes = try action == .check ? [] : formatter.format(tree)
      guard try checkIsWhole(tree) else { return }
      try report(tree, formatted: bytes)
    }
  }

  /// Replaces, names or compares a document that is not formatted.
  private mutating func report(_ tree: JSONTree, formatted bytes: [UInt8]) throws {
    let name = tree.file.name
    if settings.action == .write {
      do {
        try console.uninterrupted { try files.replace(name, with: bytes, madeFrom: tree.file) }
        tally.changed += 1
      } catch let error as FileError {
        try printError(error)
      }
      return
    }
    status = max(status, .findings)
    if settings.action == .diff {
      try progress.clear()
      let new = SourceFile(name: name, bytes: bytes)
      return try console.printData(UnifiedDiff.between(tree.file, new))
    }
    tally.changed += 1
    // Programs get names unescaped.
    let shown = console.standardOutput.isTerminal ? VisibleText.of(name) : name
    try progress.clear()
    try console.standardOutput.write(Array("\(shown)\n".utf8))
  }

  /// Whether the file was not cut short while it was read; prints an error if it was.
  @discardableResult
  private mutating func checkIsWhole(_ tree: JSONTree) throws -> Bool {
    do throws(FileError) {
      try FileReader.checkIsWhole(tree.file)
      return true
    } catch {
      try printError(error)
      return false
    }
  }
}
