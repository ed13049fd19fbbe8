import ExpoSource

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
/// async-signal-safe. Ours call `tcsetattr`, `tcgetpgrp`, `getpgrp`, `getpid`, `poll`, `write`,
/// `sigaction`, `sigprocmask`, the functions on signal sets and `kill`, and read plain memory that is
/// allocated and filled before they are installed and never given back.
///
/// What they do: SIGINT, SIGTERM, SIGHUP, SIGQUIT, the signals of a crash and whatever else would end
/// the process give the terminal back, then fall to whoever had the signal before; `FaultHandler`
/// calls for that before a SIGBUS that is a crash. SIGTSTP gives it back, stops, and takes it again
/// when the process goes on; SIGCONT takes it after a SIGSTOP. Both, and SIGWINCH, wake up whoever
/// waits for keys. In the background none of them touches the terminal: it is the shell's.
final class TerminalRescue {
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let crashes = [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGFPE, SIGSYS]
  private static let others = [
    SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
  ]

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
    guard !isEntered else { return }
    for signal in Self.endings { install(signal, SignalHandlers.end) }
    for signal in Self.crashes { install(signal, SignalHandlers.crash) }
    for signal in Self.others { install(signal, SignalHandlers.end, onlyIfUsual: true) }
    FaultHandler.install()
    FaultHandler.setCrashHook { SignalHandlers.giveBack() }
    install(SIGTSTP, SignalHandlers.stop)
    install(SIGCONT, SignalHandlers.goOn)
    install(SIGWINCH, SignalHandlers.resize)
    SignalHandlers.take()
  }

  /// Gives the terminal back, and the signals to whoever had them.
  func leave() {
    guard isEntered else { return }
    SignalHandlers.giveBack()
    SignalMemory.shared.pointee.isAway = 0
    FaultHandler.setCrashHook(nil)
    for signal in Self.endings + Self.crashes + Self.others + [SIGTSTP, SIGCONT, SIGWINCH] {
      SignalHandlers.putBack(signal)
    }
  }

  /// Whether the terminal is to be taken but the process runs in the background.
  var isAway: Bool { SignalMemory.shared.pointee.isAway != 0 }

  /// Takes the terminal if the process has come to the foreground; false while it has not.
  func comeBack() -> Bool {
    if isAway { SignalHandlers.take() }
    return !isAway
  }

  private var isEntered: Bool { SignalMemory.shared.pointee.isActive != 0 || isAway }

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
  ///
  /// A signal that somebody has a use for does not end the process: `onlyIfUsual` leaves it alone.
  private func install(
    _ signal: Int32, _ handler: @escaping SignalHandlers.Handler, onlyIfUsual: Bool = false
  ) {
    let before = SignalMemory.shared.pointee.before + Int(signal)
    sigaction(signal, nil, before)
    guard !SignalHandlers.isIgnored(before.pointee) || signal == SIGWINCH || signal == SIGCONT
    else { return }
    guard !onlyIfUsual || SignalHandlers.isUsual(before.pointee) else { return }
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
