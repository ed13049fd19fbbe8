import ExpoKit
import ExpoTerminal

extension [any CommandOption] {
  /// The options of `browse`, in the order of help.
  static let browse = documents + [Option.accessible, Option.noPictures]
}

extension Option<Never> {
  static var accessible: Self {
    .flag(
      "accessible", in: .output,
      en: "print line by line, for screen readers and TERM=dumb",
      ko: "스크린 리더나 TERM=dumb에 맞게 한 줄씩 보여 줍니다"
    ).daily()
  }
  static var noPictures: Self {
    .flag("no-pictures", in: .output, en: "show no images", ko: "이미지를 보여 주지 않습니다")
  }
}

extension Command {
  /// The command `expo browse [PATH] [ENTRY]`.
  static let browse = Command(
    name: .browse, operands: [.path, .entry],
    summary: ("read the poster and the entries on a full screen", "포스터와 항목을 전체 화면으로 읽습니다"),
    findings: ("nothing found, or an unreadable document", "찾는 것이 없거나 읽을 수 없는 문서가 있음"),
    options: .browse, topics: [.documents, .search],
    variables: [.editor]
  ) { arguments, console in
    let world = try BrowseWorld(arguments, console)
    do {
      let run = try BrowseRun(
        world, ReadingSession(world.path, entry: world.entry, arguments, console))
      return try run.run() ?? run.printPlain(arguments)
    } catch let error as ExhibitionError {
      guard case .several = error, let status = try ExpositionChoiceRun(world)?.run() else {
        throw error
      }
      return status
    }
  }
}

/// One run of `browse`: on a full screen, line by line, or as a list if there is no terminal.
struct BrowseRun {
  private let world: BrowseWorld
  private let reading: ReadingSession
  /// The entry to open first; nil for the poster or the list.
  private let entry: EntryList.Element?

  /// Creates a run and finds the entry to open.
  ///
  /// - Throws: ``CommandError`` if its word names no entry or several.
  init(_ world: BrowseWorld, _ reading: ReadingSession) throws {
    self.world = world
    self.reading = reading
    entry = try world.entry.map(reading.element)
  }

  /// Runs the reader; nil if there is no terminal for it.
  func run() throws -> ExitCode? {
    let console = world.console
    guard console.standardOutput.isTerminal else { return nil }
    if world.options.isLinear {
      guard console.pagerHost != nil else { return nil }
      var dialog = AccessibleReader(world.document(of: reading.documents), world, opening: entry)
      if try dialog.run() == nil { return nil }
      return try world.finish(dialog.document)
    }
    guard let terminal = world.openTerminal() else { return nil }
    var state = BrowseState(
      world.document(of: reading.documents), options: world.options, size: terminal.size)
    if let entry { state.open(entry: state.document.index(ofNumber: entry.number)) }
    var loop = ScreenLoop(state, on: terminal, world)
    let end = try run(&loop, on: terminal)
    if end == .print { try world.print(loop.state) }
    let status = try world.finish(loop.state.document)
    return end == .interrupt ? .interrupted : status
  }

  /// Runs the reader; the terminal is restored before an error is printed.
  private func run(_ loop: inout ScreenLoop<BrowseState>, on terminal: RawTerminal) throws
    -> BrowseEffect
  {
    defer { terminal.close() }
    return try loop.run()
  }

  /// Prints the list, as `expo list` does, or the entry that was named, as `expo show` does.
  func printPlain(_ arguments: Arguments) throws -> ExitCode {
    if entry != nil {
      var run = try ShowRun(arguments, world.console, reading)
      return try run.run()
    }
    var run = try ListRun(arguments, world.console, reading)
    return try run.run()
  }
}

/// How the reader ends.
extension BrowseWorld {
  /// The most unreadable entries that are counted.
  private static let unreadableLimit = 1000

  /// Prints how many entries could not be read, and returns the exit status, as `expo list` does.
  func finish(_ document: BrowseDocument) throws -> ExitCode {
    let documents = document.documents
    let count = documents.entries?.unreadableCount(atMost: Self.unreadableLimit) ?? 0
    let partial = PartialReading(
      entries: count, isAtLeast: count == Self.unreadableLimit,
      includesExposition: documents.exposition?.isReadable == false)
    let hasContent = document.hasContent
    try documents.checkIsWhole()
    try console.printErrors(documents.errors)
    if !isQuiet { try console.printOthers(of: documents) }
    if !isQuiet, !partial.isEmpty {
      try console.printClosingLine(partial.words(in: console.language))
    }
    if !documents.failures.isEmpty { return .failure }
    return hasContent && documents.errors.isEmpty ? .success : .findings
  }

  /// Prints what was shown last: a page as `expo show` does, findings and help as `y` copies them.
  func print(_ state: BrowseState) throws {
    let lines = state.overlayText?.lines ?? pageLines(of: state)
    try state.document.documents.checkIsWhole()
    for line in lines {
      // Line by line nothing is sent but text.
      var line = options.isLinear ? StyledText(line.string) : line
      line.endLine()
      try console.print(line)
    }
  }

  private func pageLines(of state: BrowseState) -> [StyledText] {
    let renderer = LineRenderer(
      width: min(state.size.columns, state.options.widestText),
      ambiguous: state.options.ambiguous)
    let document = state.document
    return renderer.styledLines(of: state.subject.map(document.page) ?? document.posterPage)
  }
}
