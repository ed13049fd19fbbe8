import ExpoSystem

/// A terminal that sends every key at once and shows only what is written to it.
///
/// The terminal is always restored: when ``close()`` is called, when the value is released, before
/// a signal or a crash ends the process, and while the process is stopped. Signals keep the meaning
/// that they have outside raw mode, and one that was ignored, as by `nohup`, stays ignored. In the
/// background the terminal is the shell's and stays untouched. Keys are read from standard input
/// or, if that is not a terminal, from `/dev/tty`. A process has one raw terminal at a time.
package final class RawTerminal {
  package enum Event: Equatable, Sendable {
    case bytes([UInt8])
    /// The screen has another size, or must be drawn again.
    case changed
    case nothing
    case closed
  }

  private static let usualSize = TerminalSize(columns: 80, rows: 24)
  /// How often a process in the background checks whether it still is, in milliseconds.
  private static let backgroundPause: Int32 = 200

  private let input: FileDescriptor
  private let output: FileDescriptor
  private let ownsInput: Bool
  /// The end of a pipe that can be read when the screen must be drawn again.
  private let wakeUp: FileDescriptor

  /// Begins raw mode; nil if there is no terminal to read keys from.
  ///
  /// `alternateScreen` says whether the terminal has a second screen for full-screen programs.
  package init?(output: Int32 = 1, alternateScreen: Bool = true) {
    let standardInput = FileDescriptor(0)
    let isTyped = standardInput.isTerminal
    let output = FileDescriptor(output)
    guard let input = isTyped ? standardInput : FileDescriptor.openTerminal() else { return nil }
    // Stops here until the shell brings the process to the foreground, as reading a key would.
    if !input.isForeground { Signal.send(Signal.terminalInput.number, toGroup: true) }
    guard output.isTerminal, let original = input.settings,
      let pipe = FileDescriptor.openPipe(blocks: false)
    else {
      if !isTyped { try? input.close() }
      return nil
    }
    self.input = input
    self.output = output
    ownsInput = !isTyped
    wakeUp = pipe.reading
    let state = unsafe TerminalState.shared
    unsafe state.pointee.input = input
    unsafe state.pointee.output = output
    unsafe state.pointee.wakeUp = pipe.writing
    unsafe state.pointee.original = original
    unsafe state.pointee.entering = Self.entering(alternateScreen: alternateScreen)
    unsafe state.pointee.leaving = Self.leaving(alternateScreen: alternateScreen)
    reopen()
  }

  deinit {
    close()
    try? unsafe TerminalState.shared.pointee.wakeUp.close()
    unsafe TerminalState.shared.pointee.wakeUp = FileDescriptor(-1)
    try? wakeUp.close()
    if ownsInput { try? input.close() }
  }

  /// Stops the process, outside raw mode, until the shell continues it.
  ///
  /// The whole process group stops, as by the terminal's own Ctrl-Z: a shell waits for the `sh`
  /// that started this process, not for this process.
  package func suspend() {
    unsafe TerminalState.shared.pointee.stopsGroup = true
    Signal.send(Signal.terminalStop.number)
  }

  /// The size of the terminal; 80×24 if it is unknown.
  package var size: TerminalSize {
    let size = output.terminalSize
    guard let columns = size.columns, let rows = size.rows else { return Self.usualSize }
    return TerminalSize(columns: columns, rows: rows)
  }

  package var cell: CellSize? {
    let cell = output.terminalSize.cell
    return CellSize(width: cell.width, height: cell.height)
  }

  /// Writes to the terminal; false if that fails.
  ///
  /// In the background it writes nothing and returns true: the screen is drawn again in the foreground.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    isAway || (try? output.writeAll(bytes)) != nil
  }

  /// Waits for keys or a change, without a limit if `milliseconds` is nil; in the background, waits for the
  /// foreground, then reports a change.
  package func wait(milliseconds: Int32? = nil) -> Event {
    if isAway { return waitForForeground() }
    guard
      let found = FileDescriptor.waitForInput(
        [input, wakeUp], milliseconds: milliseconds ?? -1)
    else { return .closed }
    let keys = found[0]
    if found[1].isChanged {
      clearWakeUp()
      return .changed
    }
    let bytes = keys.isReadable ? input.readBytes() : []
    return !bytes.isEmpty ? .bytes(bytes) : keys.isChanged ? .closed : .nothing
  }

  /// Checks from time to time, because no signal reports that a running job has come to the foreground.
  private func waitForForeground() -> Event {
    while isAway {
      TerminalSignals.enter()
      if isAway { System.pause(milliseconds: Self.backgroundPause) }
    }
    clearWakeUp()
    return .changed
  }

  // MARK: Raw mode

  private static let endings = [Signal.interrupt, .terminate, .hangUp, .quit].map(\.number)
  private static let redrawings = [Signal.terminalStop, .resume, .windowChange].map(\.number)

  /// Begins raw mode, if it has not begun, with an empty screen.
  package func reopen() {
    guard !isEntered else { return }
    for signal in Self.endings { unsafe install(TerminalSignals.end, for: signal) }
    for signal in Signal.faults { unsafe install(TerminalSignals.crash, for: signal) }
    for signal in Signal.others {
      unsafe install(TerminalSignals.end, for: signal, onlyIfUnused: true)
    }
    unsafe install(TerminalSignals.stop, for: Signal.terminalStop.number)
    unsafe install(TerminalSignals.resume, for: Signal.resume.number)
    unsafe install(TerminalSignals.resize, for: Signal.windowChange.number)
    FaultHandler.install()
    FaultHandler.setCrashHook { TerminalSignals.leave() }
    TerminalSignals.enter()
  }

  package func close() {
    guard isEntered else { return }
    TerminalSignals.leave()
    unsafe TerminalState.shared.pointee.isAway = false
    FaultHandler.setCrashHook(nil)
    for signal in Self.endings + Signal.faults + Signal.others + Self.redrawings {
      TerminalSignals.restore(signal)
    }
  }

  /// Whether raw mode waits until the process comes to the foreground.
  private var isAway: Bool { unsafe TerminalState.shared.pointee.isAway }

  private var isEntered: Bool { unsafe isAway || TerminalState.shared.pointee.isRaw }

  private func clearWakeUp() {
    while wakeUp.isReadable, !wakeUp.readBytes().isEmpty {}
  }

  /// Installs a handler, except for an ignored signal, and with `onlyIfUnused` for one that has a handler.
  private func install(
    _ handler: @escaping SignalHandler, for signal: Int32, onlyIfUnused: Bool = false
  ) {
    let action = SignalAction.current(of: signal)
    unsafe TerminalState.shared.pointee.actions[Int(signal)] = action
    if action.isIgnored, signal != Signal.windowChange.number, signal != Signal.resume.number {
      return
    }
    if onlyIfUnused, !action.isDefault { return }
    unsafe SignalAction(handler).install(for: signal)
  }

  // MARK: Sequences

  /// The bytes at the start of a full-screen program: alternate screen, no cursor, no wrapping at the right
  /// edge, pastes in brackets.
  private static func entering(alternateScreen: Bool) -> UnsafeBufferPointer<UInt8> {
    let screen = alternateScreen ? "\u{1B}[?1049h" : ""
    let modes = "\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[0m\u{1B}[2J"
    return unsafe copy(screen + modes)
  }

  /// The bytes that undo ``entering(alternateScreen:)``, in the opposite order, and end what a frame may have
  /// begun: synchronized output and a scroll region.
  ///
  /// Without an alternate screen, the last frame stays, and the shell continues below it.
  private static func leaving(alternateScreen: Bool) -> UnsafeBufferPointer<UInt8> {
    let frame = "\u{1B}[?2026l\u{1B}[r"
    let modes = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h"
    let screen = alternateScreen ? "\u{1B}[?1049l" : "\u{1B}[999;1H\r\n"
    return unsafe copy(frame + modes + screen)
  }

  /// A copy in memory that is never freed, because a signal may come at any time.
  private static func copy(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = unsafe memory.initialize(fromContentsOf: text.utf8)
    return UnsafeBufferPointer(memory)
  }
}

package struct TerminalSize: Equatable, Sendable {
  /// At least 1.
  package let columns: Int
  /// At least 1.
  package let rows: Int

  /// Numbers less than 1 count as 1.
  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}
