/// The exit status of the command.
package enum ExitCode: Int32, CaseIterable, Comparable, Sendable {
  /// The command succeeded.
  case success = 0
  /// There are problems in the data.
  case findings = 1
  /// The command line is wrong, or a file cannot be read or written.
  case failure = 2
  /// The terminal is gone (SIGHUP).
  case hungUp = 129
  /// Ctrl-C.
  case interrupted = 130
  /// The reader of the output has closed it (SIGPIPE).
  case brokenPipe = 141
  /// The process was asked to end (SIGTERM).
  case terminated = 143

  /// Orders by severity, so that `max` returns the status to exit with.
  package static func < (first: ExitCode, second: ExitCode) -> Bool {
    first.rawValue < second.rawValue
  }
}
