import ExpoJSON

/// Text that goes to standard output, or through a pager if it is longer than the screen.
///
/// Lines are laid out for the screen, so the rows they take are known here. Once they exceed the screen, a
/// pager starts; later text goes to it as it is written.
struct PagedOutput {
  private enum State {
    /// The text is kept until it is longer than the screen.
    case collecting(rows: Int)
    case printing
    case pager(RunningPager, showsColor: Bool)
    case left
  }

  private static let blockSize = 1 << 16
  /// A pager that has read this many bytes, more than a pipe holds, is certainly running.
  private static let replayLimit = 1 << 20

  private let console: Console
  /// Asked once: a long document has many lines.
  private let isColored: Bool
  private var choices: [PagerChoice]
  /// The pager that was started because it must exist.
  private var required: String?
  private let screen: PagerScreen
  private var state: State
  /// What was written so far, for the next pager if this one turns out to be missing.
  private var replay: [StyledText] = []
  private var replaySize = 0
  /// Bytes to be written; small writes are gathered.
  private var pending: [UInt8] = []
  private(set) var status = ExitCode.success

  /// Creates output through the first installed pager.
  init(console: Console, choices: [PagerChoice]) {
    self.console = console
    isColored = console.isColored
    self.choices = choices
    screen = PagerScreen(console)
    let isPaged = console.standardOutput.isTerminal && console.pagerHost != nil && !choices.isEmpty
    state = isPaged ? .collecting(rows: 0) : .printing
  }

  /// Whether the user has left the pager: no more text is needed.
  var isLeft: Bool { if case .left = state { true } else { false } }

  mutating func write(_ text: StyledText) throws {
    switch state {
    case .printing:
      Console.append(text, to: &pending, isColored: isColored)
      try flush(atLeast: Self.blockSize)
    case .left: break
    case .collecting(let rows):
      keep(text)
      state = .collecting(rows: rows + screen.rows(of: text))
      if rows + screen.rows(of: text) >= screen.height { try startPager() }
    case .pager(_, let showsColor):
      keep(text)
      Console.append(text, to: &pending, isColored: isColored && showsColor)
      try flush(atLeast: Self.blockSize)
    }
  }

  mutating func write(line: StyledText) throws { try write(line.ended) }

  /// Writes a part of a document in a machine-readable format.
  mutating func write(document: String) throws {
    try write(StyledText(verbatim: document))
  }

  /// Writes all that is left and waits until the user leaves the pager.
  mutating func finish() throws {
    if case .collecting = state {
      state = .printing
      try writeAgain()
    }
    while true {
      try flush(atLeast: 1)
      // Bytes that a missing pager did not take are pending for the next one.
      guard pending.isEmpty else { continue }
      guard case .pager(let pager, _) = state else { break }
      try end(pager)
    }
  }

  /// Writes the pending bytes if there are at least `count`.
  private mutating func flush(atLeast count: Int) throws {
    guard pending.count >= count else { return }
    let bytes = pending
    pending = []
    switch state {
    case .printing: try console.standardOutput.write(bytes)
    case .pager(let pager, _): if !pager.write(bytes) { try end(pager) }
    case .collecting, .left: break
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

  private mutating func startPager() throws {
    state = try next()
    try writeAgain()
  }

  private mutating func next() throws -> State {
    if let required {
      throw CommandError.notInstalled(required, of: Option.pager.name)
    }
    while !choices.isEmpty {
      switch choices.removeFirst() {
      case .none: return .printing
      case .required(let command):
        required = command
        guard let pager = pager(command) else { return try next() }
        return pager
      case .command(let command):
        // Nobody asked for these two: a shell must not print that they are missing.
        if command == "less" || command == "more", console.pagerHost?.hasProgram(command) != true {
          continue
        }
        if console.pagerHost?.lacks(command) == true {
          try console.printMessage(
            .warning, en: "the pager '\(command)' is not installed",
            ko: "설치되지 않은 페이저입니다: '\(command)'",
            help: (
              "set EXPO_PAGER or PAGER to another one", "EXPO_PAGER나 PAGER 변수에 다른 페이저를 지정하세요"
            ))
          continue
        }
        if let pager = pager(command) { return pager }
      }
    }
    return .printing
  }

  /// Starts a pager; nil if the system refuses.
  private func pager(_ command: String) -> State? {
    console.pagerHost?.start(command).map {
      .pager($0, showsColor: PagerChoice.showsColor(command, environment: console.environment))
    }
  }

  /// Waits for a pager; if it is missing, everything goes to the next one.
  private mutating func end(_ pager: RunningPager) throws {
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
    replay = []
    replaySize = 0
    pending = []
    for text in texts { try write(text) }
  }
}

/// The size of the terminal, and the rows that text takes on it.
struct PagerScreen {
  private static let usualHeight = 24
  private static let usualWidth = 80

  let height: Int
  private let width: Int
  private let ambiguous: AmbiguousWidth

  init(_ console: Console) {
    height = max(2, console.standardOutput.rows ?? Self.usualHeight)
    width = max(1, console.standardOutput.columns ?? Self.usualWidth)
    ambiguous = console.ambiguousWidth
  }

  /// The rows of whole lines; a line that is too wide takes several.
  func rows(of text: StyledText) -> Int {
    text.string.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .reduce(0) { rows, line in
        let cells = DisplayWidth.of(line, ambiguous: ambiguous)
        return rows + max(1, (cells + width - 1) / width)
      }
  }
}
