import ExpoKit

extension FileChoice {
  /// Reads `--include`, `--exclude` and `--no-ignore`, which every command that searches has.
  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    self.init()
    included = try arguments[.include] ?? []
    excluded = try arguments[.exclude] ?? []
    heedsGitignore = !arguments.has(.noIgnore)
    gitHome = GitHome(
      home: console.environment[.home], configurations: console.environment[.configurations])
  }
}
