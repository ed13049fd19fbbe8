extension Command {
  /// The command `expo browse [PATH] [ENTRY]`.
  static let browse = Command(.browse, [.path, .entry], options: OptionTable.browse) {
    arguments, console in
    let settings = try BrowseSettings(arguments, console)
    let reading = try ReadingSession(settings.path, arguments, console)
    let run = try BrowseRun(BrowseWorld(settings, arguments, console), reading)
    return try run.run() ?? run.printPlain(arguments)
  }
}
