import ExpoSystem

/// What the handlers in ``TerminalSignals`` read and write.
///
/// A signal may come at any time: the memory is allocated before a handler is installed and never
/// freed, and a flag is a byte, which is read and written at once.
@safe
struct TerminalState {
  /// More than there are signals.
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
    Signal.allocateStack()
    return unsafe .forever(
      TerminalState(
        entering: .init(start: nil, count: 0), leaving: .init(start: nil, count: 0),
        actions: .forever(.systemDefault, count: signalCount)))
  }()
}
