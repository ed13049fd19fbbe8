import ExpoCatalog
public import ExpoCommand
import ExpoText
import Foundation

/// A console that keeps what is written to it.
public final class RecordingConsole: Sendable {
  private final class Sink: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: [UInt8] = []
    func write(_ more: [UInt8]) { lock.withLock { bytes += more } }
    var written: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
  }

  private let output = Sink()
  private let errors = Sink()

  /// Begins empty.
  public init() {}

  /// What was written to standard output.
  public var standardOutput: String { output.written }
  /// What was written to standard error.
  public var standardError: String { errors.written }

  /// Runs a command line and returns its exit status.
  public func run(
    _ words: [String], input: [UInt8] = [], environment: [String: String] = [:],
    isTerminal: Bool = false
  ) -> ExitCode {
    let (output, errors) = (output, errors)
    let console = Console(
      environment: environment,
      standardOutput: Console.Output(isTerminal: isTerminal) { bytes throws(FileError) in
        output.write(bytes)
      },
      standardError: Console.Output(isTerminal: isTerminal) { bytes throws(FileError) in
        errors.write(bytes)
      },
      readStandardInput: { name throws(FileError) in SourceFile(name: name, bytes: input) })
    return ExpoCommand.run(words, console: console)
  }
}
