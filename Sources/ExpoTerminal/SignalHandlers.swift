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

  /// How long a terminal may take no byte before it counts as stuck, in milliseconds.
  private static let patience: Int32 = 50

  // MARK: The terminal

  /// Takes the terminal; in the background only notes that it is wanted.
  static func take() {
    let memory = SignalMemory.shared
    guard isForeground(memory.pointee.input) else {
      memory.pointee.isAway = 1
      memory.pointee.isActive = 0
      return
    }
    // Said before it is so, and unsaid after it is not: a signal in between does it twice, not never.
    memory.pointee.isActive = 1
    memory.pointee.isAway = 0
    set(&memory.pointee.raw, memory.pointee.entering)
  }

  /// Gives the terminal back, if it is taken and not somebody else's by now.
  static func giveBack() {
    let memory = SignalMemory.shared
    guard memory.pointee.isActive != 0 else { return }
    if isForeground(memory.pointee.input) {
      set(&memory.pointee.cooked, memory.pointee.leaving)
    }
    memory.pointee.isActive = 0
  }

  /// Whether the terminal is for this process group to use (POSIX.1-2017 §11.1.4).
  ///
  /// A terminal that is not the session's own has no foreground group: anybody may use it.
  static func isForeground(_ terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group == -1 || group == getpgrp()
  }

  /// Sets the modes, then writes: the modes are set even where the terminal takes no bytes.
  ///
  /// SIGTTOU is held back meanwhile: the shell may take the terminal away just now, and a process
  /// that is stopped here does not end by the signal it is handling.
  private static func set(
    _ modes: UnsafeMutablePointer<termios>, _ bytes: UnsafeMutableBufferPointer<UInt8>
  ) {
    var (signals, mask) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGTTOU)
    sigprocmask(SIG_BLOCK, &signals, &mask)
    tcsetattr(SignalMemory.shared.pointee.input, TCSANOW, modes)
    write(bytes)
    sigprocmask(SIG_SETMASK, &mask, nil)
  }

  // MARK: Handlers

  /// Ends the process by the signal, which comes again once this has returned.
  static let end: Handler = { signal, _, _ in
    giveBack()
    putBack(signal)
    kill(getpid(), signal)
  }

  /// Lets the fault happen again, now in the hands of whoever had the signal before.
  static let crash: Handler = { signal, info, _ in
    giveBack()
    putBack(signal)
    // What was sent, and by no fault, does not happen again by itself.
    if (info?.pointee.si_code ?? 1) <= 0 { kill(getpid(), signal) }
  }

  /// Stops here as if nothing had been said about the signal, and goes on behind it.
  ///
  /// The terminal is given back before the rest of the group stops: once the shell sees its child
  /// stopped, the terminal is the shell's.
  static let stop: Handler = { signal, _, _ in
    let error = errno
    let memory = SignalMemory.shared
    let wasActive = memory.pointee.isActive != 0
    let stopped = memory.pointee.stopsGroup != 0 ? 0 : getpid()
    memory.pointee.stopsGroup = 0
    giveBack()
    var (usual, own) = (sigaction(), sigaction())
    setHandler(of: &usual, to: SIG_DFL)
    sigaction(signal, &usual, &own)
    var (signals, mask) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    kill(stopped, signal)
    sigprocmask(SIG_UNBLOCK, &signals, &mask)
    sigprocmask(SIG_SETMASK, &mask, nil)
    sigaction(signal, &own, nil)
    if wasActive {
      take()
      wakeUp()
    }
    errno = error
  }

  /// Takes the terminal again: after a stop that could not be caught, or coming from the background.
  static let goOn: Handler = { _, _, _ in
    let error = errno
    let memory = SignalMemory.shared
    if memory.pointee.isActive != 0 || memory.pointee.isAway != 0 {
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
    address(of: action) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Whether nobody has said anything about the signal.
  static func isUsual(_ action: sigaction) -> Bool {
    address(of: action) == unsafeBitCast(SIG_DFL, to: Int.self)
  }

  private static func address(of action: sigaction) -> Int {
    #if os(Linux)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self)
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

  /// Writes as much as the terminal takes: one that is held by Ctrl-S must not keep the process.
  ///
  /// Byte by byte, since a terminal that is ready may still have too little room for all of them.
  private static func write(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    let output = SignalMemory.shared.pointee.output
    var start = 0
    while start < bytes.count {
      var wanted = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      let ready = poll(&wanted, 1, patience)
      if ready < 0 && errno == EINTR { continue }
      guard ready > 0 else { return }
      let count = systemWrite(output, bytes.baseAddress?.advanced(by: start), 1)
      if count > 0 { start += 1 } else if errno != EINTR { return }
    }
  }
}

/// `write`, by a name that no method has.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
