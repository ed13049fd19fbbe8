import ExpoBase

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
