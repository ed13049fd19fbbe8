#if canImport(Darwin)
  package import Darwin
#else
  package import Glibc
#endif

/// A handler that receives the signal and its cause (POSIX `SA_SIGINFO`).
package typealias SignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

/// What the process does when a signal arrives (POSIX `sigaction`).
///
/// Signal handlers may call all of its functions: none of them allocates memory or takes a lock.
@safe
package struct SignalAction {
  private var action = sigaction()

  /// Creates an action that calls a handler; `once` resets the signal to its default before the call.
  package init(_ handler: @escaping SignalHandler, once: Bool = false) {
    unsafe self.handler = handler
    let flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART
    action.sa_flags = Int32(flags) | (once ? Self.resetFlag : 0)
  }

  private init(plain handler: (@convention(c) (Int32) -> Void)?) {
    unsafe self.handler = unsafe unsafeBitCast(handler, to: SignalHandler?.self)
  }

  private var handler: SignalHandler? {
    get {
      #if os(Linux)
        return unsafe action.__sigaction_handler.sa_sigaction
      #else
        return unsafe action.__sigaction_u.__sa_sigaction
      #endif
    }
    set {
      #if os(Linux)
        unsafe action.__sigaction_handler.sa_sigaction = newValue
      #else
        unsafe action.__sigaction_u.__sa_sigaction = newValue
      #endif
    }
  }

  private static var resetFlag: Int32 { Int32(truncatingIfNeeded: SA_RESETHAND) }

  package static var systemDefault: SignalAction { SignalAction(plain: SIG_DFL) }
  package static var ignore: SignalAction { SignalAction(plain: SIG_IGN) }

  package static func current(of signal: Int32) -> SignalAction {
    var current = systemDefault
    _ = unsafe sigaction(signal, nil, &current.action)
    return current
  }

  package func install(for signal: Int32) {
    var copy = action
    _ = unsafe sigaction(signal, &copy, nil)
  }

  package var isDefault: Bool { unsafe address == unsafeBitCast(SIG_DFL, to: Int.self) }
  package var isIgnored: Bool { unsafe address == unsafeBitCast(SIG_IGN, to: Int.self) }
  /// Whether the signal goes back to its default when it arrives.
  var isOnce: Bool { action.sa_flags & Self.resetFlag != 0 }

  private var address: Int { unsafe unsafeBitCast(handler, to: Int.self) }

  @unsafe
  func call(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) -> Bool {
    if isDefault || isIgnored { return false }
    if action.sa_flags & Int32(SA_SIGINFO) != 0 {
      unsafe handler?(signal, info, context)
    } else {
      unsafe unsafeBitCast(handler, to: (@convention(c) (Int32) -> Void)?.self)?(signal)
    }
    return true
  }
}

extension SignalAction {
  /// The present action of each signal, to be restored later.
  package static func current(of signals: [Int32]) -> [Int32: SignalAction] {
    Dictionary(uniqueKeysWithValues: signals.map { ($0, current(of: $0)) })
  }

  package static func restore(_ saved: [Int32: SignalAction]) {
    for (signal, action) in saved { action.install(for: signal) }
  }
}

package enum Signal {
  case interrupt, quit, terminate, hangUp, brokenPipe, bus
  case terminalStop, terminalInput, terminalOutput, resume, windowChange

  package var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .brokenPipe: SIGPIPE
    case .bus: SIGBUS
    case .terminalStop: SIGTSTP
    case .terminalInput: SIGTTIN
    case .terminalOutput: SIGTTOU
    case .resume: SIGCONT
    case .windowChange: SIGWINCH
    }
  }

  /// The signals of faults, without ``bus``.
  package static let faults = [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGFPE, SIGSYS]
  /// Other signals that end a process by default.
  package static let others = [
    SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
  ]

  /// Sends a signal to this process, or to all processes of its group.
  package static func send(_ signal: Int32, toGroup: Bool = false) {
    kill(toGroup ? 0 : getpid(), signal)
  }

  /// Calls a function and restores `errno`.
  package static func keepingErrno(_ body: () -> Void) {
    let error = errno
    body()
    errno = error
  }

  /// Whether a process sent the signal, and no fault raised it.
  package static func wasSent(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    guard let info = unsafe info else { return false }
    #if canImport(Darwin)
      // The codes of sent signals are positive on this system, unlike on others.
      let code = unsafe info.pointee.si_code
      return code == SI_USER || code == SI_QUEUE
    #else
      return unsafe info.pointee.si_code <= 0
    #endif
  }

  /// The address whose access raised the signal.
  static func address(_ info: UnsafeMutablePointer<siginfo_t>?) -> UInt {
    #if os(Linux)
      return unsafe UInt(bitPattern: info?.pointee._sifields._sigfault.si_addr)
    #else
      return unsafe UInt(bitPattern: info?.pointee.si_addr)
    #endif
  }

  /// Calls a function while a signal is blocked, or all signals for nil.
  package static func blocking(_ signal: Int32?, _ body: () -> Void) {
    changingMask(SIG_BLOCK, signal, body)
  }

  package static func unblock(_ signal: Int32) {
    changingMask(SIG_UNBLOCK, signal) {}
  }

  private static func changingMask(_ how: Int32, _ signal: Int32?, _ body: () -> Void) {
    var signals = sigset_t()
    var before = sigset_t()
    _ = unsafe signal == nil ? sigfillset(&signals) : sigemptyset(&signals)
    if let signal { unsafe sigaddset(&signals, signal) }
    unsafe pthread_sigmask(how, &signals, &before)
    body()
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Gives signal handlers of this thread a stack of their own, which is never freed, so that a
  /// stack overflow can be handled.
  package static func allocateStack() {
    let size = 1 << 16
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = .init(size)
    unsafe sigaltstack(&stack, nil)
  }
}
