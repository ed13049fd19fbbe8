import ExpoSystem
import ExpoTestSupport
import Foundation
import Testing

/// Shell commands as child processes, each time started from a process of its own.
struct ChildProcessTests {
  private static func takeSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  @Test("the end of a command is reported as it was")
  func ends() async {
    await #expect(processExitsWith: .success) {
      Self.takeSignals()
      let ends: [(String, ChildProcess.End)] = [
        ("true", .exited(0)), ("exit 3", .exited(3)), ("/no/such/program", .exited(127)),
        ("kill -INT $$", .interrupted), ("sh -c 'kill -INT $$'", .interrupted),
        ("kill -TERM $$", .killed),
      ]
      for (command, end) in ends {
        #expect(ChildProcess(command)?.wait() == end, "\(command)")
      }
    }
  }

  @Test("a command gets all arguments unchanged, and its input through the pipe")
  func input() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let file = folder.path + "/a $HOME 'b'"
      let child = try #require(ChildProcess("cat >\"$2\"", arguments: ["-x", file]))
      #expect(child.write(Array("한\n".utf8)))
      #expect(child.write(Array("two\n".utf8)))
      #expect(child.wait() == .exited(0))
      #expect(try folder.text("a $HOME 'b'") == "한\ntwo\n")
    }
  }

  @Test("Ctrl-C reaches only the child, and a child that reads no more is not an error")
  func signals() async {
    await #expect(processExitsWith: .success) {
      Self.takeSignals()
      let reader = try #require(ChildProcess("cat"))
      #expect(SignalAction.current(of: SIGINT).isIgnored)
      #expect(SignalAction.current(of: SIGPIPE).isIgnored)
      // The child has the signal as by default.
      let ended = try #require(ChildProcess("kill -INT $PPID; kill -INT $$"))
      #expect(ended.wait() == .interrupted)
      let deaf = try #require(ChildProcess("exit 0"))
      while deaf.write([UInt8](repeating: 0, count: 1 << 16)) {}
      #expect(deaf.wait() == .exited(0))
      #expect(reader.wait() == .exited(0))
    }
  }

  @Test("after a command, signals have their former actions")
  func afterwards() async {
    await #expect(processExitsWith: .exitCode(46)) {
      Self.takeSignals()
      SignalAction { _, _, _ in _exit(46) }.install(for: SIGINT)
      #expect(ChildProcess("true")?.wait() == .exited(0))
      #expect(SignalAction.current(of: SIGPIPE).isDefault)
      raise(SIGINT)
    }
  }

  @Test("a program is looked up in the folders of the search path")
  func searchPath() {
    #expect(ChildProcess.isInstalled("sh", searchPath: "/no/such/folder:/bin"))
    #expect(ChildProcess.isInstalled("sh", searchPath: nil))
    #expect(!ChildProcess.isInstalled("sh", searchPath: "/no/such/folder"))
    #expect(!ChildProcess.isInstalled("no-such-program", searchPath: nil))
  }
}
