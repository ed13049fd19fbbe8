import ExpoSystem
import ExpoTerminal
import Foundation
import Testing

/// Signals that ask for the end while something is watching for them.
///
/// Each test has a process of its own: while a child of another test runs, its parent ignores SIGINT.
struct TerminationSignalsTests {
  /// Sends a signal to this thread, which by itself takes none if it is one of a pool.
  private static func send(_ signal: Int32) {
    raise(signal)
    Signal.unblock(signal)
  }

  @Test("a recorded signal ends nothing; an ignored signal stays ignored, also afterwards")
  func noted() async {
    await #expect(processExitsWith: .success) {
      for signal in [SIGINT, SIGTERM, SIGHUP] {
        SignalAction.systemDefault.install(for: signal)
        TerminationSignals.watching { noted in
          #expect(noted() == nil)
          Self.send(signal)
          #expect(noted() == signal)
        }
        #expect(TerminationSignals.watching { $0() } == nil)
      }
      signal(SIGHUP, SIG_IGN)
      TerminationSignals.watching { noted in
        Self.send(SIGHUP)
        #expect(noted() == nil)
      }
      Self.send(SIGHUP)
    }
  }
}
