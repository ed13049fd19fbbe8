import ExpoValidation

extension Inspection {
  /// Creates an inspection from the options of `validate`.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    choice = RuleChoice(
      selected: try arguments[.select], ignored: try arguments[.ignore] ?? [],
      severities: try arguments[.severity] ?? [:])
    kind = try arguments[.kind]
    jobs = try arguments[.jobs]
    files.included = try arguments[.include] ?? []
    files.excluded = try arguments[.exclude] ?? []
    heedsGitignore = !arguments.has(.noIgnore)
    excludesNamed = arguments.has(.forceExclude)
    if let path = try arguments[.assets] { assets = .path(path) }
    if arguments.has(.noAssets) { assets = .none }
    if let path = try arguments[.config] { configuration = .file(path) }
    if arguments.has(.isolated) { configuration = .isolated }
  }
}
