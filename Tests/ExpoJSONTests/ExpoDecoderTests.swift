import ExpoTestSupport
import Foundation
import Testing

/// What a decoder finds, as `code pointer: message`, beside the document.
struct ExpoDecoderTests {
  private struct Poster: Decodable, Equatable {
    let title: String
    let visitors: Int
    let location: String

    enum CodingKeys: String, CodingKey, CaseIterable { case title, visitors, location }
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, _ text: String
  ) -> (value: Value?, findings: [String], errors: [DecodeError]) {
    let tree = JSONTree(reading: SourceFile(name: "f", text: text))
    let decoding = ExpoDecoder().collect(type, from: tree)
    let findings = decoding.errors.map { "\($0.rule.code) \($0.location.pointer): \($0.message)" }
    return (decoding.value, findings, decoding.errors)
  }

  @Test(
    "every fault of an object in one pass",
    arguments: [
      (#"{"title": "t", "visitors": 1, "location": "l"}"#, []),
      (
        #"{"title": 1, "visitors": "1,000 명", "location": null}"#,
        [
          "EX305 /title: expected a string for 'title', found a number",
          "EX401 /visitors: expected a number for 'visitors', found the string '1,000 명'",
          "EX306 /location: expected a string for 'location', found null",
        ]
      ),
      (
        #"{"visitors": 1.5}"#,
        [
          "EX302 : missing key 'title'", "EX302 : missing key 'location'",
          "EX402 /visitors: expected a whole number for 'visitors', found 1.5",
        ]
      ),
      (
        #"{"title": "t", "visitors": 9223372036854775808, "locaton": "l"}"#,
        [
          "EX403 /visitors: 'visitors' is too large for Int: 9223372036854775808",
          "EX302 : missing key 'location'; found 'locaton'",
        ]
      ),
      (
        #"{"title": "t", "visitors": 1e3, "location": "l", "title_Image": 1, "title": "u"}"#,
        [
          "EX402 /visitors: expected a whole number for 'visitors', found 1e3",
          "EX303 /title_Image: unknown key 'title_Image'",
          "EX304 /title: key 'title' appears twice",
        ]
      ),
      (
        #"{"title": "t", "visitors": 9007199254740993, "location": "l"}"#,
        ["EX403 /visitors: only Swift reads 9007199254740993 exactly"]
      ),
      ("[]", ["EX305 : expected an object, found an array"]),
      ("null", ["EX306 : expected an object, found null"]),
    ])
  func faults(text: String, expected: [String]) {
    #expect(decode(Poster.self, text).findings == expected)
  }

  @Test("duplicate keys say who reads which, also when equal only after normalization")
  func duplicates() {
    let nfd = decode([String: Int].self, "{\"한\": 1, \"\u{1112}\u{1161}\u{11AB}\": 2}")
    #expect(nfd.value?["한"] == 1)
    let same = decode(Poster.self, #"{"title": "t", "title": "t", "visitors": 1, "location": "l"}"#)
    #expect(same.errors.first?.help == "delete one, the values are the same")
    let other = decode(
      Poster.self, #"{"title": "t", "title": "u", "visitors": 1, "location": "l"}"#)
    #expect(
      other.errors.first?.notes.map(\.message)
        == ["Swift reads this one", "most other readers read this one"])
    #expect(other.errors.first?.notes.map(\.location?.bytes) == [1..<8, 15..<22])
  }

  @Test("three broken entries of a hundred do not hide the other ninety-seven")
  func elements() throws {
    let entries = (0..<100).map { index in
      switch index {
      case 10: #"{"title": "t\#(index)", "visitors": "\#(index)", "location": "l"}"#
      case 50: #"{"title": "t\#(index)", "location": "l"}"#
      case 90: #"{"title": "t\#(index)", "visitors": 1, "location": Seoul}"#
      default: #"{"title": "t\#(index)", "visitors": \#(index), "location": "l"}"#
      }
    }
    let text = "[\n" + entries.joined(separator: ",\n") + "\n]"
    let tree = JSONTree(reading: SourceFile(name: "f", text: text))
    let decoded = ExpoDecoder().collectElements(of: Poster.self, from: try #require(tree.root))
    #expect(decoded.compactMap(\.value).count == 97)
    #expect(decoded.indices.filter { decoded[$0].value == nil } == [10, 50, 90])
    let places = (tree.errors + decoded.flatMap(\.errors)).map(\.location.pointer.description)
    #expect(Set(places) == ["/10/visitors", "/50", "/90/location"])
  }

  @Test("what follows from a syntax error is not reported again")
  func consequences() {
    #expect(
      decode(Poster.self, #"{"title": "t", : 1, "location": "l"}"#).findings
        == ["EX101 : expected a key in quotes, found ':'"])
    #expect(
      decode(Poster.self, #"{"title": , "visitors": 1, "location": "l"}"#).findings
        == ["EX101 /title: 'title' has no value"])
    #expect(
      decode(Poster.self, #"{"title": 't', "visitors": +1, "location": 2}"#).findings == [
        "EX108 /title: expected '\"' around a string, found a single quote (')",
        "EX110 /visitors: a number cannot begin with '+': '+1'",
        "EX305 /location: expected a string for 'location', found a number",
      ])
  }

  private struct Prize: Decodable {
    let amount: Int
    enum CodingKeys: Int, CodingKey { case amount = 3 }
  }

  @Test(
    "a member whose key has a number is not an element",
    arguments: [
      (#"{"00": 0}"#, "EX305 /00: expected an array for '00', found a number"),
      (#"{"7": [1, "a"]}"#, "EX401 /7/1: expected a number, found the string 'a'"),
      (#"{"-1": [], "+2": 0}"#, "EX305 /+2: expected an array for '+2', found a number"),
    ])
  func numberedKeys(text: String, finding: String) throws {
    #expect(decode([String: [Int]].self, text).findings == [finding])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([String: [Int]].self, from: Data(text.utf8))
    }
    let located = DecodeError(
      try #require(error), in: JSONTree(reading: SourceFile(name: "f", text: text)))
    #expect(finding.contains(" \(located.location.pointer): "))
  }

  @Test("coding keys may be integers")
  func integerCodingKeys() {
    #expect(
      decode([Prize].self, #"[{"amount": "one"}]"#).findings == [
        "EX401 /0/amount: expected a number for 'amount', found the string 'one'"
      ])
  }

  @Test("an error of Swift's own decoder gets its place")
  func conversion() throws {
    let text = "[{\"title\": \"t\", \"visitors\": 1,\n  \"location\": [2]}]"
    let tree = JSONTree(reading: SourceFile(name: "f", text: text))
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Poster].self, from: Data(text.utf8))
    }
    let located = DecodeError(try #require(error), in: tree)
    #expect(located.message == "expected a string for 'location', found an array")
    #expect(located.location.pointer.description == "/0/location")
    #expect(LineIndex(tree.file).position(at: located.location.bytes.lowerBound).line == 2)
  }

  @Test(
    "an array without its end has the elements that it has",
    arguments: [
      (#"[{"a": 1}, 4, {"a": "x"}"#, ["/1: expected an object, found a number", "/2/a"]),
      (#"[{"a": 1}, "b", {"a": 2}"#, ["/1: expected an object, found a string"]),
      (#"[{"a": 1}, {"a": "x"}, null"#, ["/1/a", "/2: expected an object, found null"]),
      (#"[{"a": 1}, b, {"a": 2}"#, []),
      // What is left of an element is none.
      (#"[{"a": 1}, {"a": 2}}, 4, {"a": 3}]"#, []),
    ])
  func unclosedArray(text: String, expected: [String]) throws {
    struct Item: Decodable { let a: Int }
    let thrown = #expect(throws: DecodeErrors.self) {
      try ExpoDecoder().decode([Item].self, from: text)
    }
    let errors = try #require(thrown).errors
    let found = errors.filter { $0.kind != .syntax }.map { error in
      "\(error.location.pointer): \(error.words(in: .english).message)"
    }
    #expect(errors.contains { $0.kind == .syntax })
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { $0.hasPrefix($1) }, "\(found)")
  }
}
