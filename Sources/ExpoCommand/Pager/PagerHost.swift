import ExpoTerminal

/// The system calls that paging needs, replaceable in tests.
package struct PagerHost: Sendable {
  /// Starts a pager that reads from a pipe; nil if the system refuses.
  let start: @Sendable (String) -> (any RunningPager)?
  /// Whether a program is in the search path.
  let hasProgram: @Sendable (String) -> Bool
  /// Reads a line that is typed at the terminal; nil if there is no terminal.
  let readLine: @Sendable () -> String?

  /// Creates a host of its three functions.
  init(
    start: @escaping @Sendable (String) -> (any RunningPager)?,
    hasProgram: @escaping @Sendable (String) -> Bool, readLine: @escaping @Sendable () -> String?
  ) {
    self.start = start
    self.hasProgram = hasProgram
    self.readLine = readLine
  }
}

/// A pager that is running.
protocol RunningPager: AnyObject {
  /// Writes bytes; false if the pager reads no more.
  func write(_ bytes: [UInt8]) -> Bool
  /// Ends the pager's input, waits until the pager ends and returns how it ended.
  func finish() -> PagerEnd
}

/// How a pager ended.
enum PagerEnd: Equatable, Sendable {
  /// The user left it.
  case quit
  /// The program is missing or cannot be run: the shell's 127 and 126.
  case notFound
  /// By Ctrl-C.
  case interrupted
}

extension PagerHost {
  /// The system's own processes and terminal; `searchPath` is the value of `PATH`.
  static func system(searchPath: String?) -> PagerHost {
    PagerHost(
      start: { PagerProcess($0) },
      hasProgram: { ChildProcess.isInstalled($0, searchPath: searchPath) },
      readLine: { Terminal.readLine() })
  }
}

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
