@testable import ExpoJSON
import Testing

/// How much memory the nodes of a document take.
struct TapeTests {
  @Test(
    "nodes up to an offset of a document → room for so many in all",
    arguments: [
      // The memory that a document begins with is enough.
      (0, 0, 1 << 20, 8_208), (500, 1 << 16, 1 << 20, 8_208),
      // It will not be enough, but there is time.
      (1_000, 1 << 16, 1 << 20, 8_208),
      // As many as the others let expect, and a sixteenth, but no more than 64 MB.
      (7_000, 7 << 16, 1 << 20, 17_000), (60_000, 1 << 16, 1 << 20, 1_020_000),
      (500_000, 1 << 19, 1 << 26, 1 << 22),
    ] as [(Int, Int, Int, Int)])
  func reserved(nodes: Int, offset: Int, total: Int, room: Int) {
    var tape = Tape()
    tape.reserve(forBytes: total)
    for place in 0..<nodes { tape.append(Tape.Node(.null, at: place, end: place)) }
    tape.reserve(at: offset, of: total)
    // An array takes the whole of a block of memory.
    #expect((room...room + 256).contains(tape.nodes.capacity))
  }

  @Test(
    "a long document takes little more memory than for its nodes",
    arguments: ["[]", #"{"a": 1}"#, "1 "])
  func document(element: String) {
    let count = (1 << 20) / (element.utf8.count + 1)
    let text = "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    let tape = JSONTree(reading: SourceFile(name: "f", text: text)).tape
    #expect(tape.count > count)
    #expect(tape.nodes.capacity <= tape.count * 9 / 8)
  }
}
