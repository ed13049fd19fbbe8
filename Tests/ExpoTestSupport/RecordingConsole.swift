package import ExpoKit
package import ExpoCommand
import ExpoBase
import Foundation

/// A console that keeps what is written to it.
package final class RecordingConsole: Sendable {
  private final class Sink: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: [UInt8] = []
    func write(_ more: [UInt8]) { lock.withLock { bytes += more } }
    var written: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
  }

  /// Bytes that are handed out in pieces.
  private final class Source: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: ArraySlice<UInt8>
    private let piece: Int
    init(_ bytes: [UInt8], piece: Int) { (self.bytes, self.piece) = (bytes[...], piece) }
    func read(into memory: UnsafeMutableRawBufferPointer) -> Int {
      lock.withLock {
        let part = bytes.prefix(min(piece, memory.count))
        bytes = bytes.dropFirst(part.count)
        memory.copyBytes(from: part)
        return part.count
      }
    }
  }

  private let output = Sink()
  private let errors = Sink()

  private let errorsFail: Bool
  private let outputError: FileError?

  /// Begins empty; writing to standard error may fail, as on a full disk, and writing to standard
  /// output with an error.
  package init(errorsFail: Bool = false, outputError: FileError? = nil) {
    self.errorsFail = errorsFail
    self.outputError = outputError
  }

  /// What was written to standard output.
  package var standardOutput: String { output.written }
  /// What was written to standard error.
  package var standardError: String { errors.written }

  /// Runs a command line and returns its exit status.
  package func run(
    _ words: [String], notUTF8: String? = nil, input: [UInt8] = [], inPieces piece: Int = .max,
    environment: Environment = [:], isTerminal: Bool = false, columns: Int? = nil,
    rows: Int? = nil, pagerHost: PagerHost? = nil,
    secondsPassed: @escaping @Sendable () -> Double = { 0 }
  ) -> ExitCode {
    let (output, errors, errorsFail) = (output, errors, errorsFail)
    let outputError = outputError
    let source = Source(input, piece: piece)
    let console = Console(
      environment: environment,
      standardInput: ByteStream(name: "<stdin>") { memory throws(FileError) in
        source.read(into: memory)
      },
      standardOutput: Console.Output(isTerminal: isTerminal, columns: columns, rows: rows) {
        bytes throws(FileError) in
        if let outputError { throw outputError }
        output.write(bytes)
      },
      standardError: Console.Output(isTerminal: isTerminal) { bytes throws(FileError) in
        if errorsFail {
          throw FileError(path: "standard error", kind: .system(code: ENOSPC))
        }
        errors.write(bytes)
      }, pagerHost: pagerHost, secondsPassed: secondsPassed)
    return ExpoCommand.run(words, notUTF8: notUTF8, console: console)
  }
}
