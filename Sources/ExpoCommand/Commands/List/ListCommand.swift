extension Command {
  /// The command `expo list [PATH]`.
  static let list = Command(.list, [.path], options: OptionTable.list) { arguments, console in
    let paths = arguments.operands
    guard paths.count <= 1 else { throw UsageError.operands(.several(.list, paths.count)) }
    let settings = try ListSettings(arguments, console)
    let reading = try ReadingSession(paths.first, arguments, console)
    var run = try ListRun(settings, reading, console)
    return try run.run()
  }
}
