import ExpoTerminal
import ExpoText
import ExpoValidation

/// The reader line by line: for screen readers, and for terminals that can only append.
///
/// The letters are those of the keys, each typed with Enter; a number opens the entry of that number,
/// Enter alone goes on. What is shown is written below what was there, and nothing is moved or
/// erased: the only escape that is ever sent is that of the clipboard.
struct AccessibleReader {
  private let world: BrowseWorld
  private var state: BrowseState
  private var console: Console { world.console }

  init(_ document: BrowseDocument, _ world: BrowseWorld) {
    let screen = Screen(world.console)
    let columns = world.console.standardOutput.columns ?? world.settings.options.widestText
    self.world = world
    state = BrowseState(
      document, options: world.settings.options,
      size: TerminalSize(columns: columns, rows: screen.height - 1))
  }

  /// What was read last.
  var document: BrowseDocument { state.document }

  /// Asks and answers until the reader is left; false if no terminal ever gave an answer.
  ///
  /// - Throws: `FileError` if a document was cut short while it was shown.
  mutating func run() throws -> Bool {
    try show()
    var hasAnswer = false
    while true {
      try ask()
      guard let line = console.pagerHost?.readLine() else {
        try write("")
        return hasAnswer
      }
      hasAnswer = true
      // Where the input is over nobody has pressed Enter, and the question is still on the line.
      if line.last?.isNewline != true { try write("") }
      if try answer(Self.trimmed(line)) == .quit { return true }
    }
  }

  /// A line without the blanks around it: ` 3 ⏎` → `3`.
  private static func trimmed(_ line: String) -> String {
    let words = line.prefix { !$0.isNewline }.drop(while: \.isWhitespace)
    let end = words.lastIndex { !$0.isWhitespace }.map(words.index(after:))
    return String(words[..<(end ?? words.startIndex)])
  }

  // MARK: Answers

  /// Does what a line asks for; `quit` ends the reader.
  private mutating func answer(_ line: String) throws -> BrowseEffect? {
    let (before, formerMatch) = (place, match)
    var effect: BrowseEffect?
    if line.isEmpty {
      goOn()
    } else if let number = Int(line) {
      open(number)
    } else if line.hasPrefix("/") || line.hasPrefix("&") {
      look(for: line)
    } else {
      effect = obey(line)
    }
    while state.isSearching { state.continueSearch() }
    switch effect {
    case .quit?, .interrupt?: return .quit
    case .print?:
      try show()
      return .quit
    case .copy(let text)?: try copy(text)
    case .edit?: edit()
    case .reload?: reload()
    case .suspend?, .redraw?, nil: break
    }
    if effect == .redraw || place != before || state.screen == .list {
      try show()
    } else if match != formerMatch || line.hasPrefix("/") {
      try showMatch()
    }
    return nil
  }

  /// Enter alone: from the poster to the list, in the list a page on, from an entry back.
  private mutating func goOn() {
    switch state.screen {
    case .poster: _ = state.perform(.open)
    case .list where state.list.visible.upperBound == state.list.count:
      state.message = .endOfList
    case .list: _ = state.perform(.pageDown)
    case .entry, .findings, .help: _ = state.perform(.back)
    }
  }

  private mutating func open(_ number: Int) {
    let document = state.document
    let index = document.index(ofNumber: number)
    guard document.count > 0, document.number(of: index) == number else {
      return state.message = .noEntry(number)
    }
    while state.path.count > 1, state.screen != .list { _ = state.perform(.back) }
    if state.screen == .poster { _ = state.perform(.open) }
    state.open(entry: index)
  }

  private mutating func look(for line: String) {
    _ = state.perform(line.hasPrefix("/") ? .search : .filter)
    guard state.prompt != nil else { return }
    _ = state.perform(.eraseAll)
    _ = state.perform(.type(String(line.dropFirst())))
    _ = state.perform(.submit)
  }

  private mutating func obey(_ word: String) -> BrowseEffect? {
    let place: KeyBinding.Place = state.screen == .list ? .list : .text
    guard word.count == 1, let letter = word.first,
      let action = KeyBinding.action(for: .character(letter), in: place)
    else {
      state.message = .unknownAnswer(word)
      return nil
    }
    return state.perform(action)
  }

  // MARK: Effects

  private mutating func copy(_ text: String) throws {
    try document.source.checkIsWhole()
    guard console.environment[.term] != "dumb" else {
      return state.message = .noClipboard
    }
    guard let sequence = Clipboard.sequence(copying: text) else {
      return state.message = .tooLongToCopy(limit: Clipboard.limit)
    }
    try console.standardOutput.write(sequence)
    state.message = .copied
  }

  private mutating func edit() {
    guard let place = state.document.place(of: state.subject), !world.settings.readsStandardInput
    else { return state.message = .noFileToEdit }
    let command = EditorCommand(world.settings.editor, path: place.path, line: place.line)
    let isDone = command.run()
    reload()
    if !isDone { state.message = .editorFailed }
  }

  private mutating func reload() {
    guard !world.settings.readsStandardInput else {
      return state.message = .cannotReloadStandardInput
    }
    state.reload(world.read)
  }
}

// MARK: - What is written

extension AccessibleReader {
  /// What tells one page from another.
  private var place: [String] {
    ["\(state.path)", state.screen == .entry ? String(state.openEntry) : ""]
  }

  /// What tells one match from another.
  private var match: [String] {
    [state.query, state.shownText.currentMatch.map(String.init) ?? ""]
  }

  /// The list's rows on this page, or a text as a whole.
  private func show() throws {
    let view = state.shownText
    let lines =
      state.screen == .list
      ? ListScreen(state).lines.map(\.text.string)
      : (0..<view.lineCount).map { view.text(ofLine: $0).string }
    try document.source.checkIsWhole()
    for line in lines { try write(line) }
    if state.screen == .help {
      try write("")
      try write(BrowseLabel.accessibleHelp.words(in: state.options.messages))
    }
  }

  /// Of a text that was written before only the line that a search has led to.
  private func showMatch() throws {
    guard state.shownText.currentMatch != nil, let line = state.shownText.lineOfMatch else {
      return
    }
    try document.source.checkIsWhole()
    try write(state.shownText.text(ofLine: line).string)
  }

  private func write(_ line: String) throws {
    try console.standardOutput.write(Array((line + "\n").utf8))
  }

  /// Says where the reader is, and waits on the same line.
  private mutating func ask() throws {
    let status = StatusLine(state).summary
    try document.source.checkIsWhole()
    state.message = nil
    let prompt = BrowseLabel.accessiblePrompt.words(in: state.options.messages)
    try console.standardOutput.write(Array("\(status)  \(prompt)".utf8))
  }
}
