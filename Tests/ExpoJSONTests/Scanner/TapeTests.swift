@testable import ExpoJSON
import ExpoTestSupport
import Testing

struct TapeTests {
  @Test(
    "a long document takes little more memory than for its nodes",
    arguments: ["[]", #"{"a": 1}"#, "1 "])
  func document(element: String) {
    let count = Thoroughness.long(1 << 20) / (element.utf8.count + 1)
    let text = "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    let tape = JSONTree(of: text).tape
    #expect(tape.count > count)
    #expect(tape.nodes.capacity <= tape.count * 9 / 8)
  }
}
