#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signal handlers of ``TerminalRescue``; see there for what they may do.
enum SignalHandlers {
  typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private typealias PlainHandler = @convention(c) (Int32) -> Void

  // MARK: The terminal

  /// Takes the terminal.
  static func take() {
    let memory = SignalMemory.shared
    // Said before it is so, and unsaid after it is not: a signal in between does it twice, not never.
    memory.pointee.isActive = 1
    tcsetattr(memory.pointee.input, TCSANOW, &memory.pointee.raw)
    write(memory.pointee.entering)
  }

  /// Gives the terminal back, if it is taken.
  static func giveBack() {
    let memory = SignalMemory.shared
    guard memory.pointee.isActive != 0 else { return }
    write(memory.pointee.leaving)
    tcsetattr(memory.pointee.input, TCSANOW, &memory.pointee.cooked)
    memory.pointee.isActive = 0
  }

  // MARK: Handlers

  /// Ends the process by the signal, which comes again once this has returned.
  static let end: Handler = { signal, _, _ in
    giveBack()
    putBack(signal)
    kill(getpid(), signal)
  }

  /// Lets the fault happen again, now in the hands of whoever had the signal before.
  static let crash: Handler = { signal, info, context in
    let before = SignalMemory.shared.pointee.before + Int(signal)
    if signal == SIGBUS, let mended = function(of: before.pointee) {
      // Somebody may mend this one: only a fault that is nobody's is a crash.
      mended(signal, info, context)
      var now = sigaction()
      sigaction(signal, nil, &now)
      if function(of: now) != nil { return }
      giveBack()
      return
    }
    giveBack()
    putBack(signal)
    // What was sent, and by no fault, does not happen again by itself.
    if (info?.pointee.si_code ?? 1) <= 0 { kill(getpid(), signal) }
  }

  /// Stops here as if nothing had been said about the signal, and goes on behind it.
  static let stop: Handler = { signal, _, _ in
    let error = errno
    let wasActive = SignalMemory.shared.pointee.isActive != 0
    giveBack()
    var (usual, own) = (sigaction(), sigaction())
    setHandler(of: &usual, to: SIG_DFL)
    sigaction(signal, &usual, &own)
    var (signals, mask) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    kill(getpid(), signal)
    sigprocmask(SIG_UNBLOCK, &signals, &mask)
    sigprocmask(SIG_SETMASK, &mask, nil)
    sigaction(signal, &own, nil)
    if wasActive {
      take()
      wakeUp()
    }
    errno = error
  }

  /// Takes the terminal again after a stop that could not be caught.
  static let goOn: Handler = { _, _, _ in
    let error = errno
    if SignalMemory.shared.pointee.isActive != 0 {
      take()
      wakeUp()
    }
    errno = error
  }

  static let resize: Handler = { _, _, _ in
    let error = errno
    wakeUp()
    errno = error
  }

  // MARK: Signals

  /// Gives a signal to whoever had it before.
  static func putBack(_ signal: Int32) {
    sigaction(signal, SignalMemory.shared.pointee.before + Int(signal), nil)
  }

  /// The action of one of these handlers.
  static func action(_ handler: @escaping Handler) -> sigaction {
    var action = sigaction()
    #if os(Linux)
      action.__sigaction_handler.sa_sigaction = handler
    #else
      action.__sigaction_u.__sa_sigaction = handler
    #endif
    action.sa_flags = Int32(SA_SIGINFO | SA_ONSTACK | SA_RESTART)
    return action
  }

  /// Whether an action is to do nothing.
  static func isIgnored(_ action: sigaction) -> Bool {
    #if os(Linux)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The function of an action; nil if it has none.
  private static func function(of action: sigaction) -> Handler? {
    guard action.sa_flags & Int32(SA_SIGINFO) != 0 else { return nil }
    #if os(Linux)
      return action.__sigaction_handler.sa_sigaction
    #else
      return action.__sigaction_u.__sa_sigaction
    #endif
  }

  private static func setHandler(of action: inout sigaction, to handler: PlainHandler?) {
    #if os(Linux)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
  }

  private static func wakeUp() {
    var byte: UInt8 = 0
    _ = systemWrite(SignalMemory.shared.pointee.wake, &byte, 1)
  }

  private static func write(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      let count = systemWrite(
        SignalMemory.shared.pointee.output, bytes.baseAddress?.advanced(by: start),
        bytes.count - start)
      if count > 0 { start += count } else if errno != EINTR { return }
    }
  }
}

/// `write`, by a name that no method has.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
