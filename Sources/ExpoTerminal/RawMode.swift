import ExpoBase

/// The raw mode of a terminal, in which every key is read at once and nothing is shown by itself.
///
/// The terminal is always restored: when raw mode ends here, before a signal or a crash ends the
/// process, and while the process is stopped. Signals keep the meaning that they have outside raw
/// mode, and one that was ignored, as by `nohup`, stays ignored. In the background the terminal is
/// the shell's, and none of this touches it.
final class RawMode {
  private static let endings = [Signal.interrupt, Signal.terminate, Signal.hangUp, Signal.quit]
  private static let redrawings = [Signal.terminalStop, Signal.resume, Signal.windowChange]

  /// The end of a pipe that can be read when the screen must be drawn again.
  let wakeUp: FileDescriptor

  /// Prepares raw mode; nil if the terminal does not tell its settings.
  init?(input: FileDescriptor, output: FileDescriptor, entering: [UInt8], leaving: [UInt8]) {
    guard let original = input.settings, let pipe = FileDescriptor.openPipe() else { return nil }
    pipe.reading.makeNonBlocking()
    pipe.writing.makeNonBlocking()
    wakeUp = pipe.reading
    let state = unsafe TerminalState.shared
    unsafe state.pointee.input = input
    unsafe state.pointee.output = output
    unsafe state.pointee.wakeUp = pipe.writing
    unsafe state.pointee.original = original
    unsafe state.pointee.entering = Self.copy(entering)
    unsafe state.pointee.leaving = Self.copy(leaving)
  }

  deinit {
    unsafe TerminalState.shared.pointee.wakeUp.close()
    unsafe TerminalState.shared.pointee.wakeUp = FileDescriptor(number: -1)
    wakeUp.close()
  }

  /// Begins raw mode.
  func enter() {
    guard !isEntered else { return }
    for signal in Self.endings { unsafe install(TerminalSignals.end, for: signal) }
    for signal in Signal.faults { unsafe install(TerminalSignals.crash, for: signal) }
    for signal in Signal.others {
      unsafe install(TerminalSignals.end, for: signal, onlyIfUnused: true)
    }
    unsafe install(TerminalSignals.stop, for: Signal.terminalStop)
    unsafe install(TerminalSignals.resume, for: Signal.resume)
    unsafe install(TerminalSignals.resize, for: Signal.windowChange)
    FaultHandler.install()
    FaultHandler.setCrashHook { TerminalSignals.leave() }
    TerminalSignals.enter()
  }

  /// Ends raw mode.
  func leave() {
    guard isEntered else { return }
    TerminalSignals.leave()
    unsafe TerminalState.shared.pointee.isAway = false
    FaultHandler.setCrashHook(nil)
    for signal in Self.endings + Signal.faults + Signal.others + Self.redrawings {
      TerminalSignals.restore(signal)
    }
  }

  /// Whether raw mode waits until the process comes to the foreground.
  var isAway: Bool { unsafe TerminalState.shared.pointee.isAway }

  /// Begins raw mode if the process has come to the foreground; false if it has not.
  func comeBack() -> Bool {
    if isAway { TerminalSignals.enter() }
    return !isAway
  }

  private var isEntered: Bool { unsafe isAway || TerminalState.shared.pointee.isRaw }

  /// Empties the pipe.
  func clearWakeUp() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while case .bytes(1...) = wakeUp.read(into: &bytes) {}
  }

  /// Installs a handler, unless the signal is ignored; `onlyIfUnused` also if it has a handler.
  private func install(
    _ handler: @escaping SignalHandler, for signal: Int32, onlyIfUnused: Bool = false
  ) {
    let action = SignalAction.current(of: signal)
    unsafe TerminalState.shared.pointee.actions[Int(signal)] = action
    if action.isIgnored, signal != Signal.windowChange, signal != Signal.resume { return }
    if onlyIfUnused, !action.isDefault { return }
    unsafe SignalAction(handler).install(for: signal)
  }

  /// Copies bytes into memory that is never freed, since a signal may come at any time.
  private static func copy(_ bytes: [UInt8]) -> UnsafeBufferPointer<UInt8> {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe memory.initialize(fromContentsOf: bytes)
    return UnsafeBufferPointer(memory)
  }
}

/// What the handlers in ``TerminalSignals`` read and write.
///
/// A signal may come at any time: the memory is allocated before a handler is installed and never
/// freed, and a flag is a byte, which is read and written at once.
@safe
struct TerminalState {
  /// More than there are signals.
  private static let signalCount = 128

  /// The terminal that keys are read from.
  var input = FileDescriptor(number: -1)
  /// The terminal that is drawn on.
  var output = FileDescriptor(number: -1)
  /// The end of a pipe that is written to when the screen must be drawn again.
  var wakeUp = FileDescriptor(number: -1)
  /// Whether the terminal is in raw mode.
  var isRaw = false
  /// Whether raw mode waits until the process comes to the foreground.
  var isAway = false
  /// Whether the next stop is of the whole process group, as by the terminal's own Ctrl-Z.
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
    let actions = UnsafeMutablePointer<SignalAction>.allocate(capacity: signalCount)
    unsafe actions.initialize(repeating: .systemDefault, count: signalCount)
    let nothing = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    let state = UnsafeMutablePointer<TerminalState>.allocate(capacity: 1)
    unsafe state.initialize(
      to: TerminalState(entering: nothing, leaving: nothing, actions: actions))
    Signal.allocateStack()
    return unsafe state
  }()
}
