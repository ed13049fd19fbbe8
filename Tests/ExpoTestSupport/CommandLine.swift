@_exported public import ExpoCommand
import Foundation

package struct Outcome: Equatable, Sendable {
  package let status: ExitCode
  package let output: String
  package let errors: String

  package init(_ status: ExitCode, _ output: String = "", errors: String = "") {
    (self.status, self.output, self.errors) = (status, output, errors)
  }

  /// Whether the status is as asked, standard error has all of these texts, and standard output is just
  /// this; nil for any.
  package func ended(
    _ status: ExitCode, printing output: String? = nil, saying texts: String...
  ) -> Bool {
    (status, output ?? self.output) == (self.status, self.output)
      && texts.allSatisfy { errors.contains($0) }
  }
}

/// Runs a command line in this process: `validate -q @/items.json '@/my fair.json'`.
///
/// A word in quotes may have blanks, and `@` stands for the folder, in the words and in what is
/// written. Standard input is the text or the bytes, handed out in pieces. Nothing can be written to
/// standard error, as on a full disk, or to standard output, if it is said so. The current folder is not that of
/// the repository.
@discardableResult
package func expo(
  _ line: String, in folder: String? = nil, notUTF8: String? = nil, input: String = "",
  bytes: [UInt8]? = nil, inPieces piece: Int = .max, environment: Environment = [:],
  isTerminal: Bool = false, columns: Int? = nil, rows: Int? = nil, pagerHost: PagerHost? = nil,
  errorsFail: Bool = false, outputError: FileError? = nil, hasInput: Bool = false,
  secondsPassed: @escaping @Sendable () -> Double = { 0 }
) -> Outcome {
  Repository.leave()
  let (output, errors) = (Sink(), Sink())
  let source = Source(bytes ?? Array(input.utf8), piece: piece)
  let console = Console(
    environment: environment,
    standardInput: ByteStream(name: "<stdin>") { memory throws(FileError) in
      source.read(into: memory)
    }, hasInput: { hasInput },
    standardOutput: Console.Output(isTerminal: isTerminal, columns: columns, rows: rows) {
      bytes throws(FileError) in
      if let outputError { throw outputError }
      output.write(bytes)
    },
    standardError: Console.Output(isTerminal: isTerminal) { bytes throws(FileError) in
      if errorsFail { throw FileError(path: "standard error", kind: .system(code: ENOSPC)) }
      errors.write(bytes)
    }, pagerHost: pagerHost, secondsPassed: secondsPassed)
  let status = ExpoCommand.run(words(of: line, in: folder), notUTF8: notUTF8, console: console)
  let shown = { (text: String) in folder.map { text.replacing($0, with: "@") } ?? text }
  return Outcome(status, shown(output.written), errors: shown(errors.written))
}

private func words(of line: String, in folder: String?) -> [String] {
  line.matches(of: wordForm).map { match in
    let word = String(match.1 ?? match.0)
    guard let folder, word.contains("@") else { return word }
    return word.replacing(folderForm) { "\($0.1)\(folder)" }
  }
}

// Compiled once, for thousands of lines; a `Regex` may be shared, but is not `Sendable`.
private nonisolated(unsafe) let wordForm = /'([^']*)'|[^ ]+/
private nonisolated(unsafe) let folderForm = /(^(?:-[a-z]+)?|=)@(?=\/|$)/

package final class Sink: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  package init() {}
  package func write(_ more: [UInt8]) { lock.withLock { bytes += more } }
  package var written: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
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

/// A clock on which time passes with every look.
package final class Clock: @unchecked Sendable {
  private let lock = NSLock()
  private var now = 0.0
  package init() {}
  package func look(_ seconds: Double) -> Double {
    lock.withLock {
      now += seconds
      return now
    }
  }
}
