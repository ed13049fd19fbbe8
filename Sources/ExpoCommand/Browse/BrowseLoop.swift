import ExpoTerminal
import ExpoKit

/// Connects the reader to a terminal: reads keys, performs actions and draws frames until the user
/// quits.
///
/// It waits for keys without a timeout, except after a lone Esc. While there is work, it checks for
/// keys between two steps.
struct BrowseLoop {
  /// The time to wait for the rest of a sequence after Esc, in milliseconds.
  static let escapeDelay: Int32 = 25

  private let terminal: RawTerminal
  private let world: BrowseWorld
  private(set) var state: BrowseState
  private var decoder = KeyDecoder()
  private var writer: ScreenWriter
  private var pictures = PictureWriter()
  /// When the terminal was asked for pictures, in seconds; nil if it was not.
  private var asked: Double?

  init(_ state: BrowseState, on terminal: RawTerminal, _ world: BrowseWorld) {
    self.state = state
    self.terminal = terminal
    self.world = world
    writer = world.writer
  }

  /// Performs the keys that were typed already, then runs until the reader is left; returns why.
  ///
  /// - Throws: `FileError` if a document was cut short while it was shown.
  mutating func run(after keys: [Key] = []) throws -> BrowseEffect {
    if world.asksForPictures {
      (asked, state.pictures.answers.cell) = (world.console.secondsPassed(), terminal.cell)
      // The first frame is drawn over what the terminal may print of it.
      terminal.write(PictureAnswers.question)
    }
    defer { finish() }
    if let end = try perform(keys) { return end }
    while true {
      try draw()
      let event = terminal.wait(milliseconds: patience)
      switch event {
      case .bytes(let bytes):
        state.document.watch.look(at: world.console.secondsPassed())
        if let end = try perform(decoder.decode(bytes)) { return end }
      case .nothing:
        if decoder.isWaiting, let end = try perform(decoder.flush()) { return end }
        if state.hasWork { state.work() }
      case .changed:
        forgetScreen()
        if let cell = terminal.cell { state.pictures.answers.cell = cell }
        _ = state.perform(.resize(terminal.size))
      case .closed: return .interrupt
      }
    }
  }

  /// How long to wait for a key: forever, unless there is something else to do.
  ///
  /// Other work pauses while a key sequence is incomplete: the rest may arrive a little later.
  private var patience: Int32? {
    decoder.isWaiting ? Self.escapeDelay : state.hasWork ? 0 : nil
  }

  /// Draws the screen, unless a document was truncated and its content is invalid.
  private mutating func draw() throws {
    state.prepare()
    let (frame, picture) = (state.frame(), state.shownPicture)
    try state.document.documents.checkIsWhole()
    let drawn = writer.bytes(showing: frame)
    terminal.write(
      pictures.bytes(showing: picture, on: frame, drawn: drawn, reading: BrowsePictures.read))
    #if DEBUG
      world.crashIfAsked()
    #endif
  }

  private mutating func perform(_ keys: [Key]) throws -> BrowseEffect? {
    for key in keys {
      if case .answer(let answer) = key {
        if asked != nil { state.pictures.answers.take(answer) }
        continue
      }
      for command in state.commands(of: key) {
        guard let effect = state.press(command) else { continue }
        if let end = try carryOut(effect) { return end }
      }
    }
    return nil
  }

  /// Performs an effect; returns it if it ends the reader.
  private mutating func carryOut(_ effect: BrowseEffect) throws -> BrowseEffect? {
    let world = world
    switch effect {
    case .quit, .print, .interrupt, .leave: return effect
    case .redraw: forgetScreen()
    case .copy(let text, let notice):
      let terminal = terminal
      try world.copy(text, saying: notice, &state) { terminal.write($0) }
    case .suspend:
      terminal.write(pictures.end())
      terminal.suspend()
    case .edit: leave { world.edit(&$0, run: $1) }
    case .view(let path): leave { world.view(path, &$0, run: $1) }
    case .reload: world.reload(&state)
    }
    return nil
  }

  /// Leaves the terminal to another program, and draws anew.
  private mutating func leave(
    _ work: (inout BrowseState, _ run: (ForeignCommand) -> Bool) -> Void
  ) {
    let terminal = terminal
    terminal.write(pictures.end())
    work(&state) { command in
      terminal.close()
      defer { terminal.reopen() }
      return command.run()
    }
    forgetScreen()
    _ = state.perform(.resize(terminal.size))
  }

  private mutating func forgetScreen() {
    writer.forget()
    pictures.forget()
  }
}

// MARK: - Pictures

extension BrowseLoop {
  /// How long answers may take when the reader is left, in seconds since they were asked for.
  private static let answerDelay = 0.3

  /// Takes the picture away, and waits for answers: the shell would take them for keys.
  private mutating func finish() {
    terminal.write(pictures.end())
    while let asked, !state.pictures.answers.isComplete {
      let left = Self.answerDelay - (world.console.secondsPassed() - asked)
      guard left > 0, case .bytes(let bytes) = terminal.wait(milliseconds: Int32(1000 * left))
      else { return }
      for case .answer(let answer) in decoder.decode(bytes) { state.pictures.answers.take(answer) }
    }
  }
}
