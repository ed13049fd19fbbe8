import ExpoSource
import ExpoCatalog
import ExpoText
import ExpoValidation

/// The exhibition that a command reads, with counts of what could be read.
struct ReadingSession {
  let source: ExhibitionDocuments
  private let console: Console
  private let hasFailures: Bool
  private var shown = 0
  private var unreadable = 0

  /// Finds the exhibition at a path, or in the current folder, and prints what could not be read.
  init(_ path: String?, _ arguments: Arguments, _ console: Console) throws {
    source = try Self.source(path, arguments, console)
    self.console = console
    hasFailures = !source.failures.isEmpty
    for failure in source.failures { try console.printError(failure) }
  }

  /// Finds the exhibition at a path without printing anything.
  static func source(
    _ path: String?, _ arguments: Arguments, _ console: Console
  ) throws -> ExhibitionDocuments {
    var finder = try ExhibitionFinder(arguments)
    let path = try path.map { try finder.named($0, console) }
    return try finder.find(path)
  }

  /// Finds all exhibitions at paths without printing anything.
  static func sources(
    _ paths: [String], _ arguments: Arguments, _ console: Console
  ) throws -> [ExhibitionDocuments] {
    var finder = try ExhibitionFinder(arguments)
    let paths = try paths.map { try finder.named($0, console) }
    return try finder.findAll(paths)
  }

  /// Counts an entry that is shown or could not be read.
  mutating func count(isReadable: Bool) {
    shown += 1
    if !isReadable { unreadable += 1 }
  }

  /// Prints how many entries could not be read, and returns the exit status.
  func finish() throws -> ExitCode {
    try source.checkIsWhole()
    if unreadable > 0 {
      let words = UnreadableEntries(count: unreadable).words(in: console.language)
      try console.printSummary([words])
    }
    try console.printErrors(of: source)
    if hasFailures { return .failure }
    if !source.errors.isEmpty { return .findings }
    return unreadable > 0 && unreadable == shown ? .findings : .success
  }
}

extension ExhibitionFinder {
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    entries = try arguments[.entries]
    exposition = try arguments[.exposition]
    heedsGitignore = !arguments.has(.noIgnore)
  }

  /// The name under which a path is found: `-` is read and gets that of standard input.
  fileprivate mutating func named(_ path: String, _ console: Console) throws -> String {
    guard path == "-" else { return path }
    if overlay.isEmpty {
      let file = try FileReader.read(console.standardInput)
      overlay[file.name] = file
    }
    return SourceFile.standardInputName
  }
}

extension Console {
  /// Prints which documents of an exhibition cannot be read, and why.
  func printErrors(of source: ExhibitionDocuments) throws {
    for error in source.errors {
      let words = error.words(in: language)
      try printProblem(words.message, help: words.help)
    }
  }
}
