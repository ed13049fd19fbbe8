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

  private func findings<Value: Decodable>(_ type: Value.Type, _ text: String) -> [String] {
    ExpoDecoder().collected(by: type, text).map {
      "\($0.rule.code) \($0.location.pointer): \($0.message)"
    }
  }

  @Test(
    "one pass reports every fault of an object",
    arguments: TextTable.lists(
      #"""
      {"title": "t", "visitors": 1, "location": "l"} → nothing
      {"title": 1, "visitors": "1,000 명", "location": null} → EX305 /title: expected a string for 'title', found a number ‖ EX401 /visitors: expected a number for 'visitors', found the string '1,000 명' ‖ EX306 /location: expected a string for 'location', found null
      {"visitors": 1.5} → EX302 : missing key 'title' ‖ EX302 : missing key 'location' ‖ EX402 /visitors: expected a whole number for 'visitors', found 1.5
      {"title": "t", "visitors": 9223372036854775808, "locaton": "l"} → EX403 /visitors: 'visitors' is too large for Int: 9223372036854775808 ‖ EX302 : missing key 'location'; found 'locaton'
      {"title": "t", "visitors": 1e3, "location": "l", "title_Image": 1, "title": "u"} → EX402 /visitors: expected a whole number for 'visitors', found 1e3 ‖ EX303 /title_Image: unknown key 'title_Image' ‖ EX304 /title: key 'title' appears twice
      {"title": "t", "visitors": 9007199254740993, "location": "l"} → EX403 /visitors: only Swift reads 9007199254740993 exactly
      [] → EX305 : expected an object, found an array
      null → EX306 : expected an object, found null
      -- What follows from a syntax error is not reported again.
      {"title": "t", : 1, "location": "l"} → EX101 : expected a key in quotes, found ':'
      {"title": , "visitors": 1, "location": "l"} → EX101 /title: 'title' has no value
      {"title": 't', "visitors": +1, "location": 2} → EX108 /title: expected '"' around a string, found a single quote (') ‖ EX110 /visitors: a number cannot begin with '+': '+1' ‖ EX305 /location: expected a string for 'location', found a number
      """#))
  func faults(text: String, expected: [String]) { #expect(findings(Poster.self, text) == expected) }

  @Test("an error for duplicate keys says which is read, even if they are only equivalent")
  func duplicates() {
    let nfd = JSONTree(of: "{\"한\": 1, \"\u{1112}\u{1161}\u{11AB}\": 2}")
    #expect(ExpoDecoder().collect([String: Int].self, from: nfd).value?["한"] == 1)
    let duplicate = { (title: String) in
      let text = #"{"title": "t", "title": "\#(title)", "visitors": 1, "location": "l"}"#
      return ExpoDecoder().collected(by: Poster.self, text).first
    }
    #expect(duplicate("t")?.help == "delete one, the values are the same")
    #expect(
      duplicate("u")?.notes.map(\.message)
        == ["Swift reads this one", "most other readers read this one"])
    #expect(duplicate("u")?.notes.map(\.location?.bytes) == [1..<8, 15..<22])
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
    let tree = JSONTree(of: "[\n" + entries.joined(separator: ",\n") + "\n]")
    let decoded = ExpoDecoder().collectElements(of: Poster.self, from: try #require(tree.root))
    #expect(decoded.compactMap(\.value).count == 97)
    #expect(decoded.indices.filter { decoded[$0].value == nil } == [10, 50, 90])
    let errors = tree.errors + decoded.flatMap(\.errors)
    #expect(Set(errors.pointers) == ["/10/visitors", "/50", "/90/location"])
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
    #expect(findings([String: [Int]].self, text) == [finding])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([String: [Int]].self, from: Data(text.utf8))
    }
    let located = DecodeError(try #require(error), in: JSONTree(of: text))
    #expect(finding.contains(" \(located.location.pointer): "))
  }

  @Test("coding keys may be integers")
  func integerCodingKeys() {
    #expect(
      findings([Prize].self, #"[{"amount": "one"}]"#) == [
        "EX401 /0/amount: expected a number for 'amount', found the string 'one'"
      ])
  }

  @Test("an error of Swift's own decoder gets the place that its path names")
  func conversion() throws {
    let text = "[{\"title\": \"t\", \"visitors\": 1,\n  \"location\": [2]}]"
    let tree = JSONTree(of: text)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Poster].self, from: Data(text.utf8))
    }
    let located = DecodeError(try #require(error), in: tree)
    #expect(located.message == "expected a string for 'location', found an array")
    #expect(located.location.pointer.description == "/0/location")
    #expect(LineIndex(tree.file).position(at: located.location.bytes.lowerBound).line == 2)
  }

  @Test("an error of Swift's own decoder with a converted key is that of the object")
  func convertedKey() throws {
    struct Stand: Decodable { let cityName: String }
    let text = #"{"city_name": 2}"#
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(Stand.self, from: Data(text.utf8))
    }
    let located = DecodeError(try #require(error), in: JSONTree(of: text))
    #expect(located.message.hasPrefix("'\(text)' is not accepted: "))
  }

  /// Has JSON in a string.
  private struct Letter: Decodable {
    let id: Int
    private enum CodingKeys: CodingKey { case id, json }
    private enum Rank: Int, Decodable { case low = 1, high }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      id = try members.decode(Int.self, forKey: .id)
      let json = try members.decode(String.self, forKey: .json)
      _ = try JSONDecoder().decode([String: Rank].self, from: Data(json.utf8))
    }
  }

  @Test(
    "an error of JSON in a string is not taken for one of the document's own members",
    arguments: [#"{\"id\": \"x\"}"#, #"{\"id\": null}"#, #"{\"rank\": 9}"#])
  func innerDocument(json: String) {
    let text = #"{"id": 1, "rank": 2, "json": "\#(json)"}"#
    let errors = ExpoDecoder().both(by: Letter.self, text)
    #expect(errors.map(\.pointers) == [[""], [""]])
  }

  @Test(
    "an array without its end keeps the elements before that",
    arguments: TextTable.lists(
      #"""
      [{"a": 1}, 4, {"a": "x"} → /1: expected an object, found a number ‖ /2/a
      [{"a": 1}, "b", {"a": 2} → /1: expected an object, found a string
      [{"a": 1}, {"a": "x"}, null → /1/a ‖ /2: expected an object, found null
      [{"a": 1}, b, {"a": 2} → nothing
      -- What is left of an element is none.
      [{"a": 1}, {"a": 2}}, 4, {"a": 3}] → nothing
      """#))
  func unclosedArray(text: String, expected: [String]) {
    struct Item: Decodable { let a: Int }
    let errors = ExpoDecoder().thrown(by: [Item].self, text)
    let found = errors.filter { $0.kind != .syntax }.lines
    #expect(errors.contains { $0.kind == .syntax })
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { $0.hasPrefix($1) }, "\(found)")
  }
}
