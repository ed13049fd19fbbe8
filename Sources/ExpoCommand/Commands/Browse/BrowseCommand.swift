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
    variables: [.editor],
    examples: [
      ("expo browse", "read the exposition in this folder", "이 폴더에 있는 박람회를 읽습니다"),
      ("expo browse Fair.xcassets 3", "open the third entry", "카탈로그의 세 번째 항목을 엽니다"),
      ("expo browse --accessible", "read line by line", "스크린 리더로 읽기 좋게 한 줄씩 보여 줍니다"),
    ]
  ) { arguments, console in
    let context = try BrowseContext(arguments, console)
    do {
      return try context.run(
        ReadingSession(context.path, entry: context.entry, arguments, console))
    } catch let error as ExhibitionError {
      guard case .several = error, let status = try context.runChoice() else {
        throw error
      }
      return status
    }
  }
}

/// The reader on a full screen, line by line, or as a list if there is no terminal.
extension BrowseContext {
  /// Runs the reader, which begins with the named entry.
  ///
  /// - Throws: ``CommandError`` if the word on the command line names no entry or several.
  fileprivate func run(_ reading: ReadingSession) throws -> ExitCode {
    let entry = try entry.map(reading.element)
    if let status = try run(reading.documents, opening: entry) { return status }
    // As `expo show` and `expo list` do.
    if entry != nil {
      return try ShowRun(arguments, console, reading).run()
    }
    return try ListRun(arguments, console, reading).run()
  }

  /// Runs the reader; nil if there is no terminal for it.
  private func run(
    _ documents: ExhibitionDocuments, opening entry: EntryList.Element?
  ) throws -> ExitCode? {
    guard console.standardOutput.isTerminal else { return nil }
    if options.isLinear {
      guard console.pagerHost != nil else { return nil }
      var dialog = AccessibleReader(document(of: documents), self, opening: entry)
      return try dialog.run().map { try finish($0, dialog.state) }
    }
    guard let terminal = openTerminal() else { return nil }
    // The screen is given back before an error is printed.
    defer { terminal.close() }
    var state = BrowseState(document(of: documents), options: options, size: terminal.size)
    if let entry { state.open(entry: state.document.index(ofNumber: entry.number)) }
    var loop = ScreenLoop(state, on: terminal, self)
    let end = try loop.run()
    terminal.close()
    return try finish(end, loop.state)
  }
}

/// How the reader ends.
extension BrowseContext {
  /// The number of unreadable entries at which counting stops.
  private static let unreadableLimit = 1000

  /// Prints what was asked for and how many entries could not be read; returns the status that `expo list` exits with.
  func finish(_ end: BrowseEffect, _ state: BrowseState) throws -> ExitCode {
    if end == .print { try print(state) }
    let documents = state.document.documents
    let count = documents.entries?.unreadableCount(atMost: Self.unreadableLimit) ?? 0
    let partial = PartialReading(
      entries: count, isAtLeast: count == Self.unreadableLimit,
      includesExposition: documents.exposition?.isReadable == false)
    let hasContent = state.document.hasContent
    try documents.checkIsWhole()
    try console.printErrors(documents.errors)
    if !arguments.has(.quiet) {
      try console.printOthers(of: documents)
      try console.printClosingLine(partial.words(in: console.language))
    }
    if end == .interrupt { return .interrupted }
    if !documents.failures.isEmpty { return .failure }
    return hasContent && documents.errors.isEmpty ? .success : .findings
  }

  /// Prints what was shown last: a page as `expo show` does, findings and help as `y` copies them.
  private func print(_ state: BrowseState) throws {
    let lines = state.overlayText?.lines ?? pageLines(of: state)
    try state.document.documents.checkIsWhole()
    for line in lines {
      // In line mode, only text is written.
      try console.print((options.isLinear ? StyledText(line.string) : line).ended)
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

/// Several expositions: a list to choose from, and the reader, from which Esc returns to it.
///
/// An exposition is read when it is opened, and its row shows what was read last.
extension BrowseContext {
  /// Runs the list and the reader; nil if there is no terminal to choose on, an entry was asked for, or the
  /// user never answered.
  ///
  /// - Throws: `FileError` if there is no document any more.
  fileprivate func runChoice() throws -> ExitCode? {
    guard console.standardOutput.isTerminal, entry == nil else { return nil }
    let all = try choices()
    if options.isLinear { return try runChoiceByLines(all) }
    guard let terminal = openTerminal() else { return nil }
    // The screen is given back before an error is printed.
    defer { terminal.close() }
    var chooser = ExpositionChooser(
      all.map(ExpositionChooser.Row.init), options: options, size: terminal.size)
    var keys: ArraySlice<Key> = []
    while true {
      var list = ScreenLoop(chooser, after: keys, on: terminal, self)
      let choice = try list.next()
      chooser = list.state
      keys = list.keys
      guard case .choose(let number) = choice else {
        return choice == .interrupt ? .interrupted : .success
      }
      let context = opening(all[number])
      guard let document = context.document(from: &chooser) else { continue }
      var state = BrowseState(document, options: context.options, size: terminal.size)
      state.history.typed = chooser.typed
      var loop = ScreenLoop(state, after: keys, on: terminal, context)
      let end = try loop.run()
      if end != .leave {
        terminal.close()
        return try context.finish(end, loop.state)
      }
      keys = loop.keys
      chooser.typed = loop.state.history.typed
      chooser.rows[number] = ExpositionChooser.Row(loop.state.document.documents)
      chooser.resize(to: terminal.size)
    }
  }

  private func runChoiceByLines(_ all: [ExhibitionDocuments]) throws -> ExitCode? {
    guard console.pagerHost != nil else { return nil }
    var dialog = AccessibleChooser(all.map(ExpositionChooser.Row.init), self)
    while let choice = try dialog.run() {
      guard case .choose(let number) = choice else { return .success }
      let context = opening(all[number])
      guard let document = context.document(from: &dialog.chooser) else { continue }
      var reader = AccessibleReader(document, context, opening: nil)
      let end = try reader.run()
      if end != .leave { return try context.finish(end ?? .quit, reader.state) }
      dialog.chooser.rows[number] = ExpositionChooser.Row(reader.state.document.documents)
    }
    return nil
  }

  /// The context that reads one of several expositions, from which Esc returns to the list.
  private func opening(_ chosen: ExhibitionDocuments) -> BrowseContext {
    var context = self
    context.options.isChosen = true
    context.chosen = chosen
    return context
  }

  /// The chosen exposition as it is now; nil if it cannot be read, which the list then says.
  private func document(from chooser: inout ExpositionChooser) -> BrowseDocument? {
    do {
      return try read()
    } catch {
      chooser.message = .unreadable(error)
      return nil
    }
  }
}
