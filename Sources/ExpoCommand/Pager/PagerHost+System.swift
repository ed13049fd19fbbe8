import ExpoTerminal

extension PagerHost {
  /// The system's own processes and terminal; `searchPath` is the value of `PATH`.
  static func system(searchPath: String?) -> PagerHost {
    PagerHost(
      start: { PagerProcess($0) },
      hasProgram: { ChildProcess.isInstalled($0, searchPath: searchPath) },
      readLine: { Terminal.readLine() })
  }
}
