#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the signal handlers of ``TerminalRescue`` read: plain memory, filled before they can run.
struct SignalMemory {
  /// More than there are signals.
  static let signalCount = 128
  private static let stackSize = 1 << 16

  var input: Int32 = -1
  var output: Int32 = -1
  /// The end of a pipe that is written to when the screen is to be drawn anew.
  var wake: Int32 = -1
  /// Whether the terminal is taken; a word that is read and written whole.
  var isActive: sig_atomic_t = 0
  /// Whether the terminal is to be taken once it is this process's turn: it runs in the background.
  var isAway: sig_atomic_t = 0
  /// Whether the next stop is of the whole process group, as the terminal's own Ctrl-Z is.
  var stopsGroup: sig_atomic_t = 0
  var cooked = termios()
  var raw = termios()
  var entering: UnsafeMutableBufferPointer<UInt8>
  var leaving: UnsafeMutableBufferPointer<UInt8>
  /// What was done about each signal before.
  var before: UnsafeMutablePointer<sigaction>

  /// The one there is.
  ///
  /// It is made before any handler is installed, so that in a handler its
  /// name costs a load; and it is never given back, since a signal may come at any time.
  nonisolated(unsafe) static let shared: UnsafeMutablePointer<SignalMemory> = {
    let before = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    before.initialize(repeating: sigaction(), count: signalCount)
    let nothing = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    let memory = UnsafeMutablePointer<SignalMemory>.allocate(capacity: 1)
    memory.initialize(to: SignalMemory(entering: nothing, leaving: nothing, before: before))
    // A stack of its own, for the crash that comes of having used up the other.
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = .init(stackSize)
    sigaltstack(&stack, nil)
    return memory
  }()
}
