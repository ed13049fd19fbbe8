import ExpoKit
import ExpoTerminal

/// What a full screen shows, and what keys do to it.
protocol ScreenState {
  /// Whether there is work that is too slow for one key press; ``work()`` does a part of it.
  var hasWork: Bool { get }
  mutating func work()
  /// Reads what the next frame shows.
  mutating func prepare()
  func frame() -> Frame
  /// The keys that a key stands for.
  func commands(of key: Key) -> [Key]
  /// Performs a key; returns its side effect.
  mutating func press(_ key: Key) -> BrowseEffect?
  mutating func resize(to size: TerminalSize)
  /// Looks whether its documents were changed, `seconds` after an arbitrary moment.
  mutating func look(at seconds: Double)
  /// Checks that what the frame shows is valid.
  func checkIsWhole() throws
}

/// Connects a full screen to a terminal: reads keys, performs them and draws frames.
///
/// It waits for keys without a timeout, except after a lone Esc. While there is work, it checks for
/// keys between two steps.
struct ScreenLoop<State: ScreenState> {
  /// The time to wait for the rest of a sequence after Esc, in milliseconds: over slow lines the bytes of
  /// an arrow key come apart.
  private let escapeDelay: Int32 = 100

  private(set) var state: State
  /// The keys that were typed and not performed yet.
  private(set) var keys: ArraySlice<Key>
  private let terminal: RawTerminal
  private let world: BrowseWorld
  private var decoder = KeyDecoder()
  private var writer: ScreenWriter

  /// Creates a loop that begins with keys that were typed already.
  init(
    _ state: State, after keys: ArraySlice<Key> = [], on terminal: RawTerminal, _ world: BrowseWorld
  ) {
    (self.state, self.keys, self.terminal, self.world) = (state, keys, terminal, world)
    writer = world.writer
  }

  /// Runs until there is a side effect that the terminal alone cannot do, and returns it.
  ///
  /// - Throws: `FileError` if a document was cut short while it was shown.
  mutating func next() throws -> BrowseEffect {
    while true {
      while let key = keys.popFirst() {
        var commands = state.commands(of: key)[...]
        while let command = commands.popFirst() {
          switch state.press(command) {
          case .suspend?:
            terminal.suspend()
            writer.forget()
          case .redraw?: writer.forget()
          case let effect?:
            keys = commands + keys
            return effect
          case nil: break
          }
        }
      }
      try draw()
      switch terminal.wait(milliseconds: patience) {
      case .bytes(let bytes):
        state.look(at: world.console.secondsPassed())
        keys = decoder.decode(bytes)[...]
      case .nothing:
        if decoder.isWaiting { keys = decoder.flush()[...] }
        if state.hasWork { state.work() }
      case .changed:
        writer.forget()
        state.resize(to: terminal.size)
      case .closed: return .interrupt
      }
    }
  }

  /// How long to wait for a key: forever, unless there is something else to do.
  ///
  /// Other work pauses while a key sequence is incomplete: the rest may arrive a little later.
  private var patience: Int32? {
    decoder.isWaiting ? escapeDelay : state.hasWork ? 0 : nil
  }

  /// Draws the screen, unless a document was truncated and its content is invalid.
  private mutating func draw() throws {
    state.prepare()
    let frame = state.frame()
    try state.checkIsWhole()
    terminal.write(writer.bytes(showing: frame))
    #if DEBUG
      world.crashIfAsked()
    #endif
  }
}

extension ScreenLoop<BrowseState> {
  /// Runs the reader until it is left; returns why.
  ///
  /// - Throws: `FileError` if a document was cut short while it was shown.
  mutating func run() throws -> BrowseEffect {
    let (world, terminal) = (world, terminal)
    while true {
      switch try next() {
      case .copy(let text, let notice):
        try world.copy(text, saying: notice, &state) { terminal.write($0) }
      case .edit: leave { world.edit(&$0, run: $1) }
      case .view(let path): leave { world.view(path, &$0, run: $1) }
      case .reload: world.reload(&state)
      case let end: return end
      }
    }
  }

  /// Leaves the terminal to another program, and draws anew.
  private mutating func leave(
    _ work: (inout BrowseState, _ run: (ForeignCommand) -> Bool) -> Void
  ) {
    let terminal = terminal
    work(&state) { command in
      terminal.close()
      defer { terminal.reopen() }
      return command.run()
    }
    writer.forget()
    state.resize(to: terminal.size)
  }
}

extension BrowseState: ScreenState {
  mutating func look(at seconds: Double) { document.watch.look(at: seconds) }
  func checkIsWhole() throws { try document.documents.checkIsWhole() }
}
