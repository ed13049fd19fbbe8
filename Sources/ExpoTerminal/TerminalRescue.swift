#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Puts the terminal back as it was, also from within a signal handler.
///
/// A handler may interrupt anything, an allocation too: all it may do is call what POSIX names
/// async-signal-safe. Ours call `tcsetattr`, `write`, `sigaction`, `sigprocmask` and `kill`, and read
/// plain memory that is allocated and filled before they are installed and never given back.
///
/// What they do: SIGINT, SIGTERM, SIGHUP, SIGQUIT and the signals of a crash give the terminal back,
/// then fall to whoever had the signal before, so that the process ends by it; SIGTSTP gives it back
/// and stops; SIGCONT takes it again; SIGWINCH and SIGCONT wake up whoever waits for keys.
final class TerminalRescue {
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let crashes = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

  /// The end of a pipe that can be read when the screen is to be drawn anew.
  let wakeUp: Int32

  /// Prepares the memory of the handlers; nil if the terminal does not tell its settings.
  init?(input: Int32, output: Int32, entering: [UInt8], leaving: [UInt8]) {
    var cooked = termios()
    guard tcgetattr(input, &cooked) == 0 else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeUp = ends[0]
    let memory = SignalMemory.shared
    memory.pointee.input = input
    memory.pointee.output = output
    memory.pointee.wake = ends[1]
    memory.pointee.cooked = cooked
    memory.pointee.raw = Self.raw(cooked)
    memory.pointee.entering = Self.copied(entering)
    memory.pointee.leaving = Self.copied(leaving)
  }

  /// Takes the terminal, and sees to it that it is given back.
  func enter() {
    guard SignalMemory.shared.pointee.isActive == 0 else { return }
    for signal in Self.endings { install(signal, SignalHandlers.end) }
    for signal in Self.crashes { install(signal, SignalHandlers.crash) }
    install(SIGTSTP, SignalHandlers.stop)
    install(SIGCONT, SignalHandlers.goOn)
    install(SIGWINCH, SignalHandlers.resize)
    SignalHandlers.take()
  }

  /// Gives the terminal back, and the signals to whoever had them.
  func leave() {
    guard SignalMemory.shared.pointee.isActive != 0 else { return }
    SignalHandlers.giveBack()
    for signal in Self.endings + Self.crashes + [SIGTSTP, SIGCONT, SIGWINCH] {
      SignalHandlers.putBack(signal)
    }
  }

  /// Closes the pipe; what the handlers read stays.
  func forget() {
    let wake = SignalMemory.shared.pointee.wake
    SignalMemory.shared.pointee.wake = -1
    close(wake)
    close(wakeUp)
  }

  /// Forgets that it was woken up.
  func clearWakeUp() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(wakeUp, &bytes, bytes.count) > 0 {}
  }

  /// What somebody has asked to be ignored, as `nohup` does, stays ignored.
  private func install(_ signal: Int32, _ handler: @escaping SignalHandlers.Handler) {
    let before = SignalMemory.shared.pointee.before + Int(signal)
    sigaction(signal, nil, before)
    guard !SignalHandlers.isIgnored(before.pointee) || signal == SIGWINCH || signal == SIGCONT
    else { return }
    var action = SignalHandlers.action(handler)
    sigaction(signal, &action, nil)
  }

  private static func raw(_ cooked: termios) -> termios {
    var raw = cooked
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
    withUnsafeMutableBytes(of: &raw.c_cc) { controls in
      controls[Int(VMIN)] = 1
      controls[Int(VTIME)] = 0
    }
    return raw
  }

  private static func copied(_ bytes: [UInt8]) -> UnsafeMutableBufferPointer<UInt8> {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    return memory
  }
}
