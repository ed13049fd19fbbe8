import ExpoJSON
import Testing

/// What stands in the tree after an error, written back as JSON with `?` for holes.
struct RecoveryTests {
  @Test(
    "after an error the rest of the document is read as it was meant",
    arguments: [
      (#"{"a": 1, "b": [true, null, "x"]}"#, #"{"a":1,"b":[true,null,"x"]}"#),
      (#"[1 2]"#, "[1,2]"),
      (#"{"a" 1, "b": 2}"#, #"{"a":1,"b":2}"#),
      (#"{"a": , "b": 2}"#, #"{"a":?,"b":2}"#),
      (#"[{"a": ], 1]"#, #"[{"a":?},1]"#),
      (#"{: 1, "b": 2}"#, #"{"b":2}"#),
      (#"{a: 1, 'b': “x”}"#, #"{"a":1,"b":"x"}"#),
      (#"{"a": [1, 2, "b": 3}"#, #"{"a":[1,2,{"b":3}]}"#),
      (#"[{"a": 1, {"b": 2}]"#, #"[{"a":1},{"b":2}]"#),
      (#"["a": 1}, {"b": 2}]"#, #"[{"a":1},{"b":2}]"#),
      (#"[{{"a": 1}, {"b": 2}]"#, #"[{"a":1},{"b":2}]"#),
      (#"[{"a": 1}}, {"b": 2}]"#, #"[{"a":1},{"b":2}]"#),
      (#""a": 1, "b": 2"#, #"{"a":1,"b":2}"#),
      (#"{"a": "say "hi" now", "b": 1}"#, #"{"a":"say "hi" now","b":1}"#),
      ("{\"a\": \"x,\n\"b\": 1}", #"{"a":"x","b":1}"#),
      (#"{"a": {"b": [1"#, #"{"a":{"b":[1]}}"#),
      (#"{"a": 1, "b""#, #"{"a":1,"b":?}"#),
      (#"{"n": 48,130,300, "m": 1}"#, #"{"n":48,130,300,"m":1}"#),
      (#"[/* x */ 1, // y"#, "[1]"),
    ])
  func recovered(input: String, tree: String) throws {
    let root = try #require(JSONTree(of: input).root)
    #expect(Self.write(root) == tree)
  }

  private static func write(_ node: JSONNode) -> String {
    switch node.kind {
    case .object:
      "{" + node.members.map { write($0.key) + ":" + write($0.value) }.joined(separator: ",") + "}"
    case .array: "[" + node.elements.map(write).joined(separator: ",") + "]"
    case .string: "\"" + (node.string ?? "") + "\""
    case .missing: "?"
    case .number, .boolean, .null: node.spelling
    }
  }

  @Test("values that are nested too deep are skipped, and the rest is read")
  func tooDeep() throws {
    let deep = String(repeating: "[", count: 5) + String(repeating: "]", count: 5)
    let tree = JSONTree(reading: SourceFile(name: "f", text: "[1, \(deep), 2]"), depthLimit: 3)
    #expect(tree.errors.count == 1)
    #expect(Self.write(try #require(tree.root)) == "[1,[[?]],2]")
  }
}
