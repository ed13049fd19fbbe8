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

/// An editor as a child process that has the terminal while it lives.
///
/// Ctrl-C and Ctrl-\ are the editor's meanwhile.
enum EditorProcess {
  private static let ignoredSignals = [SIGINT, SIGQUIT]

  /// Runs an editor to its end; false if it could not be run or says that it failed.
  static func run(_ command: EditorCommand) -> Bool {
    let handlers = ignoredSignals.map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in handlers { _ = signal(number, handler) } }
    guard let process = spawn(command) else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }

  private static func spawn(_ command: EditorCommand) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Where documents came through standard input, keys still come from the terminal.
    if isatty(0) != 1 { posix_spawn_file_actions_addopen(&actions, 0, "/dev/tty", O_RDWR, 0) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in ignoredSignals { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let words = ["/bin/sh", "-c", command.program, "sh"] + command.arguments
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    return withStrings(words) { words in
      withStrings(variables) { variables in
        var process = pid_t()
        let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, variables)
        return failure == 0 ? process : nil
      }
    }
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
