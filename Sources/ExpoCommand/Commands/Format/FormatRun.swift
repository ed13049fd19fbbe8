import ExpoKit

/// One run of `format`: reads and prints one document at a time, keeping none.
struct FormatRun {
  /// What happens to a formatted document: it is printed or replaces the file; or only the name of a file
  /// that would change is printed, or the difference.
  private enum Action { case print, write, check, diff }

  private let console: Console
  private let action: Action
  /// The formatter for documents of no known kind.
  private let formatter: JSONFormatter
  /// The kind to read every document as; nil to detect it.
  private let kind: DocumentKind?
  private let standardInputName: String
  private let isQuiet: Bool
  /// The reporter for documents that are refused.
  private let reporter: FormatReporter
  private var workspace: Workspace
  private let validator: Validator
  private var status = ExitCode.success
  private var files = FileWriter()
  private var progress: ProgressLine
  /// The files that have been formatted: one found twice is formatted once.
  private var done: Set<DocumentPath> = []
  /// The JSON files that are not documents, and what they are.
  private var others: [DocumentPath: Recognition] = [:]
  /// Documents that were changed, or would be.
  private var changed = 0
  private var unchanged = 0
  private var refused = 0
  /// Files and folders that were skipped because their names are not UTF-8.
  private var notUTF8 = 0

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.console = console
    action =
      arguments.has(.formatDiff)
      ? .diff : arguments.has(.check) ? .check : arguments.has(.write) ? .write : .print
    formatter = JSONFormatter(
      indent: try arguments.has(.compact) ? nil : arguments[.indent] ?? .two,
      escaping: try arguments[.escape] ?? .keep,
      escapesHidden: action == .print && console.standardOutput.isTerminal)
    kind = try arguments[.kind]
    standardInputName = try (arguments[.stdinFilename] ?? .standardInput).string
    workspace = Workspace(try FileChoice(arguments))
    isQuiet = arguments.has(.quiet)
    reporter = try console.sideReporter(arguments)
    let rules = Set(Rule.all.filter(\.preventsReading))
    validator = Validator(selection: RuleSelection(selected: rules))
    progress = ProgressLine(console)
  }

  consuming func run(_ paths: [String]) throws -> ExitCode {
    for path in paths {
      if path == "-" {
        try formatStandardInput()
      } else {
        try formatFound(at: DocumentPath(path))
      }
    }
    try progress.clear()
    // If nothing could be done, errors have been printed.
    if !isQuiet, !printsDocuments, changed + unchanged + refused > 0 {
      try console.printSummary([summary(in: console.language)])
    }
    return status
  }

  /// Whether documents or differences are printed, without a closing line.
  private var printsDocuments: Bool { action == .print || action == .diff }

  /// The closing line: `2 files formatted, 1 file already formatted; 3 other JSON files skipped`.
  private func summary(in language: Language) -> String {
    let isDone = action == .write
    let counts: [(number: Int, en: String, ko: String)] = [
      (changed, isDone ? "formatted" : "would be formatted", isDone ? "정리한 파일" : "정리할 파일"),
      (unchanged, "already formatted", "이미 정리된 파일"),
      (refused, "refused", "오류가 있어 정리하지 않은 파일"),
    ]
    let parts = counts.filter { $0.number > 0 }.map { number, en, ko in
      language.pick(en: "\(English.count(number, "file")) \(en)", ko: "\(ko) \(number)개")
    }
    return parts.joined(separator: ", ")
      + console.skippedWords(Array(others.values), notUTF8: notUTF8)
  }

  /// Formats standard input, to which no configuration applies.
  private mutating func formatStandardInput() throws {
    if done.contains(.standardInput) { return }
    let name = standardInputName
    let stream = console.standardInput.named(name)
    guard let file = try attempt({ _ in try FileReader.read(stream) }) else { return }
    workspace.overlay[DocumentPath(named: name)] = file
    _ = try format(.named(name), as: .standardInput)
    workspace.overlay = [:]
  }

  /// Formats the documents at a path; prints an error if there are none.
  private mutating func formatFound(at path: DocumentPath) throws {
    guard let found = try attempt({ try $0.workspace.search(path) }) else { return }
    for failure in found.failures { try printError(failure) }
    notUTF8 += found.skipped.count { $0.reason == .notUTF8 }
    var count = 0
    var skipped: [Recognition] = []
    for file in found.jsonFiles {
      guard let candidate = try workspace.candidate(file) else { continue }
      let identity = DocumentPath(FilePath.withoutLinks(file.path))
      count += 1
      if let other = try format(candidate, as: identity) { skipped.append(other) }
    }
    if found.isFolder, found.failures.isEmpty, skipped.count == count {
      try printError(FileError(path: path.string, kind: .noDocuments(skipped: skipped)))
    }
  }

  /// Formats a document; returns what the file is if it is not a document.
  private mutating func format(
    _ candidate: Workspace.Candidate, as identity: DocumentPath
  ) throws -> Recognition? {
    if done.contains(identity) { return nil }
    if !printsDocuments {
      let count = done.count
      try progress.show(en: "\(English.count(count, "file")) …", ko: "파일 \(count)개 …")
    }
    let reading = try attempt {
      try $0.workspace.read(candidate, as: $0.kind, errorLimit: $0.validator.errorLimit)
    }
    guard let reading else { return nil }
    guard reading.recognition.isDocument else {
      others[identity] = reading.recognition
      return reading.recognition
    }
    let tree = reading.tree
    guard try checkIsWhole(tree) else { return nil }
    done.insert(identity)
    others[identity] = nil
    guard tree.isSound else {
      try refuse(tree)
      return nil
    }
    var formatter = formatter
    formatter.order = reading.kind?.memberOrder
    try carryOut(tree, formatter, isStandardInput: identity == .standardInput)
    return nil
  }

  /// Prints why a document is not formatted, as `validate` would.
  private mutating func refuse(_ tree: JSONTree) throws {
    try progress.clear()
    try reporter.write(Report([validator.check(tree).findings]), to: console.printFindings)
    refused += 1
    status = max(status, .findings)
  }

  /// The result of a step; nil if a file could not be read or written, whose error is printed.
  private mutating func attempt<Value>(
    _ step: (inout FormatRun) throws -> Value
  ) throws -> Value? {
    do {
      return try step(&self)
    } catch let error as FileError {
      try printError(error)
      return nil
    }
  }

  /// Prints why a file could not be read or written; the run goes on.
  private mutating func printError(_ failure: FileError) throws {
    try progress.clear()
    try console.printErrors([failure])
    status = .failure
  }

  /// Prints, writes, checks or compares a document without errors.
  private mutating func carryOut(
    _ tree: JSONTree, _ formatter: JSONFormatter, isStandardInput: Bool
  ) throws {
    // Standard input has no file to replace: the result goes to standard output.
    if action == .print || (action == .write && isStandardInput) {
      let output = console.standardOutput
      try formatter.format(tree) { try output.write($0) }
      try checkIsWhole(tree)
    } else if try formatter.isFormatted(tree) {
      unchanged += action == .diff ? 0 : 1
    } else {
      let bytes = try action == .check ? [] : formatter.format(tree)
      guard try checkIsWhole(tree) else { return }
      try report(tree, formatted: bytes)
    }
  }

  /// Replaces, names or compares a document that is not formatted.
  private mutating func report(_ tree: JSONTree, formatted bytes: [UInt8]) throws {
    let name = tree.file.name
    if action == .write {
      let isWritten: Void? = try attempt { run in
        try run.console.uninterrupted {
          try run.files.replace(name, with: bytes, madeFrom: tree.file)
        }
      }
      changed += isWritten == nil ? 0 : 1
      return
    }
    status = max(status, .findings)
    if action == .diff {
      try progress.clear()
      let new = SourceFile(name: name, bytes: bytes)
      return try console.printData(UnifiedDiff.between(tree.file, new))
    }
    changed += 1
    // Programs get names unescaped.
    let shown = console.standardOutput.isTerminal ? VisibleText.of(name) : name
    try progress.clear()
    try console.standardOutput.write(Array("\(shown.asLineStart)\n".utf8))
  }

  /// Whether the file was not cut short while it was read; prints an error if it was.
  @discardableResult
  private mutating func checkIsWhole(_ tree: JSONTree) throws -> Bool {
    try attempt { _ in try FileReader.checkIsWhole(tree.file) } != nil
  }
}
