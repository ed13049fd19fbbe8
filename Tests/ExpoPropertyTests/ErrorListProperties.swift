import ExpoInvariants
import ExpoTestSupport
import Testing

struct ErrorListProperties {
  @Test(
    "a mutated document has no error twice, at least one, and each at a value of the recovered tree"
  )
  func mutated() throws {
    var documents = try MutatedDocuments(seed: 6901)
    var faults: [String] = []
    // Each is decoded as eleven types, and each of its values as five and by itself.
    for _ in 0..<max(60, Thoroughness.documents / 10) {
      let document = documents.next()
      guard let fault = Invariant.errors.fault(in: document) else { continue }
      faults.append("\(String(decoding: document, as: UTF8.self)): \(fault)")
    }
    #expect(faults.prefix(5) == [])
  }

  @Test(
    "no list of errors repeats, lacks or misplaces an error",
    arguments: [
      // Values that a type rejects itself, one after another.
      "[-1, -2, -3]", "[-1, 1, -1]", #"{"a": -1}"#, #"{"a": 1, "b": [-1, -2]}"#,
      // Containers that are asked for and are not there.
      "[1, {}, 2]", "[1, [], 2]", "[[1, {}, [2], 3]]", "{}", #"[{"b": true}, {}]"#, #"{"b": true}"#,
      // A fault that no type reads.
      #"{"a": 1, "x": 01}"#, #"{"a": "x",, "c": "y"}"#,
      // Faults inside a value, at its ends and beside it.
      #"{"a": {"x": 1 "y": 2}}"#, #"{"a": {"x": 1,}}"#, #"{"a": {"x" 1}}"#, #"{"a": {"x": 1"#,
      #"{"a": {/**/"x": 1}}"#, #"{"a": /**/{"x": 1}/**/}"#, #"{"a": {"x": 1} "b": [1, 2]}"#,
      #"[{"x": 1} {"x": 2}]"#, #"[{"x": 1,,} {"x": 2}]"#, #"{"a": }"#, #"{"a": , "b": 1}"#,
      "[1, , 2]", "[tru, 1]", #"[{"a": [1, 2 ]"#, "[1, 2", #"{"a""#, #"{"a":"#,
      // Values behind the root.
      "[1, 2, 3], tru", #"{"a": 1, "b": 2}, "c": tru"#, #"{"a": tru} {"b": 1}"#,
      #"{"a": [1 {"b": tru}, {"b": tru}"#, #"{"a": {"b": 'x'}}, {"a": {"b": nul}}"#,
    ])
  func documents(text: String) { #expect(ErrorListInvariant.fault(in: Array(text.utf8)) == nil) }
}
