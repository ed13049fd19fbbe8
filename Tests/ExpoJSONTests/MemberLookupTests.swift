import Testing

@testable import ExpoJSON

struct MemberLookupTests {
  private func root(_ text: String) throws -> JSONNode {
    try #require(JSONTree(of: text).root)
  }

  private func value(_ key: String, _ members: MemberLookup, _ object: JSONNode) -> JSONNode? {
    members.index(of: key, in: object.tree).map { JSONNode(tree: object.tree, index: $0) }
  }

  @Test("the same member is found with and without a table", arguments: [0, 31, 32, 33, 500])
  func members(count: Int) throws {
    let others = (0..<count).map { #""k\#($0)": [\#($0), {"k0": true}],"# }.joined()
    let object = try root(
      "{\(others)\"\u{1112}\u{1161}\u{11AB}\": \"nfd\", \"a\": 1, \"\\u0061\": 2, \"\": 3}")
    let members = MemberLookup(object.tree, object.index)
    for key in ["k0", "k31", "k499", "k500", "한", "a", "", "b", "\u{212A}0"] {
      #expect(value(key, members, object)?.bytes == object[key]?.bytes)
    }
    #expect(value("한", members, object)?.string == "nfd")
    #expect(value("a", members, object)?.spelling == "1")
  }

  @Test("a key whose end was repaired is found, and a missing key is not")
  func damaged() throws {
    let others = (0..<40).map { "\"k\($0)\": \($0),\n" }.joined()
    let object = try root("{\(others)  \"name: \"가\",\n  : 2,\n  \"desc\": \"나\"\n}")
    let members = MemberLookup(object.tree, object.index)
    #expect(value("name", members, object)?.string == "가")
    #expect(value("desc", members, object)?.string == "나")
    #expect(value("", members, object) == nil)
  }

  @Test(
    "the first of equal keys is found, however they are spelled",
    arguments: [
      (#"{"a": 1, "b": 2}"#, ["a", "b", "c"]),
      (#"{"b": 1, "a": 2, "b": 3}"#, ["b", "a", "b", "a"]),
      (#"{"a": 1, "a": 2, "b": 3}"#, ["a", "a", "b", "b"]),
      (#"{"a": 1, "b": 2, "c": 3}"#, ["b", "a", "b", "c", "b"]),
      (#"{"\u0061": 1, "a": 2, "b": 3}"#, ["a", "b"]),
      ("{\"\u{1112}\u{1161}\u{11AB}\": 1, \"\u{D55C}\": 2}", ["\u{D55C}", "\u{D55C}", "a"]),
      ("{\"K\": 1}", ["\u{212A}", "K"]),
    ])
  func equalKeys(text: String, keys: [String]) throws {
    struct Lookups: Decodable {
      static let keys = CodingUserInfoKey(rawValue: "keys")!
      let values: [Int?]
      init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: MemberKey.self)
        values = try (decoder.userInfo[Self.keys] as! [String]).map {
          try members.decodeIfPresent(Int.self, forKey: MemberKey($0))
        }
      }
    }
    let object = try root(text)
    let expected = keys.map { key in object.members.first { $0.key.string == key }?.value }
    #expect(
      keys.map { value($0, MemberLookup(object.tree, object.index), object)?.bytes }
        == expected.map { $0?.bytes })
    var decoder = ExpoDecoder()
    decoder.userInfo[Lookups.keys] = keys
    let decoded = try decoder.decode(Lookups.self, from: object.tree).values
    #expect(decoded.map { $0.map(String.init) } == expected.map { $0?.spelling })
  }

  @Test("records decode although members are in another order, missing, repeated or have escapes")
  func records() throws {
    struct Record: Decodable, Equatable {
      let a: Int
      let b: Int?
    }
    let text = #"""
      [{"a": 1, "b": 2}, {"b": 3, "a": 4}, {"a": 5}, {"b": 6, "a": 7, "b": 8}, {"\u0061": 9, "a": 0},
       {"x": 1, "a": 2, "aa": 3, "ab": 4, "b": 5}]
      """#
    let records = try ExpoDecoder().decode([Record].self, from: text)
    #expect(records.map(\.a) == [1, 4, 5, 7, 9, 2])
    #expect(records.map(\.b) == [2, 3, nil, 6, nil, 5])
  }

  @Test("a dictionary takes the first of equal keys, and each other one is an error")
  func dictionary() throws {
    let count = 2_000
    let text = "{" + (0..<count).map { "\"k\($0 % 1_500)\": \($0)" }.joined(separator: ",") + "}"
    let tree = JSONTree(of: text)
    var decoder = ExpoDecoder()
    decoder.errorLimit = .max
    let decoding = decoder.collect([String: Int].self, from: tree)
    let expected = (0..<1_500).map { ("k\($0)", $0) }
    #expect(decoding.value == Dictionary(uniqueKeysWithValues: expected))
    #expect(decoding.errors.map(\.rule.code) == Array(repeating: "EX304", count: 500))
  }
}
