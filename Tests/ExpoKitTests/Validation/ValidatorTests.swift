import ExpoTestSupport
import Testing

struct ValidatorTests {
  @Test(
    "a root of the wrong kind is a finding",
    arguments: TextTable.rows(
      #"""
      [] → none → EX307 the list has no entries
      {"a": 1} → none → EX301 expected an exposition or an array of entries, found an object with 'a'
      {} → none → EX301 expected an exposition or an array of entries, found an empty object
      [1] → none → EX301 expected an exposition or an array of entries, found an array of other values
      {"name": "n", "desc": "d"} → none → EX301 expected an exposition or an array of entries, found a single entry
      {} → entries → EX301 expected an array of entries, found an empty object
      3 → exposition → EX301 expected an exposition, which is an object, found a number
      [1] → entries → EX305 expected an object, found a number
      -- A comment, a trailing comma and a byte order mark change nothing about the root.
      {"a": 1,} → none → EX301 expected an exposition or an array of entries, found an object with 'a' ‖ EX104 trailing ',' before '}'
      // c⏎{} → none → EX109 comments are not part of JSON ‖ EX301 expected an exposition or an array of entries, found an empty object
      [] // c → none → EX307 the list has no entries ‖ EX109 comments are not part of JSON
      [@] → none → EX101 expected a value or ']', found '@'
      {"items": [{"name": "n", "desc": "d"}]} → none → EX301 the list of entries is inside 'items', but must be the whole document
      {"a": [1], "b": {"c/d": [1, {"name": "n", "desc": "d"}]}} → entries → EX301 the list of entries is inside 'b/c/d', but must be the whole document
      "[{\"name\": 1}]" → none → EX301 expected an exposition or an array of entries, found JSON inside a string
      "[{\"name\": 1]" → none → EX301 expected an exposition or an array of entries, found a string
      """#))
  func roots(row: [String]) {
    let kind = DocumentKind.allCases.first { "\($0)" == row[1] }
    let found = Validator(kind: kind).diagnostics(in: row[0])
    #expect(found.map { "\($0.rule.code) \($0.message)" } == TextTable.items(row[2]))
  }

  @Test(
    "an element that is not an object is an error of decoding",
    arguments: ["1", "\"a\"", "true", "null", "[]", "[{}]", "01", "{}"])
  func noEntries(element: String) throws {
    let entry = #"{"name": "n", "image_name": "i", "short_desc": "s", "desc": "de"}"#
    let file = SourceFile(name: "f", text: "[\(entry), \(element)]")
    let tree = JSONTree(reading: file)
    let decoded = ExpoDecoder().collect([Entry].self, from: try #require(tree.root)).errors
    let found = Validator(kind: .entries).check(file).findings.diagnostics
      .compactMap { $0.problem as? DecodeError }.filter { $0.rule.family == .shape }
    #expect(found == decoded)
  }
}
