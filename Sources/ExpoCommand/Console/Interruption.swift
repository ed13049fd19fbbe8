import ExpoTerminal

/// A termination signal that has ended an operation, after temporary files were removed.
struct Interruption: Error, Equatable {
  /// The number of the signal: 1, 2 or 15.
  let signal: Int32

  /// 128 and the number of the signal, as in a shell.
  var exitCode: ExitCode { ExitCode(rawValue: 128 + signal) ?? .interrupted }
}

extension Console {
  /// Runs work that must remove its temporary files when a signal ends it; `body` calls `check`
  /// between steps.
  ///
  /// - Throws: ``Interruption``, and the errors of `body`.
  func interruptibly<Result>(
    _ body: (_ check: () throws -> Void) throws -> Result
  ) throws -> Result {
    guard watchesSignals else { return try body {} }
    return try TerminationSignals.watching { signal in
      try body { if let signal = signal() { throw Interruption(signal: signal) } }
    }
  }

  /// Runs one step that a signal must not cut short: the signal ends the run after it.
  ///
  /// - Throws: ``Interruption``, and the errors of `step`.
  func uninterrupted(_ step: () throws -> Void) throws {
    try interruptibly { check in
      let result = Result(catching: step)
      try check()
      try result.get()
    }
  }
}
