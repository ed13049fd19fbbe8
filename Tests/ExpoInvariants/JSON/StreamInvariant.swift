import ExpoKit

/// A stream has the lines that its bytes have, however they arrive, and each is judged by itself.
///
/// The first byte is the size of the pieces in which the rest arrives.
enum StreamInvariant {
  static func fault(in bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let content = Array(bytes.dropFirst())
    do {
      let lines = try lines(of: content, inPiecesOf: Int(first) + 1)
      var expected = content.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        Array($0)
      }
      if expected.last == [] { expected.removeLast() }
      if lines.map({ Array($0.bytes) }) != expected { return "other lines" }
      let validator = Validator()
      for line in lines {
        let problems = validator.check(line: line).diagnostics.map(\.problem)
        if let fault = Locations.fault(in: problems, of: line) { return fault }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func lines(of bytes: [UInt8], inPiecesOf size: Int) throws -> [SourceFile] {
    let rest = Rest(bytes[...])
    let stream = ByteStream(name: "<stdin>") { rest.move(to: $0, atMost: size) }
    var reader = try LineReader(stream, windowSize: size)
    var lines: [SourceFile] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  /// What has not arrived yet; one thread reads it.
  private final class Rest: @unchecked Sendable {
    private var bytes: ArraySlice<UInt8>
    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    func move(to memory: UnsafeMutableRawBufferPointer, atMost size: Int) -> Int {
      let piece = bytes.prefix(min(size, memory.count))
      memory.copyBytes(from: piece)
      bytes = bytes.dropFirst(piece.count)
      return piece.count
    }
  }
}
