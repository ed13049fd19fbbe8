/// How a run ended, as the shell sees it.
public enum ExitCode: Int32, Comparable, Sendable {
  /// The work is done.
  case success = 0
  /// The data says no: findings at error level.
  case findings = 1
  /// The work could not be done: usage, or a file that cannot be read or written.
  case failure = 2
  /// The terminal is gone (SIGHUP).
  case hungUp = 129
  /// Ctrl-C.
  case interrupted = 130
  /// Nobody reads the output any more.
  case brokenPipe = 141
  /// Somebody asked for the end (SIGTERM).
  case terminated = 143

  /// The weightier status wins.
  public static func < (first: ExitCode, second: ExitCode) -> Bool {
    first.rawValue < second.rawValue
  }
}
