import ExpoTerminal
import ExpoBase
import ExpoKit

/// The reader line by line: for screen readers, and for terminals that can only append.
///
/// Commands are the letters of the keys, each followed by Enter; a number opens the entry with that
/// number, Enter alone continues. Output is appended a screen at a time, and nothing is moved or
/// erased: the only escape sequence that is sent is that of the clipboard.
struct AccessibleReader {
  private let world: BrowseWorld
  private var state: BrowseState
  private var watch: DiskWatch
  /// The lines of the text that were written last.
  private var written = 0..<0
  private var console: Console { world.console }

  /// Creates a reader that begins with the poster, the list or an entry.
  init(_ document: BrowseDocument, _ world: BrowseWorld, opening entry: EntryList.Element?) {
    let screen = Screen(world.console)
    let columns = world.console.standardOutput.columns ?? world.settings.options.widestText
    self.world = world
    watch = world.watch(document)
    state = BrowseState(
      document, options: world.settings.options,
      size: TerminalSize(columns: columns, rows: screen.height - 1))
    if let entry { state.open(entry: document.index(ofNumber: entry.number)) }
  }

  /// The last line that was read.
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
        try write(line: "")
        return hasAnswer
      }
      hasAnswer = true
      state.isChangedOnDisk = watch.isChanged(at: console.secondsPassed())
      // Where the input is over nobody has pressed Enter, and the question is still on the line.
      if line.last?.isNewline != true { try write(line: "") }
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

  /// Performs the command of a line; `quit` ends the reader.
  private mutating func answer(_ line: String) throws -> BrowseEffect? {
    let (before, formerMatch) = (place, match)
    if let part = part(wantedBy: line) {
      try write(part)
      return nil
    }
    let effect = perform(line)
    while state.hasWork { state.work() }
    switch effect {
    case .quit?, .interrupt?: return .quit
    case .print?:
      try show()
      return .quit
    case .copy(let text, let what)?: try copy(text, what)
    case .edit?: if world.edit(&state, run: { $0.run() }) { watch = world.watch(document) }
    case .reload?: if world.reload(&state) { watch = world.watch(document) }
    case .suspend?, .redraw?, nil: break
    }
    if place != before || (state.screen.isList && state.message == nil) {
      try show()
    } else if match != formerMatch || line.hasPrefix("/") {
      try showMatch()
    }
    return nil
  }

  private mutating func perform(_ line: String) -> BrowseEffect? {
    if line.isEmpty {
      goOn()
    } else if let number = Int(line) {
      open(number)
    } else if let kind = AccessibleKeys.prompt(of: line) {
      ask(kind, String(line.dropFirst()))
    } else if let meaning = AccessibleKeys.meaning(of: line.trimmingCount) {
      for digit in line.dropLast().compactMap(\.wholeNumberValue) {
        _ = state.perform(.digit(digit))
      }
      return state.perform(.key(meaning))
    } else {
      state.message = .unknownAnswer(line)
    }
    return nil
  }

  /// Enter alone: from the poster to the list, in the list a page on, from an entry back.
  private mutating func goOn() {
    switch state.screen {
    case .poster: _ = state.perform(.key(.open))
    case .list where state.list.visible.upperBound == state.list.count:
      state.message = .endOfList
    case .list: _ = state.perform(.key(.screenDown))
    case .allFindings: _ = state.perform(.key(.open))
    case .entry, .findings, .help: _ = state.perform(.key(.back))
    }
  }

  private mutating func open(_ number: Int) {
    let document = state.document
    let index = document.index(ofNumber: number)
    guard document.count > 0, document.number(of: index) == number else {
      return state.message = .noEntry(number)
    }
    state.message = nil
    state.open(entry: index)
  }

  /// Answers a prompt as if it had been typed into.
  private mutating func ask(_ kind: BrowseState.Prompt.Kind, _ text: String) {
    let meaning: KeyMeaning =
      switch kind {
      case .search: .search
      case .filter: .filter
      case .goTo: .goTo
      }
    _ = state.perform(.key(meaning))
    guard state.prompt != nil else { return }
    _ = state.perform(.type(text))
    // Without a text the search or the filter is dropped.
    if text.isEmpty, kind == .filter { state.setFilter("") }
    _ = state.perform(.key(.submit))
  }

  private mutating func copy(_ text: String, _ what: BrowseNotice.Copied) throws {
    guard state.options.hasClipboard else { return state.message = .noClipboard }
    let output = console.standardOutput
    try world.copy(text, as: what, &state) { try output.write($0) }
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
    [state.shownQuery.text, state.shownText.currentMatch.map(String.init) ?? ""]
  }

  /// The lines of the text that is shown, all of them.
  private var lineCount: Int { state.shownText.lineCount }

  /// The part of the text that an answer asks for, before or behind what was written; nil for none.
  private func part(wantedBy line: String) -> Range<Int>? {
    if state.screen.isList { return nil }
    switch AccessibleKeys.meaning(of: line) {
    case .screenDown? where written.upperBound < lineCount: return part(from: written.upperBound)
    case .screenUp? where written.lowerBound > 0:
      return max(0, written.lowerBound - state.height)..<written.lowerBound
    case .top?: return part(from: 0)
    case .bottom?: return part(from: max(0, lineCount - state.height))
    case nil where line.isEmpty && state.screen != .poster && written.upperBound < lineCount:
      return part(from: written.upperBound)
    default: return nil
    }
  }

  private func part(from line: Int) -> Range<Int> {
    line..<min(lineCount, line + state.height)
  }

  /// The list's rows on this page, or the first part of a text; of the poster its facts.
  private mutating func show() throws {
    while state.hasWork { state.work() }
    state.prepare()
    if state.screen.isList {
      let frame = state.frame()
      let list = state.screen == .list ? state.list : state.findingList
      for row in 0..<max(1, list.visible.count) {
        try write(line: frame.text(ofRow: row).withoutEnd)
      }
      return
    }
    let start = state.shownText.currentMatch == nil ? 0 : state.shownText.lineOfMatch ?? 0
    let end = state.screen == .poster && start == 0 ? posterEnd : part(from: start).upperBound
    try write(start..<end)
    if state.screen == .help {
      try write(line: "")
      try write(line: BrowseLabel.accessibleHelp.words(in: state.options.messages))
    }
  }

  /// The end of the poster's facts: its description is written only when it is asked for.
  private var posterEnd: Int {
    let lines = (0..<lineCount).lazy.map { state.poster.text(ofLine: $0).string }
    let blanks = lines.indices.filter { lines[$0].isEmpty }
    return min(blanks.dropFirst().first ?? lineCount, state.height)
  }

  private mutating func write(_ part: Range<Int>) throws {
    for line in part { try write(line: state.shownText.text(ofLine: line).string) }
    written = part
    state.message = nil
  }

  /// Of a text that was written before only the line that a search has led to.
  private func showMatch() throws {
    guard let line = state.shownText.lineOfMatch else { return }
    try write(line: state.shownText.text(ofLine: line).string)
  }

  private func write(line: String) throws { try write(line + "\n") }

  /// Writes a text, unless a document was cut short and its content is invalid.
  private func write(_ text: String) throws {
    try document.source.checkIsWhole()
    try console.standardOutput.write(Array(text.utf8))
  }

  /// Prints the position and the possible commands, and waits on the same line.
  private mutating func ask() throws {
    let prompt = AccessiblePrompt(state, written: written).text
    try write("\(prompt): ")
    state.message = nil
  }
}

extension BrowseState.Screen {
  /// Whether it is a list with a cursor.
  fileprivate var isList: Bool { self == .list || self == .allFindings }
}

extension String {
  /// The text without the count before it: `5g` → `g`.
  fileprivate var trimmingCount: String { String(drop { "0"..."9" ~= $0 }) }

  /// The text without spaces at its end.
  fileprivate var withoutEnd: String {
    String(prefix(upTo: lastIndex { $0 != " " }.map(index(after:)) ?? startIndex))
  }
}
