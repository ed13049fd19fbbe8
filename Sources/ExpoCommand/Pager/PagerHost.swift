/// What paging needs of the system; tests bring their own.
public struct PagerHost: Sendable {
  /// Starts a command that reads what it shows from a pipe; nil if that cannot be done.
  let start: @Sendable (String) -> (any RunningPager)?
  /// Whether a program is on the search path.
  let hasProgram: @Sendable (String) -> Bool
  /// Reads a line that somebody types at the terminal; nil if there is none.
  let readLine: @Sendable () -> String?

  /// Brings the parts together.
  public init(
    start: @escaping @Sendable (String) -> (any RunningPager)?,
    hasProgram: @escaping @Sendable (String) -> Bool, readLine: @escaping @Sendable () -> String?
  ) {
    self.start = start
    self.hasProgram = hasProgram
    self.readLine = readLine
  }
}

/// A pager that has been started.
public protocol RunningPager: AnyObject {
  /// Hands over bytes; false if nobody reads them any more.
  func write(_ bytes: [UInt8]) -> Bool
  /// Says that this was all, waits for the end and returns how it ended, as the shell says it.
  func finish() -> PagerEnd
}

/// How a pager ended.
public enum PagerEnd: Equatable, Sendable {
  /// It was read and left.
  case quit
  /// There is no such program, or it cannot be run: the shell's 127 and 126.
  case notFound
  /// Ctrl-C ended it.
  case interrupted
}
