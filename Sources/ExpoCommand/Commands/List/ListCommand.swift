extension Command {
  /// The command `expo list [PATH]`.
  static let list = Command(.list, [.path], options: .list) { arguments, console in
    let settings = try ListSettings(arguments, console)
    let reading = try ReadingSession(arguments.operands.first, arguments, console)
    var run = try ListRun(settings, reading, console)
    return try run.run()
  }
}
