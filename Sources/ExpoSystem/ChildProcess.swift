#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A shell command as a child process; Ctrl-C and Ctrl-\ of the terminal reach only the child.
package final class ChildProcess {
  package enum End: Equatable, Sendable {
    /// The shell exits with 126 and 127 for a command that it cannot run or find.
    case exited(Int32)
    /// By Ctrl-C.
    case interrupted
    /// By another signal.
    case killed
  }

  private let process: Int32
  private let pipe: FileDescriptor?
  private let saved: [Int32: SignalAction]

  /// Starts `/bin/sh -c COMMAND`, which sees `arguments` as `"$@"`; nil if the system refuses.
  ///
  /// Its standard input has the bytes of ``write(_:)``, or is the terminal if `usesTerminal`.
  package init?(_ command: String, arguments: [String] = [], usesTerminal: Bool = false) {
    let pipe = usesTerminal ? nil : FileDescriptor.openPipe()
    if !usesTerminal, pipe == nil { return nil }
    // It is not an error if the child ends before it has read everything.
    let ignored = [SIGINT, SIGQUIT] + (pipe == nil ? [] : [SIGPIPE])
    saved = SignalAction.current(of: ignored)
    for signal in ignored { SignalAction.ignore.install(for: signal) }
    // The child uses the terminal even if the standard input of this process is another file.
    let isTyped = pipe != nil || FileDescriptor(0).isTerminal
    let process = Self.spawn(
      ["/bin/sh", "-c", command] + (arguments.isEmpty ? [] : ["sh"] + arguments),
      input: pipe?.reading, opening: isTyped ? [] : ["/dev/tty"], defaulting: ignored)
    try? pipe?.reading.close()
    self.pipe = pipe?.writing
    guard let process else {
      try? pipe?.writing.close()
      SignalAction.restore(saved)
      return nil
    }
    self.process = process
  }

  /// Writes to the child's standard input; false if it reads no more.
  package func write(_ bytes: [UInt8]) -> Bool { (try? pipe?.writeAll(bytes)) != nil }

  /// Closes the child's standard input and waits for its end; nil if it is unknown how it ended.
  package func wait() -> End? {
    try? pipe?.close()
    defer { SignalAction.restore(saved) }
    return Self.wait(for: process)
  }

  /// Runs a program and waits for its end; nil if it cannot be started.
  ///
  /// Uses no shell and no input, and drops standard output. Several threads may call it at once.
  package static func run(_ words: [String]) -> End? {
    spawn(words, opening: ["/dev/null", "/dev/null"], defaulting: [SIGPIPE]).flatMap(wait)
  }

  /// The standard output of a program; nil if it cannot be started or fails.
  ///
  /// Uses no shell and no input, and drops the program's errors.
  package static func output(of words: [String]) -> String? {
    guard let pipe = FileDescriptor.openPipe() else { return nil }
    let process = spawn(
      words, opening: ["/dev/null", "/dev/null", "/dev/null"], output: pipe.writing,
      defaulting: [SIGPIPE])
    try? pipe.writing.close()
    defer { try? pipe.reading.close() }
    guard let process else { return nil }
    var bytes: [UInt8] = []
    while case let last = pipe.reading.readBytes(), !last.isEmpty { bytes += last }
    return wait(for: process) == .exited(0) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Whether a program can be run; `searchPath` is the value of `PATH`.
  package static func isInstalled(_ program: String, searchPath: String?) -> Bool {
    if program.contains("/") { return isExecutable(program) }
    return (searchPath ?? "/usr/bin:/bin").split(separator: ":").contains {
      isExecutable("\($0)/\(program)")
    }
  }
}

extension ChildProcess {
  /// Starts a program with this process's environment; nil if the system refuses.
  ///
  /// It is searched in `PATH` unless its name has a slash. In the child, `signals` have their
  /// default action, and `files` are open as the first numbers.
  private static func spawn(
    _ words: [String], input: FileDescriptor? = nil, opening files: [String],
    output: FileDescriptor? = nil, defaulting signals: [Int32]
  ) -> Int32? {
    guard let program = words.first, !words.joined().utf8.contains(0) else { return nil }
    #if os(Linux)
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input { unsafe posix_spawn_file_actions_adddup2(&actions, input.number, 0) }
    for (number, file) in files.enumerated() {
      unsafe posix_spawn_file_actions_addopen(&actions, Int32(number), file, O_RDWR, 0)
    }
    if let output { unsafe posix_spawn_file_actions_adddup2(&actions, output.number, 1) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &set)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    #if os(Linux)
      let environment = unsafe environ
    #else
      let environment = unsafe _NSGetEnviron().pointee
    #endif
    let words = unsafe words.map { unsafe strdup($0) }
    defer { unsafe words.forEach { unsafe free($0) } }
    var process = pid_t()
    let failure = unsafe posix_spawnp(
      &process, program, &actions, &attributes, words + [nil], environment)
    return failure == 0 ? process : nil
  }

  /// Waits for the end of a process; nil if it is unknown how it ended.
  private static func wait(for process: Int32) -> End? {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    let signal = status & 0x7F
    let code = status >> 8 & 0xFF
    // A shell exits with 128 and the number of the signal that ended its command.
    if signal == SIGINT || code == 128 + SIGINT { return .interrupted }
    return signal == 0 ? .exited(code) : .killed
  }

  private static func isExecutable(_ path: String) -> Bool {
    (try? unsafe System.withPath(path) { unsafe access($0, X_OK) }) == 0
  }
}
