import ExpoKit
import Synchronization
import Testing

/// Lines of a stream, which do not depend on how it is cut into pieces.
struct LineReaderTests {
  /// The lines of a text that arrives in pieces, read through a window; they are kept meanwhile.
  private func lines(_ text: String, piece: Int, window: Int) throws -> [String] {
    let rest = Mutex(Array(text.utf8)[...])
    let stream = ByteStream(name: "s") { memory throws(FileError) in
      rest.withLock { rest in
        let part = rest.prefix(min(piece, memory.count))
        rest = rest.dropFirst(part.count)
        memory.copyBytes(from: part)
        return part.count
      }
    }
    var reader = try LineReader(stream, windowSize: window)
    var lines: [SourceFile] = []
    while let line = try reader.next() { lines.append(line) }
    return lines.map { "\($0.firstLine) \($0.text)" }
  }

  @Test(
    "a text is read as numbered lines",
    arguments: [
      ("", []),
      ("\n", ["1 "]),
      ("a", ["1 a"]),
      ("a\n", ["1 a"]),
      ("a\n\nb", ["1 a", "2 ", "3 b"]), ("one\ntwo\nthree\n", ["1 one", "2 two", "3 three"]),
      ("한글\r\n두 번째 줄이 길다\n", ["1 한글\r", "2 두 번째 줄이 길다"]),
    ] as [(String, [String])])
  func table(text: String, expected: [String]) throws {
    for piece in 1...text.utf8.count + 1 {
      for window in [1, 2, 3, 7, 64] {
        let found = try lines(text, piece: piece, window: window)
        #expect(found == expected, "in pieces of \(piece) through a window of \(window)")
      }
    }
  }

  @Test("a line without end is an error")
  func endless() throws {
    var reader = try LineReader(FileReader.stream(of: "/dev/zero"), limit: 1 << 20)
    #expect(throws: FileError(path: "/dev/zero", kind: .tooLarge(limit: 1 << 20))) {
      try reader.next()
    }
  }
}
