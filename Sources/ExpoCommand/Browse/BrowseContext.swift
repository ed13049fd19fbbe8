import ExpoKit
import ExpoSystem
import ExpoTerminal

/// The terminal, programs and operands of a run of the reader.
struct BrowseContext {
  var options: BrowseOptions
  private let terminal: TerminalFeatures
  /// Whether to ask the terminal if it shows pictures; not inside tmux, which would have to pass them on.
  let asksForPictures: Bool
  /// The command for the editor, and the variable that names it; nil for the default.
  private let editor: (command: String, variable: EnvironmentVariable?)
  private let viewer: String
  /// The path; nil for the current folder.
  let path: String?
  /// The word that names the entry to open; nil for the first screen.
  let entry: String?
  let console: Console
  let arguments: Arguments
  /// The exhibition that was chosen from several, as it was found first.
  var chosen: ExhibitionDocuments?

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    let reading = try ReadingSettings(arguments, console)
    let environment = console.environment
    options = BrowseOptions(
      widestText: arguments.has(.width) ? reading.width : BrowseOptions().widestText,
      ambiguous: reading.ambiguous, messages: console.language,
      isLinear: arguments.has(.accessible) || console.isDumb,
      hasClipboard: !console.isDumb, hidesPictures: arguments.has(.noPictures),
      isSecure: console.isOn(.expoSecure) || console.isOn(.lessSecure))
    terminal = console.terminalFeatures
    asksForPictures =
      terminal.maybeHasPictures && environment[.tmux] == nil && !options.hidesPictures
      && !options.isLinear && !options.isSecure
    let variable = [EnvironmentVariable.visual, .editor].first {
      environment[$0]?.allSatisfy(\.isWhitespace) == false
    }
    editor = (variable.flatMap { environment[$0] } ?? "vi", variable)
    let chosenViewer = environment[.expoViewer] ?? ""
    viewer = chosenViewer.allSatisfy(\.isWhitespace) ? Self.systemViewer : chosenViewer
    // `PATH`, `PATH ENTRY` or `ENTRY`, which does not look like a path.
    let first = arguments.operands.first
    path = first.flatMap { ReadingSettings.isPath($0) || arguments.operands.count > 1 ? $0 : nil }
    entry = path == nil ? first : arguments.operands.dropFirst().first
  }

  /// The system's program that opens a file by its type.
  private static var systemViewer: String {
    #if os(macOS)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// A writer for the terminal, with an unknown screen.
  var writer: ScreenWriter {
    ScreenWriter(
      hasStyles: console.isColored, hasLinks: !options.isSecure, terminal: terminal)
  }

  func openTerminal() -> RawTerminal? {
    console.openTerminal?(terminal.hasAlternateScreen)
  }

  private var readsStandardInput: Bool { path == "-" }

  func read() throws -> BrowseDocument {
    guard let chosen else {
      return document(of: try ReadingSession.documents(path, arguments, console))
    }
    // The documents may have changed: if one is gone, the other is an exhibition by itself.
    guard let documents = try choices().first(where: { $0.isPart(of: chosen) }) else {
      throw FileError.missing(ExhibitionFinder.name(of: chosen))
    }
    return document(of: documents)
  }

  func choices() throws -> [ExhibitionDocuments] {
    let finder = try ExhibitionFinder(arguments, console, reading: [path].compactMap(\.self))
    return try finder.findChoices(path.map(DocumentPath.init(operand:)))
  }

  /// The documents with the pictures that belong to them; none if the pictures cannot be read.
  func document(of documents: ExhibitionDocuments) -> BrowseDocument {
    let pictures = try? documents.pictures()
    return BrowseDocument(
      documents, language: console.languages.labels ?? Language(of: documents),
      pictures: pictures ?? PictureIndex(),
      at: console.secondsPassed())
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

extension ExhibitionDocuments {
  /// Whether all its documents belong to the other exhibition: a lost document may change a pair.
  fileprivate func isPart(of other: ExhibitionDocuments) -> Bool {
    !files.isEmpty && Set(files.map(\.name)).isSubset(of: other.files.map(\.name))
  }
}

extension BrowseContext {
  func reload(_ state: inout BrowseState) {
    guard !readsStandardInput else { return state.message = .cannotReloadStandardInput }
    state.reload(read)
  }

  /// Opens the shown location in the editor, then reads the documents again; `run` returns whether a command
  /// succeeded.
  func edit(_ state: inout BrowseState, run: (ForeignCommand) -> Bool) {
    guard let location = state.shownLocation, !readsStandardInput else {
      return state.message = .noFileToEdit
    }
    let hasSucceeded = run(ForeignCommand(editor.command, path: location.path, line: location.line))
    reload(&state)
    let variable = editor.variable.map { "\($0.rawValue)=" } ?? ""
    if !hasSucceeded { state.message = .editorFailed(variable + editor.command) }
  }

  func view(_ path: String, _ state: inout BrowseState, run: (ForeignCommand) -> Bool) {
    if !run(ForeignCommand(viewer, path: path)) { state.message = .viewerFailed }
  }

  /// Puts a text on the clipboard, unless it is too long.
  ///
  /// - Throws: `FileError` if a document was cut short while it was shown, and what `write` throws.
  func copy(
    _ text: String, saying notice: BrowseNotice, _ state: inout BrowseState,
    write: ([UInt8]) throws -> Void
  ) throws {
    guard options.hasClipboard else { return state.message = .noClipboard }
    try state.document.documents.checkIsWhole()
    state.message = try Clipboard(console.environment).copy(text, saying: notice, write: write)
  }
}

/// The fixed settings of the reader, from options and the environment.
struct BrowseOptions: Sendable {
  /// The greatest width of text, in cells.
  var widestText = 100
  var ambiguous = AmbiguousWidth.narrow
  var messages = Language.english
  /// Whether lines are appended: no title line, no split view.
  var isLinear = false
  var hasClipboard = true
  /// Whether `--no-pictures` turns them off.
  var hidesPictures = false
  /// Whether editor and clipboard are off: `EXPO_SECURE=1`.
  var isSecure = false
  /// Whether the exposition was chosen from a list, to which the reader returns.
  var isChosen = false
}

/// A command of the user that opens a file: an editor at a line, or a program that shows a picture.
///
/// `vi` → `vi +12 items.json`; `code --wait` → `code --wait -g items.json:12`. A shell reads the user's
/// words; file and line are arguments of their own and never part of its program.
struct ForeignCommand: Equatable, Sendable {
  /// A shell program; ``arguments`` are its `"$@"`.
  let program: String
  let arguments: [String]

  /// Creates the command of an editor for a line, or of another program for a file.
  init(_ command: String, path: String, line: Int? = nil) {
    program = command + " \"$@\""
    let path = FilePath.argument(path)
    guard let line else {
      arguments = [path]
      return
    }
    switch PagerChoice.program(of: command) {
    case "code", "codium", "cursor": arguments = ["-g", "\(path):\(line)"]
    case "subl", "zed", "hx", "helix": arguments = ["\(path):\(line)"]
    default: arguments = ["+\(line)", path]
    }
  }

  /// Runs the program until it ends; false if that fails.
  func run() -> Bool {
    ChildProcess(program, arguments: arguments, usesTerminal: true)?.wait() == .exited(0)
  }
}
