import ExpoTerminal

/// A pager as a child process that reads its input from a pipe.
final class PagerProcess: RunningPager {
  /// Has `less` show lines as they are, unless the user has set it up otherwise.
  private static let environment =
    #": "${LESS=FRX}" "${LESSCHARSET=utf-8}"; export LESS LESSCHARSET"#
  /// Has the shell wait for the pager, which gets Ctrl-C and Ctrl-\.
  private static let trap = "trap : INT QUIT"

  private let process: ChildProcess

  /// Starts a command; nil if the system refuses.
  init?(_ command: String) {
    let script = "\(Self.environment); \(Self.trap)\n\(command)"
    guard let process = ChildProcess(script, input: .pipe) else { return nil }
    self.process = process
  }

  func write(_ bytes: [UInt8]) -> Bool { process.write(bytes) }

  func finish() -> PagerEnd {
    switch process.wait() {
    case .interrupted: .interrupted
    case .exited(126), .exited(127): .notFound
    case .exited, .killed, nil: .quit
    }
  }
}
