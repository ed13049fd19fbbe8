import ExpoSystem
import ExpoTerminal
import Foundation
import Testing

/// Signals that ask for the end while something is watching for them.
@Suite(.serialized)
struct TerminationSignalsTests {
  /// Sends a signal to this thread, which by itself takes none if it is one of a pool.
  private func send(_ signal: Int32) {
    raise(signal)
    Signal.lettingIn(signal)
  }

  @Test("a signal is noted and ends nothing", arguments: [SIGINT, SIGTERM, SIGHUP])
  func noted(signal: Int32) {
    TerminationSignals.watching { noted in
      #expect(noted() == nil)
      send(signal)
      #expect(noted() == signal)
    }
    #expect(TerminationSignals.watching { $0() } == nil)
  }

  @Test("what is ignored stays ignored, and is so again behind it")
  func ignored() {
    let before = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, before) }
    TerminationSignals.watching { noted in
      send(SIGHUP)
      #expect(noted() == nil)
    }
    send(SIGHUP)
  }
}
