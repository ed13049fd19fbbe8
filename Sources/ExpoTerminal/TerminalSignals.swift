import ExpoSystem

/// The signal handlers of ``RawTerminal``.
///
/// A handler may interrupt anything, even an allocation, so handlers call only functions that POSIX calls
/// async-signal-safe, and use only ``TerminalState``.
enum TerminalSignals {
  /// The milliseconds after which a terminal that accepts no bytes counts as stuck.
  private static var patience: Int32 { 50 }

  // MARK: Raw mode

  /// Begins raw mode; in the background, only records that it is wanted.
  static func enter() {
    let state = unsafe TerminalState.shared
    guard unsafe state.pointee.input.isForeground else {
      unsafe state.pointee.isAway = true
      unsafe state.pointee.isRaw = false
      return
    }
    // Set before raw mode begins and cleared after it ends, so that a signal in between restores
    // the terminal twice rather than not at all.
    unsafe state.pointee.isRaw = true
    unsafe state.pointee.isAway = false
    unsafe set(state.pointee.original.raw, state.pointee.entering)
  }

  /// Ends raw mode, but does not touch a terminal that another process group uses.
  static func leave() {
    let state = unsafe TerminalState.shared
    guard unsafe state.pointee.isRaw else { return }
    if unsafe state.pointee.input.isForeground {
      unsafe set(state.pointee.original, state.pointee.leaving)
    }
    unsafe state.pointee.isRaw = false
  }

  /// Changes the settings of the terminal, then writes bytes: the settings change even if it takes no bytes.
  ///
  /// SIGTTOU is blocked, because the shell may take the terminal at this moment: a process that is stopped here
  /// would not end by the signal that it handles.
  @unsafe
  private static func set(_ settings: TerminalSettings, _ bytes: UnsafeBufferPointer<UInt8>) {
    Signal.blocking(Signal.terminalOutput.number) {
      unsafe TerminalState.shared.pointee.input.settings = settings
      unsafe write(bytes)
    }
  }

  // MARK: Handlers

  /// Ends raw mode, then the process, by the same signal.
  static let end: SignalHandler = { signal, _, _ in
    leave()
    restore(signal)
    Signal.send(signal)
  }

  /// Ends raw mode; the fault then happens again, and is handled as outside raw mode.
  static let crash: SignalHandler = { signal, info, _ in
    leave()
    restore(signal)
    // A signal that a process sent does not come again by itself.
    if unsafe Signal.wasSent(info) { Signal.send(signal) }
  }

  /// Ends raw mode, stops, and begins raw mode again when the process goes on.
  ///
  /// Raw mode ends before the rest of the process group stops: once the shell sees its child
  /// stopped, the terminal is the shell's.
  static let stop: SignalHandler = { signal, _, _ in
    Signal.keepingErrno {
      let state = unsafe TerminalState.shared
      let wasRaw = unsafe state.pointee.isRaw
      let stopsGroup = unsafe state.pointee.stopsGroup
      unsafe state.pointee.stopsGroup = false
      leave()
      let own = SignalAction.current(of: signal)
      SignalAction.systemDefault.install(for: signal)
      Signal.send(signal, toGroup: stopsGroup)
      Signal.unblock(signal)
      own.install(for: signal)
      if wasRaw {
        enter()
        wakeUp()
      }
    }
  }

  /// Begins raw mode again, after a stop that could not be handled, or back in the foreground.
  static let resume: SignalHandler = { _, _, _ in
    Signal.keepingErrno {
      let state = unsafe TerminalState.shared
      if unsafe state.pointee.isRaw || state.pointee.isAway {
        enter()
        wakeUp()
      }
    }
  }

  /// Requests a redraw of the screen in its new size.
  static let resize: SignalHandler = { _, _, _ in
    Signal.keepingErrno { wakeUp() }
  }

  // MARK: Signals

  /// Restores the action that a signal has outside raw mode.
  static func restore(_ signal: Int32) {
    unsafe TerminalState.shared.pointee.actions[Int(signal)].install(for: signal)
  }

  private static func wakeUp() {
    _ = unsafe TerminalState.shared.pointee.wakeUp.put(0, within: 0)
  }

  /// Writes as many bytes as the terminal accepts: if it is stopped by Ctrl-S, it must not block the process.
  ///
  /// Writes single bytes, because a terminal that is ready may not have room for all.
  @unsafe
  private static func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    let output = unsafe TerminalState.shared.pointee.output
    _ = unsafe bytes.allSatisfy { output.put($0, within: patience) }
  }
}

/// Records signals that end the process, so that it can end between two steps and clean up first.
///
/// The same signal a second time ends the process at once.
package enum TerminationSignals {
  private static let signals = [Signal.interrupt, .terminate, .hangUp].map(\.number)

  /// The signal that came last, or 0; the handler writes it, so the memory is never freed.
  private nonisolated(unsafe) static let noted = unsafe UnsafeMutablePointer<Int32>.forever(0)

  private static let note: SignalHandler = { signal, _, _ in unsafe noted.pointee = signal }

  /// Records SIGINT, SIGTERM and SIGHUP while `body` runs, which gets a function that returns the
  /// signal, or nil if none has come.
  ///
  /// A signal that is ignored, as by `nohup`, stays ignored.
  package static func watching<Result>(
    _ body: (_ signal: @escaping () -> Int32?) throws -> Result
  ) rethrows -> Result {
    unsafe noted.pointee = 0
    let saved = SignalAction.current(of: signals)
    for (signal, action) in saved where !action.isIgnored {
      unsafe SignalAction(note, once: true).install(for: signal)
    }
    defer { SignalAction.restore(saved) }
    return try body {
      let signal = unsafe noted.pointee
      return signal == 0 ? nil : signal
    }
  }
}

/// The state that the handlers in ``TerminalSignals`` read and write.
///
/// A signal may come at any time. So the memory is allocated before a handler is installed and never freed,
/// and a flag is one byte, which is read and written in one step.
@safe
struct TerminalState {
  /// More than the number of signals.
  private static let signalCount = 128

  /// The terminal that keys are read from.
  var input = FileDescriptor(-1)
  /// The terminal that is drawn on.
  var output = FileDescriptor(-1)
  /// The end of a pipe that is written to when the screen must be drawn again.
  var wakeUp = FileDescriptor(-1)
  var isRaw = false
  /// Whether raw mode waits until the process comes to the foreground.
  var isAway = false
  /// Whether the next stop stops the whole process group, like the terminal's own Ctrl-Z.
  var stopsGroup = false
  /// The terminal's settings outside raw mode.
  var original = TerminalSettings()
  /// The bytes that are written when raw mode begins.
  var entering: UnsafeBufferPointer<UInt8>
  /// The bytes that are written when raw mode ends.
  var leaving: UnsafeBufferPointer<UInt8>
  /// The action of each signal outside raw mode, by its number.
  let actions: UnsafeMutablePointer<SignalAction>

  /// The only one: there is one terminal.
  nonisolated(unsafe) static let shared: UnsafeMutablePointer<TerminalState> = {
    Signal.allocateStack()
    return unsafe .forever(
      TerminalState(
        entering: .init(start: nil, count: 0), leaving: .init(start: nil, count: 0),
        actions: .forever(.systemDefault, count: signalCount)))
  }()
}
