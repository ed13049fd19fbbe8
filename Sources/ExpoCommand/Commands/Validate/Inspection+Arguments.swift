import ExpoKit

extension Inspection {
  /// Creates an inspection from the options of `validate`.
  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
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
