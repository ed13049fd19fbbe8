import ExpoBase

/// A terminal that sends every key at once and shows only what is written to it.
///
/// The terminal is always restored: when ``close()`` is called, when the value is released, before a
/// signal or a crash ends the process, and while the process is stopped. Keys are read from standard
/// input or, if that is not a terminal, from `/dev/tty`. A process has one raw terminal at a time.
package final class RawTerminal {
  /// What ended a wait.
  package enum Event: Equatable, Sendable {
    /// Something was typed.
    case bytes([UInt8])
    /// The screen has another size, or must be drawn again.
    case changed
    /// The time is over.
    case nothing
    /// The terminal is gone.
    case closed
  }

  private static let usualSize = TerminalSize(columns: 80, rows: 24)
  /// How often a process in the background checks whether it still is, in milliseconds.
  private static let backgroundPause: Int32 = 200

  private let input: FileDescriptor
  private let output: FileDescriptor
  private let ownsInput: Bool
  private let mode: RawMode

  /// Opens the terminal and begins raw mode; nil if there is no terminal to read keys from.
  ///
  /// - Parameters:
  ///   - output: The number of the open file that is written to.
  ///   - mouse: Whether the terminal reports the wheel and the first button of the mouse.
  ///   - alternateScreen: Whether the terminal has a second screen for full-screen programs.
  package init?(output: Int32 = 1, mouse: Bool = false, alternateScreen: Bool = true) {
    let standardInput = FileDescriptor(number: 0)
    let (isTyped, output) = (standardInput.isTerminal, FileDescriptor(number: output))
    guard let input = isTyped ? standardInput : FileDescriptor.openTerminal() else { return nil }
    // As reading a key would: stops here until the shell brings the process to the foreground.
    if !input.isForeground { Signal.sendToGroup(Signal.terminalInput) }
    let modes = TerminalModes(hasAlternateScreen: alternateScreen, usesMouse: mouse)
    guard output.isTerminal,
      let mode = RawMode(
        input: input, output: output, entering: modes.entering, leaving: modes.leaving)
    else {
      if !isTyped { input.close() }
      return nil
    }
    (self.input, self.output, ownsInput, self.mode) = (input, output, !isTyped, mode)
    mode.enter()
  }

  deinit {
    close()
    if ownsInput { input.close() }
  }

  /// Ends raw mode; ``reopen()`` begins it again.
  package func close() { mode.leave() }

  /// Begins raw mode again; the screen is empty.
  package func reopen() { mode.enter() }

  /// Stops the process, outside raw mode, until the shell continues it.
  ///
  /// The whole process group stops, as by the terminal's own Ctrl-Z: a shell waits for the `sh` that
  /// started this process, not for this process.
  package func suspend() {
    unsafe TerminalState.shared.pointee.stopsGroup = true
    Signal.send(Signal.terminalStop)
  }

  /// The terminal's size now; 80×24 if it does not tell.
  package var size: TerminalSize {
    let size = output.terminalSize
    guard let columns = size.columns, let rows = size.rows else { return Self.usualSize }
    return TerminalSize(columns: columns, rows: rows)
  }

  /// Writes all bytes; false if the terminal takes no more.
  ///
  /// In the background it writes none and returns true: the screen is drawn again later.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    mode.isAway || output.writeAll(bytes)
  }

  /// Waits until something happens, for so many milliseconds; without a limit for nil.
  ///
  /// In the background it waits for the foreground, then returns that the screen has changed.
  package func wait(milliseconds: Int32? = nil) -> Event {
    if mode.isAway { return waitForForeground() }
    guard
      let found = FileDescriptor.waitForInput(
        [input, mode.wakeUp], milliseconds: milliseconds ?? -1)
    else { return .closed }
    let (keys, wakeUp) = (found[0], found[1])
    if wakeUp.isChanged {
      mode.clearWakeUp()
      return .changed
    }
    if keys.isReadable { return readBytes() }
    return keys.isChanged ? .closed : .nothing
  }

  /// Checks from time to time: no signal says that a running job has come to the foreground.
  private func waitForForeground() -> Event {
    while !mode.comeBack() { pause(milliseconds: Self.backgroundPause) }
    mode.clearWakeUp()
    return .changed
  }

  private func readBytes() -> Event {
    var buffer = [UInt8](repeating: 0, count: 4096)
    switch input.read(into: &buffer) {
    case .bytes(0), .failed: return .closed
    case .bytes(let count): return .bytes(Array(buffer[..<count]))
    case .notReady, .interrupted: return .nothing
    }
  }
}
