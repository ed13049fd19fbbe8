extension Command {
  /// The command `expo show [PATH] [ENTRY…]`.
  static let show = Command(
    name: "show", operands: "[PATH] [ENTRY…]",
    summary: "show the poster, or entries by number, name, image name or JSON Pointer",
    options: CommandOption.show
  ) { arguments, console in
    let settings = try ShowSettings(arguments, console)
    let reading = try ReadingSession(settings.path, arguments, console)
    var run = try ShowRun(settings, reading, console)
    return try run.run()
  }
}
