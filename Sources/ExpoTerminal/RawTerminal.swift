#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal that hands over every key at once and shows nothing by itself.
///
/// It is as it was before whichever way this ends: when ``close()`` is called or the value goes, by
/// SIGINT, SIGTERM, SIGHUP, SIGQUIT, by a crash, and while the process is stopped; see
/// ``TerminalRescue``. Keys come from standard input or, where data comes from there, from
/// `/dev/tty`. One process has one of these at a time.
public final class RawTerminal {
  /// What a wait came to.
  public enum Event: Equatable, Sendable {
    /// Something was typed.
    case bytes([UInt8])
    /// The screen has another size, or what it shows is lost.
    case changed
    /// Nothing, for as long as was to be waited.
    case nothing
    /// There is no terminal any more.
    case closed
  }

  private static let usualSize = TerminalSize(columns: 80, rows: 24)
  /// How often a process in the background looks whether it still is, in milliseconds.
  private static let backgroundPause: Int32 = 200

  private let input: Int32
  private let output: Int32
  private let ownsInput: Bool
  private let rescue: TerminalRescue

  /// Takes over the terminal; nil if no keys can be read from one.
  ///
  /// - Parameters:
  ///   - output: The descriptor of the terminal that is written to.
  ///   - mouse: Whether the terminal reports wheel and buttons.
  public init?(output: Int32 = 1, mouse: Bool = false) {
    ownsInput = isatty(0) != 1
    input = ownsInput ? Self.openTerminal() : 0
    self.output = output
    guard input >= 0 else { return nil }
    // As reading a key would: stops here until the shell brings the process to the foreground.
    if !SignalHandlers.isForeground(input) { kill(0, SIGTTIN) }
    guard isatty(output) == 1,
      let rescue = TerminalRescue(
        input: input, output: output, entering: TerminalModes.entering(mouse: mouse),
        leaving: TerminalModes.leaving(mouse: mouse))
    else {
      if ownsInput { Self.close(input) }
      return nil
    }
    self.rescue = rescue
    rescue.enter()
  }

  deinit {
    close()
    rescue.forget()
    if ownsInput { Self.close(input) }
  }

  /// Gives the terminal back; ``reopen()`` takes it again.
  public func close() {
    rescue.leave()
  }

  /// Takes the terminal again: nothing of what it showed is left.
  public func reopen() {
    rescue.enter()
  }

  /// Stops the process until the shell lets it go on, the terminal being the shell's meanwhile.
  ///
  /// Its whole process group stops, as by the terminal's own Ctrl-Z: a shell waits for the `sh` that
  /// started this process, not for this process.
  public func suspend() {
    SignalMemory.shared.pointee.stopsGroup = 1
    kill(getpid(), SIGTSTP)
  }

  /// The terminal's size now; 80×24 where it does not tell.
  public var size: TerminalSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Self.usualSize
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Writes bytes, all of them; false if the terminal takes no more.
  ///
  /// In the background it writes none: the screen is somebody else's, and is drawn anew later.
  @discardableResult
  public func write(_ bytes: [UInt8]) -> Bool {
    if rescue.isAway { return true }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.write(output, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wanted = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&wanted, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Waits until something happens, or so many milliseconds; without a limit for nil.
  ///
  /// In the background nothing happens: it waits for the foreground, then the screen has changed.
  public func wait(milliseconds: Int32? = nil) -> Event {
    if rescue.isAway { return waitForForeground() }
    var wanted = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: rescue.wakeUp, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&wanted, 2, milliseconds ?? -1) < 0 {
      if errno != EINTR { return .closed }
    }
    if wanted[1].revents != 0 {
      rescue.clearWakeUp()
      return .changed
    }
    if wanted[0].revents & Int16(POLLIN) != 0 { return readBytes() }
    return wanted[0].revents == 0 ? .nothing : .closed
  }

  /// Looks from time to time: a shell tells a job that it stopped of the foreground, no other.
  private func waitForForeground() -> Event {
    while !rescue.comeBack() { poll(nil, 0, Self.backgroundPause) }
    rescue.clearWakeUp()
    return .changed
  }

  private func readBytes() -> Event {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { Self.read(input, $0) }
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .closed
  }
}

// MARK: - System calls by names that no method has

extension RawTerminal {
  private static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

  /// Opens the session's terminal, for this process alone.
  ///
  /// Where a standard stream was closed the terminal takes its number; then it is the stream of the
  /// programs started from here too, which must not find another file there.
  private static func openTerminal() -> Int32 {
    let descriptor = open("/dev/tty", O_RDWR)
    if descriptor > 2 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    systemWrite(descriptor, bytes.baseAddress, bytes.count)
  }

  private static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    systemRead(descriptor, bytes.baseAddress, bytes.count)
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, bytes, count)
}
