import ExpoSystem
import ExpoTerminal
import ExpoTestSupport
import Foundation
import Testing

/// The raw terminal on a pseudoterminal, each time in a process of its own.
struct RawTerminalTests {
  /// A terminal of the process's own: its standard input and output.
  private struct PseudoTerminal {
    private let master: FileDescriptor

    init() throws {
      var master: Int32 = -1
      var slave: Int32 = -1
      guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw POSIXError(.ENXIO) }
      self.master = FileDescriptor(master)
      setsid()
      _ = ioctl(slave, UInt(TIOCSCTTY), 0)
      for standard: Int32 in 0...1 { dup2(slave, standard) }
    }

    /// What was written to the terminal and not yet looked at.
    func output() -> String {
      var output: [UInt8] = []
      while master.isReadable, case let bytes = master.readBytes(), !bytes.isEmpty {
        output += bytes
      }
      return String(decoding: output, as: UTF8.self)
    }

    static var isRaw: Bool {
      var settings = termios()
      return tcgetattr(0, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON | ECHO) == 0
        && settings.c_oflag & tcflag_t(OPOST) == 0
    }
  }

  private static let leaving = "\u{1B}[?1049l"

  @Test("raw mode begins and ends, with the signals as they were")
  func close() async {
    await #expect(processExitsWith: .success) {
      let pseudo = try PseudoTerminal()
      let terminal = try #require(RawTerminal())
      #expect(PseudoTerminal.isRaw)
      #expect(pseudo.output().hasPrefix("\u{1B}[?1049h"))
      #expect(!SignalAction.current(of: SIGTERM).isDefault)
      terminal.close()
      #expect(!PseudoTerminal.isRaw)
      #expect(pseudo.output().hasSuffix(Self.leaving))
      #expect(SignalAction.current(of: SIGTERM).isDefault)
      terminal.reopen()
      #expect(PseudoTerminal.isRaw)
    }
  }

  @Test("a mapped file that is cut leaves the screen alone; any other fault restores the terminal")
  func crash() async {
    await #expect(processExitsWith: .exitCode(45)) {
      SignalAction { _, _, _ in _exit(PseudoTerminal.isRaw ? 46 : 45) }.install(for: SIGBUS)
      FaultHandler.install()
      let pseudo = try PseudoTerminal()
      let terminal = try #require(RawTerminal())
      terminal.close()
      terminal.reopen()
      _ = pseudo.output()
      let file = try ShrinkingFile(size: 1 << 20)
      let mapping = try #require(MappedFile(file.descriptor, size: 1 << 20))
      file.cut(to: 0)
      #expect(mapping.bytes.last == 0 && mapping.isCut)
      #expect(PseudoTerminal.isRaw && pseudo.output() == "")
      _ = file.byte(at: 0)
    }
  }

  @Test("a signal restores the terminal, then ends the process", arguments: [SIGTERM, SIGSEGV])
  func signals(signal: Int32) async {
    await #expect(processExitsWith: .exitCode(45)) { [signal] in
      SignalAction { _, _, _ in _exit(PseudoTerminal.isRaw ? 46 : 45) }.install(for: signal)
      let pseudo = try PseudoTerminal()
      let terminal = try #require(RawTerminal())
      #expect(PseudoTerminal.isRaw)
      kill(getpid(), signal)
      _ = terminal.wait()
      _ = pseudo
    }
  }
}
