extension Command {
  /// The command `expo browse [PATH]`.
  static let browse = Command(.browse, [.path], options: OptionTable.browse) {
    arguments, console in
    let paths = arguments.operands
    guard paths.count <= 1 else { throw UsageError.operands(.several(.browse, paths.count)) }
    let settings = try BrowseSettings(arguments, console)
    let reading = try ReadingSession(paths.first, arguments, console)
    let run = BrowseRun(BrowseWorld(settings, arguments, console), reading)
    return try run.run() ?? run.printList(arguments)
  }
}
