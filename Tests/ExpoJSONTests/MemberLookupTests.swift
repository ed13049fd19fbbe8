import ExpoDiagnostics
import ExpoSource
import Testing

@testable import ExpoJSON

/// Objects with few and many members, and what is found in them by key.
struct MemberLookupTests {
  private func root(_ text: String) throws -> JSONNode {
    try #require(JSONTree(reading: SourceFile(name: "f", text: text)).root)
  }

  @Test("the same member is found with and without a table", arguments: [0, 31, 32, 33, 500])
  func members(count: Int) throws {
    let others = (0..<count).map { #""k\#($0)": [\#($0), {"k0": true}],"# }.joined()
    let object = try root(
      "{\(others)\"\u{1112}\u{1161}\u{11AB}\": \"nfd\", \"a\": 1, \"\\u0061\": 2, \"\": 3}")
    let members = MemberLookup(object)
    for key in ["k0", "k31", "k499", "k500", "한", "a", "", "b", "\u{212A}0"] {
      #expect(members[key]?.bytes == object[key]?.bytes)
    }
    #expect(members["한"]?.string == "nfd")
    #expect(members["a"]?.spelling == "1")
  }

  @Test("a key that is missing and one whose end is repaired")
  func damaged() throws {
    let others = (0..<40).map { "\"k\($0)\": \($0),\n" }.joined()
    let object = try root("{\(others)  \"name: \"가\",\n  : 2,\n  \"desc\": \"나\"\n}")
    let members = MemberLookup(object)
    #expect(members["name"]?.string == "가")
    #expect(members["desc"]?.string == "나")
    #expect(members[""] == nil)
  }

  @Test("a dictionary with many keys, in order, the first of two equal ones")
  func dictionary() throws {
    let count = 2_000
    let text = "{" + (0..<count).map { "\"k\($0 % 1_500)\": \($0)" }.joined(separator: ",") + "}"
    let tree = JSONTree(reading: SourceFile(name: "f", text: text))
    let decoding = ExpoDecoder().collect([String: Int].self, from: tree)
    let expected = (0..<1_500).map { ("k\($0)", $0) }
    #expect(decoding.value == Dictionary(uniqueKeysWithValues: expected))
    #expect(decoding.errors.map(\.rule.code) == Array(repeating: "EX304", count: 500))
  }
}
