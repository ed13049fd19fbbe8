import ExpoKit
import ExpoTerminal

/// The state of a full screen: it draws a frame and performs keys.
protocol ScreenState {
  var options: BrowseOptions { get }
  /// Whether there is work that is too slow for one key press; ``work()`` does a part of it.
  var hasWork: Bool { get }
  mutating func work()
  mutating func prepare()
  func frame() -> Frame
  var prompt: FinderPrompt? { get }
  /// Performs a key; returns its side effect.
  mutating func press(_ key: Key) -> BrowseEffect?
  mutating func resize(to size: TerminalSize)
  /// Checks whether documents have changed; `seconds` count from an arbitrary moment.
  mutating func checkForChanges(at seconds: Double)
  func checkIsWhole() throws
  var answers: PictureAnswers { get set }
  var shownPicture: ShownPicture? { get }
}

extension ScreenState {
  /// The keys that a key means; the key itself while something is typed.
  func commands(of key: Key) -> [Key] { prompt == nil ? KeyMeaning.commands(of: key) : [key] }

  /// In cells.
  func width(of text: String) -> Int { DisplayWidth.of(text, ambiguous: options.ambiguous) }

  func fitted(_ text: StyledText, to width: Int) -> StyledText {
    text.fitted(to: width, ambiguous: options.ambiguous)
  }
}

/// Connects a full screen to a terminal: reads keys, performs them and draws frames.
///
/// It waits for keys without a timeout, except after a lone Esc. While there is work, it checks for keys
/// between two steps.
struct ScreenLoop<State: ScreenState> {
  private(set) var state: State
  /// The keys typed and not yet performed.
  private(set) var keys: ArraySlice<Key>
  private let terminal: RawTerminal
  private let context: BrowseContext
  private var decoder = KeyDecoder()
  private var writer: ScreenWriter
  private var pictures = PictureWriter()
  /// When the terminal was asked for pictures, in seconds; nil if it was not.
  private var asked: Double?

  init(
    _ state: State, after keys: ArraySlice<Key> = [], on terminal: RawTerminal,
    _ context: BrowseContext
  ) {
    self.state = state
    self.keys = keys
    self.terminal = terminal
    self.context = context
    writer = context.writer
  }

  /// Runs until a side effect that the terminal alone cannot perform, and returns it.
  ///
  /// - Throws: `FileError` if a document was cut short while it was shown.
  mutating func next() throws -> BrowseEffect {
    while true {
      while let key = keys.popFirst() {
        if case .answer(let answer) = key {
          if asked != nil { state.answers.take(answer) }
          continue
        }
        // In every state, also while something is typed.
        let suspends = KeyMeaning.suspend.keys.contains(key)
        if suspends || KeyMeaning.redraw.keys.contains(key) {
          if suspends {
            giveUpTerminal()
            terminal.suspend()
          }
          forgetScreen()
          continue
        }
        var commands = state.commands(of: key)[...]
        while let command = commands.popFirst() {
          if let effect = state.press(command) {
            keys = commands + keys
            return effect
          }
        }
      }
      try draw()
      // Other work pauses while a key sequence is incomplete: the rest may arrive a little later.
      switch terminal.wait(milliseconds: decoder.patience ?? (state.hasWork ? 0 : nil)) {
      case .bytes(let bytes):
        state.checkForChanges(at: context.console.secondsPassed())
        keys = decoder.decode(bytes)[...]
      case .nothing:
        keys = decoder.flush()[...]
        if state.hasWork { state.work() }
      case .changed:
        forgetScreen()
        if let cell = terminal.cell { state.answers.cell = cell }
        state.resize(to: terminal.size)
      case .closed: return .interrupt
      }
    }
  }

  /// Draws the screen, unless a document was cut short and its content is invalid.
  private mutating func draw() throws {
    state.prepare()
    let frame = state.frame()
    let picture = state.shownPicture
    try state.checkIsWhole()
    let drawn = writer.bytes(showing: frame)
    terminal.write(
      pictures.bytes(showing: picture, on: frame, drawn: drawn, reading: BrowsePictures.read))
    #if DEBUG
      context.crashIfAsked()
    #endif
  }

  private mutating func forgetScreen() {
    writer.forget()
    pictures.forget()
  }

  /// Removes the picture and waits for answers, which would count as keys of the program that gets the
  /// terminal; what is typed is kept.
  ///
  /// It waits until a moment, or else for a time that nobody notices: 0.1 s.
  fileprivate mutating func giveUpTerminal(until end: Double? = nil) {
    terminal.write(pictures.end())
    let end = end ?? context.console.secondsPassed() + 0.1
    while asked != nil, !state.answers.isComplete {
      let left = end - context.console.secondsPassed()
      guard left > 0, case .bytes(let bytes) = terminal.wait(milliseconds: Int32(1000 * left))
      else { break }
      for key in decoder.decode(bytes) {
        if case .answer(let answer) = key { state.answers.take(answer) } else { keys.append(key) }
      }
    }
    keys += decoder.flush()
  }
}

extension ScreenLoop<BrowseState> {
  /// Runs the reader until it is left; returns why.
  ///
  /// - Throws: `FileError` if a document was cut short while it was shown.
  mutating func run() throws -> BrowseEffect {
    let context = context
    let terminal = terminal
    if context.asksForPictures {
      asked = context.console.secondsPassed()
      state.answers.cell = terminal.cell
      // If the terminal prints the question, the first frame covers it.
      terminal.write(PictureAnswers.question)
    }
    // The answers may take 0.3 s.
    defer { giveUpTerminal(until: asked.map { $0 + 0.3 }) }
    while true {
      switch try next() {
      case .copy(let text, let notice):
        try context.copy(text, saying: notice, &state) { terminal.write($0) }
      case .edit: leave { context.edit(&$0, run: $1) }
      case .view(let path): leave { context.view(path, &$0, run: $1) }
      case .reload:
        context.reload(&state)
        terminal.write(pictures.removeChanged(reading: BrowsePictures.read))
      case let end: return end
      }
    }
  }

  /// Leaves the terminal to another program, then draws everything again.
  private mutating func leave(
    _ work: (inout BrowseState, _ run: (ForeignCommand) -> Bool) -> Void
  ) {
    let terminal = terminal
    giveUpTerminal()
    work(&state) { command in
      terminal.close()
      defer { terminal.reopen() }
      return command.run()
    }
    forgetScreen()
    state.resize(to: terminal.size)
  }
}

extension BrowseState: ScreenState {
  var answers: PictureAnswers {
    get { pictures.answers }
    set { pictures.answers = newValue }
  }
  mutating func checkForChanges(at seconds: Double) { document.watch.checkForChanges(at: seconds) }
  func checkIsWhole() throws { try document.documents.checkIsWhole() }
}

extension PictureAnswers {
  /// Asks for the pixels of a cell (xterm), pictures (kitty) and features (iTerm2), then for the
  /// device attributes (ECMA-48 DA), which every terminal answers.
  fileprivate static let question = Array(
    "\u{1B}[16t\u{1B}_Gi=1,a=q,s=1,v=1,f=24;AAAA\u{1B}\\\u{1B}]1337;Capabilities\u{1B}\\\u{1B}[c"
      .utf8)
}
