import ExpoCatalog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A pager as a child process: `/bin/sh -c COMMAND` with a pipe as its standard input.
///
/// Ctrl-C and Ctrl-\ belong to the pager while it lives: this process ignores them, and SIGPIPE too,
/// so that a pager that is left early is no accident. All is put back when it has ended.
final class PagerProcess: RunningPager {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// The shell waits for what it runs, which gets the signals as if nothing had been said.
  private static let preface = "trap : INT QUIT\n"

  private static let ignoredSignals = [SIGINT, SIGQUIT, SIGPIPE]

  private let process: pid_t
  private var pipe: Int32
  private var handlers: [(signal: Int32, handler: Handler?)] = []

  /// Starts a command; nil if the system refuses.
  init?(_ command: String) {
    var ends: [Int32] = [-1, -1]
    guard Self.makePipe(&ends) else { return nil }
    handlers = Self.ignoredSignals.map { ($0, signal($0, SIG_IGN)) }
    guard let process = Self.spawn(command, reading: ends[0]) else {
      close(ends[0])
      close(ends[1])
      Self.restore(handlers)
      return nil
    }
    close(ends[0])
    self.process = process
    pipe = ends[1]
  }

  func write(_ bytes: [UInt8]) -> Bool {
    do throws(FileError) {
      try FileWriter.write(bytes, to: pipe, named: "the pager")
      return true
    } catch {
      return false
    }
  }

  func finish() -> PagerEnd {
    close(pipe)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    Self.restore(handlers)
    return Self.end(status)
  }

  /// What a status of `waitpid` says (POSIX: the low seven bits are the signal).
  private static func end(_ status: Int32) -> PagerEnd {
    let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
    if signal == SIGINT || code == 128 + SIGINT { return .interrupted }
    return signal == 0 && (code == 127 || code == 126) ? .notFound : .quit
  }

  private static func restore(_ handlers: [(signal: Int32, handler: Handler?)]) {
    for (number, handler) in handlers { _ = signal(number, handler) }
  }
}

// MARK: - Starting

extension PagerProcess {
  /// A pipe whose ends no other child inherits.
  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    guard systemPipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }

  private static func spawn(_ command: String, reading input: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in ignoredSignals { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    return withStrings(["/bin/sh", "-c", preface + command]) { words in
      withStrings(environment) { variables in
        var process = pid_t()
        let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, variables)
        return failure == 0 ? process : nil
      }
    }
  }

  /// The environment with what makes `less` show these lines as they are, unless it is set.
  private static var environment: [String] {
    ["LESS": "FRX", "LESSCHARSET": "utf-8"]
      .merging(ProcessInfo.processInfo.environment) { $1 }.map { "\($0)=\($1)" }
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}

/// `pipe`, by a name that no property has.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
