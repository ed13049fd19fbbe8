import ExpoText

/// Text for a reader: straight to standard output, or through a pager once it outgrows the screen.
///
/// Lines are already as wide as the screen, so that it is known here, and not in the pager, whether
/// all fits: then nothing is started. What comes later goes on to the pager as it is written.
struct PagedOutput {
  private enum State {
    /// Kept until it is known whether it fits.
    case collecting(rows: Int)
    case printing
    case pager(any RunningPager, showsColor: Bool)
    case stopping(BuiltInPager)
    /// The reader wants no more.
    case left
  }

  private static let blockSize = 1 << 16
  /// A pager that has taken more than any pipe holds does run.
  private static let replayLimit = 1 << 20

  private let console: Console
  private var choices: [PagerChoice]
  private let screen: Screen
  private var state: State
  /// What a pager that turns out not to be there has swallowed.
  private var replay: [StyledText] = []
  private var replaySize = 0
  /// What is ready to be written: small writes are gathered.
  private var pending: [UInt8] = []
  private(set) var status = ExitCode.success

  /// Output through the first of several pagers that is there; none for output without paging.
  init(console: Console, choices: [PagerChoice]) {
    self.console = console
    self.choices = choices
    screen = Screen(console)
    let isPaged = console.standardOutput.isTerminal && console.pagerHost != nil && !choices.isEmpty
    state = isPaged ? .collecting(rows: 0) : .printing
  }

  /// Whether the reader has left: more need not be made.
  var isLeft: Bool { if case .left = state { true } else { false } }

  /// Writes whole lines.
  mutating func write(_ text: StyledText) throws {
    switch state {
    case .printing:
      pending += console.bytes(of: text)
      try flush(atLeast: Self.blockSize)
    case .left: break
    case .collecting(let rows):
      keep(text)
      state = .collecting(rows: rows + screen.rows(of: text))
      if rows + screen.rows(of: text) >= screen.height { try startPager() }
    case .pager(_, let showsColor):
      keep(text)
      pending += console.bytes(of: text, isColored: showsColor)
      try flush(atLeast: Self.blockSize)
    case .stopping(var stop):
      guard try stop.advance(by: screen.rows(of: text), asking: console) else {
        return state = .left
      }
      state = .stopping(stop)
      try console.print(text)
    }
  }

  /// Writes a part of a document of a machine format.
  mutating func write(document: String) throws {
    var text = StyledText()
    text.appendVerbatim(document)
    try write(text)
  }

  /// Ends the output and waits for the reader.
  mutating func finish() throws {
    if case .collecting = state {
      state = .printing
      try writeAgain()
    }
    while true {
      try flush(atLeast: 1)
      // What one pager could not be given is ready for the next.
      guard pending.isEmpty else { continue }
      guard case .pager(let pager, _) = state else { break }
      try end(pager)
    }
  }

  /// Writes what is ready, if it is so many bytes.
  private mutating func flush(atLeast count: Int) throws {
    guard pending.count >= count else { return }
    let bytes = pending
    pending = []
    switch state {
    case .printing: try console.standardOutput.write(bytes)
    case .pager(let pager, _): if !pager.write(bytes) { try end(pager) }
    case .collecting, .stopping, .left: break
    }
  }

  private mutating func keep(_ text: StyledText) {
    replaySize += text.string.utf8.count
    if replaySize > Self.replayLimit, case .pager = state {
      replay = []
    } else {
      replay.append(text)
    }
  }

  /// Starts the next of the pagers and gives it what there is.
  private mutating func startPager() throws {
    state = next()
    try writeAgain()
  }

  private mutating func next() -> State {
    while !choices.isEmpty {
      switch choices.removeFirst() {
      case .none: return .printing
      case .builtIn: return .stopping(BuiltInPager(rows: screen.height))
      case .command(let command):
        // A shell would say that it finds none; nobody has asked for these two.
        if command == "less" || command == "more", console.pagerHost?.hasProgram(command) != true {
          continue
        }
        guard let pager = console.pagerHost?.start(command) else { continue }
        return .pager(
          pager,
          showsColor: PagerChoice.showsColor(command, environment: console.environment))
      }
    }
    return .printing
  }

  /// Waits for a pager; if it never was there, the next one gets all it was given.
  private mutating func end(_ pager: any RunningPager) throws {
    switch pager.finish() {
    case .notFound where replaySize <= Self.replayLimit: try startPager()
    case .interrupted:
      state = .left
      status = .interrupted
    case .quit, .notFound: state = .left
    }
  }

  private mutating func writeAgain() throws {
    let texts = replay
    (replay, replaySize, pending) = ([], 0, [])
    for text in texts { try write(text) }
  }
}
