extension Command {
  /// The command `expo show [PATH] [ENTRY…]`.
  static let show = Command(.show, [.path, .entries], options: .show) {
    arguments, console in
    let settings = try ShowSettings(arguments, console)
    let reading = try ReadingSession(settings.path, arguments, console)
    var run = try ShowRun(settings, reading, console)
    return try run.run()
  }
}
