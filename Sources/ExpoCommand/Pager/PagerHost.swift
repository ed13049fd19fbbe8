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
