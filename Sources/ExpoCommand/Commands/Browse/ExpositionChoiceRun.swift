import ExpoKit
import ExpoTerminal

/// One run of `browse` where there are several expositions: a list to choose from, and the reader of the
/// one that was chosen, from which Esc returns to the list.
///
/// An exposition is read when it is opened, and its row shows what was read last.
struct ExpositionChoiceRun {
  private let world: BrowseWorld
  private let all: [ExhibitionDocuments]

  /// Reads all expositions; nil if there is no terminal to choose on, or an entry was asked for.
  ///
  /// - Throws: `FileError` if there is no document any more.
  init?(_ world: BrowseWorld) throws {
    guard world.console.standardOutput.isTerminal, world.entry == nil else { return nil }
    self.world = world
    all = try world.choices()
  }

  /// Runs the list and the reader; nil if there is no terminal, or nobody answers.
  func run() throws -> ExitCode? {
    if world.options.isLinear { return try runByLines() }
    guard let terminal = world.openTerminal() else { return nil }
    let (end, state) = try run(on: terminal)
    guard let state else { return end == .interrupt ? .interrupted : .success }
    if end == .print { try world.print(state) }
    let status = try world.finish(state.document)
    return end == .interrupt ? .interrupted : status
  }

  private func runByLines() throws -> ExitCode? {
    guard world.console.pagerHost != nil else { return nil }
    var dialog = AccessibleChooser(all.map(ExpositionChooser.Row.init), world)
    while let choice = try dialog.run() {
      guard case .choose(let number) = choice else { return .success }
      guard let (document, world) = open(number, from: &dialog.chooser) else { continue }
      var reader = AccessibleReader(document, world, opening: nil)
      if try reader.run() != .leave { return try world.finish(reader.document) }
      dialog.chooser.replace(number, with: ExpositionChooser.Row(reader.document.documents))
    }
    return nil
  }

  /// Reads all again and opens one as it is now; nil if that fails, which the list then says.
  private func open(
    _ number: Int, from chooser: inout ExpositionChooser
  ) -> (document: BrowseDocument, world: BrowseWorld)? {
    var world = world
    world.options.isChosen = true
    world.chosen = all[number]
    do {
      return (try world.read(), world)
    } catch {
      chooser.message = .unreadable(error)
      return nil
    }
  }

  /// Runs until one is left for good; returns why, and what was shown then.
  private func run(on terminal: RawTerminal) throws -> (end: BrowseEffect, state: BrowseState?) {
    defer { terminal.close() }
    var list = ScreenLoop(
      ExpositionChooser(
        all.map(ExpositionChooser.Row.init), options: world.options, size: terminal.size),
      on: terminal, world)
    while true {
      let choice = try list.next()
      var chooser = list.state
      guard case .choose(let number) = choice else { return (choice, nil) }
      var keys = list.keys
      if let (document, world) = open(number, from: &chooser) {
        var state = BrowseState(document, options: world.options, size: terminal.size)
        state.places.typed = chooser.typed
        var loop = ScreenLoop(state, after: keys, on: terminal, world)
        let end = try loop.run()
        if end != .leave { return (end, loop.state) }
        keys = loop.keys
        chooser.typed = loop.state.places.typed
        chooser.replace(number, with: ExpositionChooser.Row(loop.state.document.documents))
        chooser.resize(to: terminal.size)
      }
      list = ScreenLoop(chooser, after: keys, on: terminal, world)
    }
  }
}
