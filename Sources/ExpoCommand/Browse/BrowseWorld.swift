import ExpoBase
import ExpoJSON
import ExpoKit
import ExpoTerminal

/// What the reader needs besides a terminal: its documents and its settings.
struct BrowseWorld {
  let settings: BrowseSettings
  let console: Console
  private let arguments: Arguments

  init(_ settings: BrowseSettings, _ arguments: Arguments, _ console: Console) {
    self.settings = settings
    self.arguments = arguments
    self.console = console
  }

  /// The documents as they are now.
  func read() throws -> BrowseDocument {
    let source = try ReadingSession.source(settings.path, arguments, console)
    return document(of: source)
  }

  /// Documents that have been found, with the pictures that lie around them.
  func document(of source: ExhibitionDocuments) -> BrowseDocument {
    let pictures = try? ExhibitionPictures(of: source).index
    return BrowseDocument(
      source, language: settings.labels ?? Language(of: source),
      pictures: pictures ?? PictureIndex())
  }

  #if DEBUG
    /// Crashes the process by a real fault, to test that the terminal is restored.
    func crashIfAsked() {
      guard console.environment[.expoBrowseCrash] != nil else { return }
      let nothing: [Int] = []
      _ = nothing[nothing.count]
    }
  #endif
}

/// What is done the same way on a full screen and line by line.
extension BrowseWorld {
  /// Reads the documents again and shows them; false if that fails.
  func reload(_ state: inout BrowseState) -> Bool {
    guard !settings.readsStandardInput else {
      state.message = .cannotReloadStandardInput
      return false
    }
    return state.reload(read)
  }

  /// Edits what is shown, then reads the documents again; false if that fails.
  ///
  /// `run` runs a command until it ends, and tells whether it succeeded.
  func edit(_ state: inout BrowseState, run: (EditorCommand) -> Bool) -> Bool {
    guard let place = state.document.place(of: state.subject), !settings.readsStandardInput else {
      state.message = .noFileToEdit
      return false
    }
    let isDone = run(EditorCommand(settings.editor, path: place.path, line: place.line))
    let isReloaded = reload(&state)
    if !isDone { state.message = .editorFailed }
    return isReloaded
  }

  /// Puts a text on the clipboard, unless it is too long.
  ///
  /// - Throws: `FileError` if a document was cut short while it was shown, and what `write` throws.
  func copy(
    _ text: String, as what: BrowseNotice.Copied, _ state: inout BrowseState,
    write: ([UInt8]) throws -> Void
  ) throws {
    try state.document.source.checkIsWhole()
    guard let sequence = Clipboard.sequence(copying: text) else {
      return state.message = .tooLongToCopy(limit: Clipboard.limit)
    }
    try write(sequence)
    state.message = .copied(what)
  }

  /// A watch on the documents as they were read.
  func watch(_ document: BrowseDocument) -> DiskWatch {
    DiskWatch(document, at: console.secondsPassed())
  }
}

/// Detects changes of documents on disk since they were read.
///
/// It checks the disk at most once a second, and only on request.
struct DiskWatch {
  /// The seconds between two checks.
  private static let pause = 1.0

  private let versions: [(path: String, version: FileVersion)]
  private var lastLook: Double
  private var isChanged = false

  /// Remembers the documents as they were read, `seconds` after an arbitrary moment.
  init(_ document: BrowseDocument, at seconds: Double) {
    let files = [document.source.exposition?.file, document.source.entries?.file]
    versions = files.compactMap { file in
      file.flatMap { file in FileVersion.read(by: file).map { (file.name, $0) } }
    }
    lastLook = seconds
  }

  /// Whether a document has been changed, removed or replaced, by the last check.
  mutating func isChanged(at seconds: Double) -> Bool {
    guard !isChanged, seconds - lastLook >= Self.pause else { return isChanged }
    lastLook = seconds
    isChanged = versions.contains { FileVersion.at($0.path) != $0.version }
    return isChanged
  }
}

/// The command that opens a file in the user's editor at a line.
///
/// `vi` → `vi +12 items.json`; `code --wait` → `code --wait -g items.json:12`. A shell reads the
/// user's words; file and line are arguments of their own and never part of its program.
struct EditorCommand: Equatable, Sendable {
  /// What the shell runs, with the arguments as `"$@"`.
  let program: String
  let arguments: [String]

  init(_ command: String, path: String, line: Int) {
    program = command + " \"$@\""
    let path = FilePath.argument(path)
    switch PagerChoice.program(of: command) {
    case "code", "codium", "cursor": arguments = ["-g", "\(path):\(line)"]
    case "subl", "zed", "hx", "helix": arguments = ["\(path):\(line)"]
    default: arguments = ["+\(line)", path]
    }
  }

  /// Runs the editor until it ends; false if it cannot be run or reports an error.
  func run() -> Bool {
    ChildProcess(program, arguments: arguments, input: .terminal)?.wait() == .exited(0)
  }
}
