import ExpoValidation

extension Inspection {
  /// Reads the options of `validate` that say what is checked, and by which rules.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    choice = RuleChoice(
      selected: try arguments[.select], ignored: try arguments[.ignore] ?? [],
      severities: try arguments[.severity] ?? [:])
    kind = try arguments[.kind]
    jobs = try arguments[.jobs]
    excludesNamed = arguments.has(.forceExclude)
    if let path = try arguments[.assets] { assets = .path(path) }
    if arguments.has(.noAssets) { assets = .none }
    if let path = try arguments[.config] { configuration = .file(path) }
    if arguments.has(.isolated) { configuration = .isolated }
  }
}
