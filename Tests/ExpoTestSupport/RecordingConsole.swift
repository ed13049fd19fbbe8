import ExpoCatalog
public import ExpoCommand
import ExpoText
import Foundation

/// A console that keeps what is written to it.
public final class RecordingConsole: Sendable {
  private final class Sink: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""
    func write(_ more: String) { lock.withLock { text += more } }
    var written: String { lock.withLock { text } }
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
      standardOutput: Console.Output(isTerminal: isTerminal) { text throws(FileError) in
        output.write(text)
      },
      standardError: Console.Output(isTerminal: isTerminal) { text throws(FileError) in
        errors.write(text)
      },
      readStandardInput: { name throws(FileError) in SourceFile(name: name, bytes: input) })
    return ExpoCommand.run(words, console: console)
  }
}
