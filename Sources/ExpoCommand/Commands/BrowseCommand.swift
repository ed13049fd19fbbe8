import ExpoRendering
import ExpoTerminal
import ExpoText
import ExpoValidation

extension Command {
  /// The command `expo browse [PATH]`.
  static let browse = Command(
    name: "browse", operands: "[PATH]",
    summary: "read the poster and the entries on a full screen", options: CommandOption.browse
  ) { arguments, console in
    guard arguments.operands.count <= 1 else {
      throw UsageError("browse expects one PATH, found \(arguments.operands.count)")
    }
    let settings = try BrowseSettings(arguments, console)
    let reading = try ExhibitionReading(arguments.operands.first, arguments, console)
    let run = BrowseRun(BrowseWorld(settings, arguments, console), reading)
    return try run.run() ?? run.printList(arguments)
  }
}

/// One run of `browse`: on a full screen, line by line, or where nobody can answer as a list.
struct BrowseRun {
  /// Up to how many entries that cannot be read are counted.
  private static let unreadableLimit = 1000

  private let world: BrowseWorld
  private let reading: ExhibitionReading

  init(_ world: BrowseWorld, _ reading: ExhibitionReading) {
    self.world = world
    self.reading = reading
  }

  /// Runs the reader; nil where there is no terminal for it.
  func run() throws -> ExitCode? {
    let (settings, console) = (world.settings, world.console)
    guard console.standardOutput.isTerminal else { return nil }
    if settings.isAccessible {
      guard console.pagerHost != nil else { return nil }
      var dialog = BrowseDialog(world.document(of: reading.source), world)
      let status = try dialog.run()
      if status != nil { try printSummary(of: reading.source) }
      return status
    }
    guard let terminal = console.openTerminal?(settings.usesMouse) else { return nil }
    let state = BrowseState(
      world.document(of: reading.source), options: settings.options, size: terminal.size)
    var loop = BrowseLoop(state, on: terminal, world)
    let end = loop.run()
    terminal.close()
    if end == .print { try print(loop.state) }
    try printSummary(of: loop.state.document.source)
    return end == .interrupt ? .interrupted : .success
  }

  /// Says how many entries could not be read, as `expo list` does.
  private func printSummary(of source: ExhibitionSource) throws {
    let limit = Self.unreadableLimit
    guard !world.settings.isQuiet,
      let count = source.entries?.unreadableCount(atMost: limit), count > 0
    else { return }
    let entries = Count.of(count, "entry", plural: "entries") + (count == limit ? " or more" : "")
    try world.console.printSummary(["\(entries) could not be read; run expo validate"])
  }

  /// Prints the list, as `expo list` does.
  func printList(_ arguments: Arguments) throws -> ExitCode {
    var run = try ListRun(try ListSettings(arguments, world.console), reading, world.console)
    return try run.run()
  }

  /// Prints what was shown last, as `expo show` does.
  private func print(_ state: BrowseState) throws {
    let renderer = LineRenderer(
      width: min(state.size.columns, state.options.widestText),
      ambiguous: state.options.ambiguous)
    let document = state.document
    let page = state.subject.map { document.entry($0).map { Page($0) } } ?? document.posterPage
    for var line in page.map(renderer.lines) ?? [] {
      line.endLine()
      try world.console.print(line)
    }
  }
}
