import ExpoBase

/// Records signals that end the process, so that it can end between two steps and clean up first.
///
/// The same signal a second time ends the process at once.
package enum TerminationSignals {
  private static let signals = [Signal.interrupt, Signal.terminate, Signal.hangUp]

  /// The signal that came last, or 0; the handler writes it, so the memory is never freed.
  private nonisolated(unsafe) static let noted: UnsafeMutablePointer<Int32> = {
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    unsafe memory.initialize(to: 0)
    return unsafe memory
  }()

  private static let note: SignalHandler = { signal, _, _ in unsafe noted.pointee = signal }

  /// Records SIGINT, SIGTERM and SIGHUP while `body` runs.
  ///
  /// `body` gets a function that returns the signal, or nil if none has come. A signal that is
  /// ignored, as by `nohup`, stays ignored.
  package static func watching<Result>(
    _ body: (_ signal: @escaping () -> Int32?) throws -> Result
  ) rethrows -> Result {
    unsafe noted.pointee = 0
    let saved = SavedActions(of: signals)
    for (signal, action) in saved.actions where !action.isIgnored {
      unsafe SignalAction(note, once: true).install(for: signal)
    }
    defer { saved.restore() }
    return try body {
      let signal = unsafe noted.pointee
      return signal == 0 ? nil : signal
    }
  }
}
