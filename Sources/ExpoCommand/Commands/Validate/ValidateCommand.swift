extension Command {
  /// The command `expo validate [PATH…]`.
  static let validate = Command(.validate, [.paths], options: .validate) {
    arguments, console in
    let settings = try ValidateSettings(arguments, console)
    if arguments.has(.jsonLines) {
      return try JSONLinesRun(arguments, settings, console).run(arguments.operands)
    }
    var run = ValidationRun(settings: settings, console: console)
    return try run.run(arguments.operands.isEmpty ? ["."] : arguments.operands)
  }
}
