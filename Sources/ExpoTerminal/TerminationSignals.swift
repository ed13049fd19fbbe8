#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Notes the signals that ask the process to end, so that it can end between two steps, tidied up.
///
/// The handler does no more than write a word of memory that is allocated before it is installed and
/// never given back. It is asked only once: the same signal again ends the process at once.
public enum TerminationSignals {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The signal that came last; 0 before.
  private nonisolated(unsafe) static let noted: UnsafeMutablePointer<sig_atomic_t> = {
    let memory = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 1)
    memory.initialize(to: 0)
    return memory
  }()

  private static let note: SignalHandlers.Handler = { signal, _, _ in
    noted.pointee = sig_atomic_t(signal)
  }

  /// Notes SIGINT, SIGTERM and SIGHUP while something is done; `body` gets a function that tells the
  /// signal, or nil.
  ///
  /// What somebody has asked to be ignored, as `nohup` does, stays ignored.
  public static func watching<Result>(
    _ body: (_ signal: @escaping () -> Int32?) throws -> Result
  ) rethrows -> Result {
    noted.pointee = 0
    let before = signals.map { signal -> (signal: Int32, action: sigaction) in
      var action = sigaction()
      sigaction(signal, nil, &action)
      return (signal, action)
    }
    for (signal, action) in before where !SignalHandlers.isIgnored(action) {
      var own = SignalHandlers.action(note)
      own.sa_flags |= Int32(truncatingIfNeeded: SA_RESETHAND)
      sigaction(signal, &own, nil)
    }
    defer {
      for (signal, action) in before {
        var action = action
        sigaction(signal, &action, nil)
      }
    }
    return try body { noted.pointee == 0 ? nil : Int32(noted.pointee) }
  }
}
