import ExpoKit
import ExpoTerminal

/// One run of `browse` for several expositions: a list to choose from, and the reader, from which Esc returns
/// to it.
///
/// An exposition is read when it is opened, and its row shows what was read last.
struct ExpositionChoiceRun {
  private let context: BrowseContext
  private let all: [ExhibitionDocuments]

  /// Reads all expositions; nil if there is no terminal to choose on, or an entry was asked for.
  ///
  /// - Throws: `FileError` if there is no document any more.
  init?(_ context: BrowseContext) throws {
    guard context.console.standardOutput.isTerminal, context.entry == nil else { return nil }
    self.context = context
    all = try context.choices()
  }

  /// Runs the list and the reader; nil if there is no terminal, or the user never answered.
  func run() throws -> ExitCode? {
    if context.options.isLinear { return try runByLines() }
    guard let terminal = context.openTerminal() else { return nil }
    // Before an error is printed.
    defer { terminal.close() }
    var chooser = ExpositionChooser(
      all.map(ExpositionChooser.Row.init), options: context.options, size: terminal.size)
    var keys: ArraySlice<Key> = []
    while true {
      var list = ScreenLoop(chooser, after: keys, on: terminal, context)
      let choice = try list.next()
      (chooser, keys) = (list.state, list.keys)
      guard case .choose(let number) = choice else {
        return choice == .interrupt ? .interrupted : .success
      }
      guard let (document, context) = open(number, from: &chooser) else { continue }
      var state = BrowseState(document, options: context.options, size: terminal.size)
      state.history.typed = chooser.typed
      var loop = ScreenLoop(state, after: keys, on: terminal, context)
      let end = try loop.run()
      if end != .leave {
        terminal.close()
        return try context.finish(end, loop.state)
      }
      (keys, chooser.typed) = (loop.keys, loop.state.history.typed)
      chooser.rows[number] = ExpositionChooser.Row(loop.state.document.documents)
      chooser.resize(to: terminal.size)
    }
  }

  private func runByLines() throws -> ExitCode? {
    guard context.console.pagerHost != nil else { return nil }
    var dialog = AccessibleChooser(all.map(ExpositionChooser.Row.init), context)
    while let choice = try dialog.run() {
      guard case .choose(let number) = choice else { return .success }
      guard let (document, context) = open(number, from: &dialog.chooser) else { continue }
      var reader = AccessibleReader(document, context, opening: nil)
      let end = try reader.run()
      if end != .leave { return try context.finish(end ?? .quit, reader.state) }
      dialog.chooser.rows[number] = ExpositionChooser.Row(reader.state.document.documents)
    }
    return nil
  }

  /// Reads all again and opens one as it is now; nil if that fails, which the list then shows.
  private func open(
    _ number: Int, from chooser: inout ExpositionChooser
  ) -> (document: BrowseDocument, context: BrowseContext)? {
    var context = context
    context.options.isChosen = true
    context.chosen = all[number]
    do {
      return (try context.read(), context)
    } catch {
      chooser.message = .unreadable(error)
      return nil
    }
  }
}
