// The only file of this module that imports libc.

import ExpoBase

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls to the operating system of this module that belong to no type of their own.
enum SystemCalls {
  /// The most bytes of a name that are read (POSIX `HOST_NAME_MAX`).
  private static let longestName = 255

  /// The name of the machine; empty if the system does not tell.
  static var hostName: String {
    var name = [CChar](repeating: 0, count: longestName + 1)
    guard unsafe gethostname(&name, longestName) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

// MARK: - Files

/// An open file.
struct FileDescriptor: Equatable, Sendable {
  let number: Int32

  /// Opens the session's terminal, for this process alone; nil if there is none.
  ///
  /// A number up to 2 means that a standard stream was closed. The terminal takes its place, and the
  /// programs started from here inherit it.
  static func openTerminal() -> FileDescriptor? {
    let number = unsafe open("/dev/tty", O_RDWR)
    if number > 2 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    return number >= 0 ? FileDescriptor(number: number) : nil
  }

  /// Opens a pipe that no other program inherits; nil if the system refuses.
  static func openPipe() -> (reading: FileDescriptor, writing: FileDescriptor)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (FileDescriptor(number: ends[0]), FileDescriptor(number: ends[1]))
  }

  func close() { _ = libcClose(number) }

  /// Makes reading and writing return at once.
  func makeNonBlocking() { _ = fcntl(number, F_SETFL, O_NONBLOCK) }

  /// The next bytes, waited for if there are none yet; empty at the end, and if they cannot be read.
  func readBytes() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = try? unsafe bytes.withUnsafeMutableBytes {
      try unsafe SystemFiles.fill($0, from: number)
    }
    return Array(bytes[..<(count ?? 0)])
  }

  /// Writes all bytes; false if the other side has closed the file.
  func writeAll(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      (try? SystemFiles.writeAll(unsafe bytes.span, to: number)) != nil
    }
  }

  /// Writes a byte if there is room for it within so many milliseconds; false if there is none.
  ///
  /// Signal handlers may call it.
  func put(_ byte: UInt8, within milliseconds: Int32) -> Bool {
    var byte = byte
    while true {
      var wanted = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
      let count = unsafe poll(&wanted, 1, milliseconds)
      if count > 0, unsafe write(number, &byte, 1) == 1 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }

  /// Waits until one of some files can be read, for so many milliseconds; without a limit for -1.
  ///
  /// A signal does not end the wait. Nil if waiting fails.
  ///
  /// - Returns: Of each file, whether it can be read, and whether anything happened to it, an error
  ///   too.
  static func waitForInput(
    _ files: [FileDescriptor], milliseconds: Int32
  ) -> [(isReadable: Bool, isChanged: Bool)]? {
    var wanted = files.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    while unsafe poll(&wanted, nfds_t(wanted.count), milliseconds) < 0 {
      if errno != EINTR { return nil }
    }
    return wanted.map { ($0.revents & Int16(POLLIN) != 0, $0.revents != 0) }
  }
}

/// Sleeps.
func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

// `close`, by a name that no method has.
private func libcClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

// MARK: - Terminals

/// The settings of a terminal (POSIX `termios`).
struct TerminalSettings {
  fileprivate var values = termios()

  /// The same, for a program that reads every key at once and draws everything itself.
  var raw: TerminalSettings {
    var raw = self
    raw.values.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    raw.values.c_oflag &= ~tcflag_t(OPOST)
    raw.values.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
    unsafe withUnsafeMutableBytes(of: &raw.values.c_cc) { controls in
      unsafe controls[Int(VMIN)] = 1
      unsafe controls[Int(VTIME)] = 0
    }
    return raw
  }
}

extension FileDescriptor {
  var isTerminal: Bool { isatty(number) == 1 }

  var isPipe: Bool {
    var status = stat()
    return unsafe fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Whether the terminal is for this process group to use (POSIX.1-2017 §11.1.4).
  ///
  /// A terminal that is not the session's own has no foreground group: every process may use it.
  var isForeground: Bool {
    let group = tcgetpgrp(number)
    return group == -1 || group == getpgrp()
  }

  /// The size of the terminal; nil for each side that it does not tell.
  var terminalSize: (columns: Int?, rows: Int?) {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (
      size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil
    )
  }

  /// The terminal's settings; nil if it does not tell them.
  var settings: TerminalSettings? {
    var settings = TerminalSettings()
    return unsafe tcgetattr(number, &settings.values) == 0 ? settings : nil
  }

  /// Changes the terminal's settings at once.
  func apply(_ settings: TerminalSettings) {
    var settings = settings
    _ = unsafe tcsetattr(number, TCSANOW, &settings.values)
  }
}

// MARK: - Signals

/// The actions that signals have now, to be restored later.
struct SavedActions {
  let actions: [(signal: Int32, action: SignalAction)]

  init(of signals: [Int32]) {
    actions = signals.map { ($0, SignalAction.current(of: $0)) }
  }

  func restore() {
    for (signal, action) in actions { action.install(for: signal) }
  }
}

extension Signal {
  static var interrupt: Int32 { SIGINT }
  static var quit: Int32 { SIGQUIT }
  static var terminate: Int32 { SIGTERM }
  static var hangUp: Int32 { SIGHUP }
  static var brokenPipe: Int32 { SIGPIPE }
  static var terminalStop: Int32 { SIGTSTP }
  static var terminalInput: Int32 { SIGTTIN }
  static var terminalOutput: Int32 { SIGTTOU }
  static var resume: Int32 { SIGCONT }
  static var windowChange: Int32 { SIGWINCH }

  /// Signals of a fault in the program, apart from SIGBUS.
  static let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGFPE, SIGSYS]
  /// Other signals that end a process by default.
  static let others = [
    SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
  ]

  /// Sends a signal to all processes of this process's group.
  static func sendToGroup(_ signal: Int32) { kill(0, signal) }

  /// Holds a signal back while `body` runs.
  static func holdingBack(_ signal: Int32, _ body: () -> Void) {
    changingMask(SIG_BLOCK, signal, body)
  }

  /// Unblocks a signal.
  static func lettingIn(_ signal: Int32) {
    changingMask(SIG_UNBLOCK, signal) {}
  }

  private static func changingMask(_ how: Int32, _ signal: Int32, _ body: () -> Void) {
    var (signals, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, signal)
    unsafe pthread_sigmask(how, &signals, &before)
    body()
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Gives signal handlers of this thread a stack of their own, which is never freed.
  ///
  /// A crash caused by a stack overflow can then still be handled.
  static func allocateStack() {
    let size = 1 << 16
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = .init(size)
    unsafe sigaltstack(&stack, nil)
  }
}

// MARK: - Child processes

/// The standard input of a child process.
enum ChildInput {
  /// Empty, and what the child prints is dropped.
  case none
  case inherited
  /// The session's terminal.
  case terminal
  case file(FileDescriptor)
}

/// Starts a program with arguments and this process's environment; nil if the system refuses.
///
/// It is searched in `PATH` unless its name has a slash. In the child, `signals` have their default action.
func spawn(_ words: [String], input: ChildInput, defaulting signals: [Int32]) -> Int32? {
  guard let program = words.first, !words.contains(where: { $0.utf8.contains(0) }) else {
    return nil
  }
  #if os(Linux)
    var (actions, attributes) = unsafe (posix_spawn_file_actions_t(), posix_spawnattr_t())
  #else
    var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  switch input {
  case .inherited: break
  case .none:
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  case .terminal: unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/tty", O_RDWR, 0)
  case .file(let file): unsafe posix_spawn_file_actions_adddup2(&actions, file.number, 0)
  }
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

/// Waits for a child process to end; nil if the system does not tell how it ended.
func waitForChild(_ process: Int32) -> ChildProcess.End? {
  var status: Int32 = 0
  while unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
  let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
  // A shell exits with 128 and the number of the signal that ended its command.
  if signal == SIGINT || code == 128 + SIGINT { return .interrupted }
  return signal == 0 ? .exited(code) : .killed
}

/// Whether a file is a program that can be run.
func isExecutable(_ path: String) -> Bool {
  (try? unsafe SystemFiles.withPath(path) { unsafe access($0, X_OK) }) == 0
}
