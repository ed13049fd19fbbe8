import ExpoBase

/// A shell command that runs as a child process and uses the terminal.
///
/// While it runs, Ctrl-C and Ctrl-\ are for the child alone: this process ignores SIGINT and SIGQUIT.
package final class ChildProcess {
  /// Where the child's standard input comes from.
  package enum Input: Sendable {
    /// From ``ChildProcess/write(_:)``.
    case pipe
    /// From the terminal.
    case terminal
  }

  /// How a child process ended.
  package enum End: Equatable, Sendable {
    /// With an exit status; 126 and 127 are the shell's for a command that it cannot run or find.
    case exited(Int32)
    /// By Ctrl-C.
    case interrupted
    /// By another signal.
    case killed
  }

  private let process: Int32
  private let pipe: FileDescriptor?
  private let saved: SavedActions

  /// Starts `/bin/sh -c COMMAND`, which sees `arguments` as `"$@"`; nil if the system refuses.
  package init?(_ command: String, arguments: [String] = [], input: Input) {
    let pipe = input == .pipe ? FileDescriptor.openPipe() : nil
    if input == .pipe, pipe == nil { return nil }
    // A child that ends early, before it has read everything, is no error.
    let ignored = [Signal.interrupt, Signal.quit] + (pipe == nil ? [] : [Signal.brokenPipe])
    saved = SavedActions(of: ignored)
    for signal in ignored { SignalAction.ignore.install(for: signal) }
    let process = spawn(
      ["/bin/sh", "-c", command] + (arguments.isEmpty ? [] : ["sh"] + arguments),
      input: Self.input(pipe?.reading), defaulting: ignored)
    pipe?.reading.close()
    self.pipe = pipe?.writing
    guard let process else {
      pipe?.writing.close()
      saved.restore()
      return nil
    }
    self.process = process
  }

  /// The terminal, even if this process reads its standard input from elsewhere.
  private static func input(_ pipe: FileDescriptor?) -> ChildInput {
    if let pipe { return .file(pipe) }
    return FileDescriptor(number: 0).isTerminal ? .inherited : .terminal
  }

  /// Writes bytes to the child's standard input; false if the child reads no more.
  package func write(_ bytes: [UInt8]) -> Bool { pipe?.writeAll(bytes) ?? false }

  /// Closes the child's standard input and waits for its end; nil if the system does not tell it.
  package func wait() -> End? {
    pipe?.close()
    defer { saved.restore() }
    return waitForChild(process)
  }

  /// Runs a program with arguments and waits for its end; nil if it cannot be started.
  ///
  /// No shell is involved, it has no input, and what it prints to standard output is dropped. Several
  /// threads may do so at once.
  package static func run(_ words: [String]) -> End? {
    spawn(words, input: .none, defaulting: [Signal.brokenPipe]).flatMap(waitForChild)
  }

  /// Whether a program is in one of the folders of a search path, such as the value of `PATH`.
  package static func isInstalled(_ program: String, searchPath: String?) -> Bool {
    if program.contains("/") { return isExecutable(program) }
    return (searchPath ?? "/usr/bin:/bin").split(separator: ":").contains {
      isExecutable("\($0)/\(program)")
    }
  }
}
