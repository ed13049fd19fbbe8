extension Command {
  /// The command `expo list [PATH]`.
  static let list = Command(
    name: "list", operands: "[PATH]",
    summary: "list the entries of an exposition, one line each", options: CommandOption.list
  ) { arguments, console in
    guard arguments.operands.count <= 1 else {
      throw UsageError("list expects one PATH, found \(arguments.operands.count)")
    }
    let settings = try ListSettings(arguments, console)
    let reading = try ReadingSession(arguments.operands.first, arguments, console)
    var run = try ListRun(settings, reading, console)
    return try run.run()
  }
}
