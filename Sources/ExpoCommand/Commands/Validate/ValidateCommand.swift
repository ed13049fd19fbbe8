import ExpoKit

extension Command {
  /// The command `expo validate [PATH…]`.
  static let validate = Command(.validate, [.paths], options: .validate) {
    arguments, console in
    var run = try ValidationRun(arguments, console)
    if arguments.has(.jsonLines) { return try JSONLinesRun(run).run(arguments.operands) }
    return try run.run(arguments.operands.isEmpty ? ["."] : arguments.operands)
  }
}

extension Inspection {
  /// Creates an inspection from the options of `validate`.
  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.init()
    choice = RuleChoice(
      selected: try arguments[.select], ignored: try arguments[.ignore] ?? [],
      severities: try arguments[.severity] ?? [:])
    kind = try arguments[.kind]
    jobs = try arguments[.jobs]
    files = try FileChoice(arguments, console)
    excludesNamed = arguments.has(.forceExclude)
    if let path = try arguments[.assets] { assets = .path(path) }
    if arguments.has(.noAssets) { assets = .none }
    if let path = try arguments[.config] { configuration = .file(path) }
    if arguments.has(.isolated) { configuration = .isolated }
  }
}
