extension Command {
  /// The command `expo format [PATH…]`.
  static let format = Command(.format, [.paths], options: .format) {
    arguments, console in
    var run = try FormatRun(arguments, console)
    return try run.run(arguments.operands.isEmpty ? ["."] : arguments.operands)
  }
}
