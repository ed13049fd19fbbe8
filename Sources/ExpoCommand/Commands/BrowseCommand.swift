import ExpoRendering
import ExpoTerminal
import ExpoText

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
      var reader = BrowseDialog(world.document(of: reading.source), world)
      return try reader.run()
    }
    guard let terminal = console.openTerminal?(settings.usesMouse) else { return nil }
    let state = BrowseState(
      world.document(of: reading.source), options: settings.options, size: terminal.size)
    var loop = BrowseLoop(state, on: terminal, world)
    let end = loop.run()
    terminal.close()
    if end == .print { try print(loop.state) }
    return end == .interrupt ? .interrupted : .success
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
