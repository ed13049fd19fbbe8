import ExpoJSON
import ExpoTestSupport
import Foundation
import Testing

/// Documents beside all errors that `decode` throws for them, as `pointer: message`: the first error of
/// each value, and those of later elements.
struct ErrorListTests {
  private struct Won: Decodable {
    struct Negative: Error, CustomStringConvertible { let description: String }

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer().decode(Int.self)
      if value < 0 { throw Negative(description: "no price") }
    }
  }

  /// Two reasons that print alike, which are not the same.
  private final class Reason: RejectionReason, CustomStringConvertible {
    let text: String
    let description = "rejected"
    init(_ text: String) { self.text = text }
    func words(in language: Language) -> String { text }
  }
  /// Refuses what is negative, and catches that of its own member.
  private struct Account: Decodable {
    struct Amount: Decodable {
      init(from decoder: any Decoder) throws {
        if try Int(from: decoder) < 0 { throw Reason("an amount") }
      }
    }
    enum CodingKeys: String, CodingKey { case debt, price }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _ = try? container.decode(Amount.self, forKey: .debt)
      let price = try? container.decode(Won.self, forKey: .price)
      if try container.decode(Int.self, forKey: .price) < -1 {
        throw Won.Negative(description: "no price")
      }
      if price == nil { throw Reason("an account") }
      do { _ = try container.decode(Amount.self, forKey: .debt) } catch { throw error }
    }
  }

  @Test(
    "a caught error is not confused with an equal one that is thrown",
    arguments: TextTable.lists(
      #"""
      {"debt": 1, "price": 1} → nothing
      {"debt": -1, "price": -1} → : '{"debt": -1, "price": -1}' is not accepted: an account
      {"debt": 1, "price": -2} → : '{"debt": 1, "price": -2}' is not accepted: no price
      -- Thrown again, it is the same.
      {"debt": -1, "price": 1} → /debt: '-1' is not accepted for 'debt': an amount
      """#))
  func equalErrors(text: String, errors: [String]) {
    #expect(ExpoDecoder().both(by: Account.self, text).map(\.lines) == [errors, errors])
  }

  private struct Poster: Decodable, Equatable {
    let title: String
    let visitors: Int

    enum CodingKeys: String, CodingKey, CaseIterable { case title, visitors }
  }

  /// Traps if it gets a string that no document of these tests has.
  private struct Initial: Decodable {
    let letter: Character

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      precondition(!text.isEmpty, "a placeholder was decoded")
      letter = text[text.startIndex]
    }
  }

  /// Reads a number or a string, whichever there is.
  private struct Either: Decodable, Equatable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let number = try? container.decode(Int.self)
      text = try number.map { "number \($0)" } ?? container.decode(String.self)
    }
  }

  @Test(
    "decode reports the first error of each element, of all elements",
    arguments: TextTable.lists(
      #"""
      [{"title": "t", "visitors": 1}] → nothing
      [{"title": 1, "visitors": "2"}, {"title": "t"}, {"title": "t", "visitors": 1}, 7] → /0/title: expected a string for 'title', found a number ‖ /1: missing key 'visitors' ‖ /3: expected an object, found a number
      [{"title": "t", "vistors": 1}] → /0: missing key 'visitors'; found 'vistors'
      {"title": "t"} → : expected an array, found an object
      [{"title": "t", "visitors": 1, "x": 01}] → /0/x: a number cannot begin with 0: '01'
      [{"title": "t", "visitors": 1 {"title": "t", "visitors": 01}] → /0: expected '},' after the value, found the next object ‖ /1/visitors: a number cannot begin with 0: '01'
      [{"title": 1, "visitors": 1}, {"title": "t" "visitors": 1}] → /0/title: expected a string for 'title', found a number ‖ /1: expected ',' after the value of 'title'
       → : expected a value, found an empty file
      """#))
  func posters(text: String, errors: [String]) {
    #expect(ExpoDecoder().thrown(by: [Poster].self, text).lines == errors)
  }

  @Test("no initializer gets a value that is not in the document")
  func placeholders() {
    let text = #"{"a": ["x", 1, null, "y", {}]}"#
    #expect(
      ExpoDecoder().thrown(by: [String: [Initial]].self, text).lines == [
        "/a/1: expected a string, found a number", "/a/2: expected a string, found null",
        "/a/4: expected a string, found an object",
      ])
    #expect(ExpoDecoder().thrown(by: [Initial].self, #"["x", 'y', ]"#).count == 2)
  }

  @Test("a caught error leaves no trace, in what is decoded and in what is collected")
  func caught() throws {
    let file = SourceFile(name: "f", text: #"["a", 1, "b"]"#)
    let decoded = try ExpoDecoder().decode([Either].self, from: file)
    #expect(decoded.map(\.text) == ["a", "number 1", "b"])
    let collected = ExpoDecoder().collect([Either].self, from: JSONTree(reading: file))
    #expect(collected.value == decoded && collected.errors.isEmpty)
    let errors = ExpoDecoder().thrown(by: [Either].self, #"["a", 1, []]"#)
    #expect(errors.lines == ["/2: expected a string, found an array"])
  }

  @Test("an initializer can catch the cases of DecodingError that Foundation throws")
  func cases() throws {
    struct Sorted: Decodable {
      let kinds: [String]

      enum CodingKeys: String, CodingKey { case absent, null, wrong, bad }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kinds = [CodingKeys.absent, .null, .wrong, .bad].map { key in
          do {
            return "\(try container.decode(Int8.self, forKey: key))"
          } catch DecodingError.keyNotFound(let key, let context) {
            return "keyNotFound \(key.stringValue) \(context.codingPath.count)"
          } catch DecodingError.valueNotFound(let type, let context) {
            return "valueNotFound \(type) \(context.codingPath.map(\.stringValue))"
          } catch DecodingError.typeMismatch(let type, let context) {
            let path = context.codingPath.map(\.stringValue)
            return "typeMismatch \(type) \(path): \(context.debugDescription)"
          } catch DecodingError.dataCorrupted(let context) {
            return "dataCorrupted \(context.codingPath.map(\.stringValue))"
          } catch {
            return "\(error)"
          }
        }
      }
    }
    let file = SourceFile(name: "f", text: #"{"null": null, "wrong": "x", "bad": 300}"#)
    #expect(
      try ExpoDecoder().decode(Sorted.self, from: file).kinds == [
        "keyNotFound absent 0", #"valueNotFound Int8 ["null"]"#,
        #"typeMismatch Int8 ["wrong"]: expected a number, found a string"#,
        #"dataCorrupted ["bad"]"#,
      ])
  }

  @Test("a nested container that fails skips no element, as in Foundation's decoder")
  func nested() throws {
    struct Sum: Decodable, Equatable {
      enum Keys: CodingKey {}
      var text = ""

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
          if (try? list.nestedContainer(keyedBy: Keys.self)) != nil {
            text += "object "
          } else if (try? list.nestedUnkeyedContainer()) != nil {
            text += "array "
          } else {
            text += "\(try list.decode(Int.self)) "
          }
        }
      }
    }
    let text = "[1, {}, [2], 3]"
    let theirs = try JSONDecoder().decode(Sum.self, from: Data(text.utf8))
    #expect(try ExpoDecoder().decode(Sum.self, from: text) == theirs)
    #expect(theirs.text == "1 object array 3 ")
  }

  @Test(
    "decoding one value reports the errors in it, and no others",
    arguments: TextTable.lists(
      #"""
      {"a": {"x": 1 "y": 2}} → /a: expected ',' after the value of 'x'
      {"a": {"x" 1}} → /a: expected ':' after the key 'x'
      {"a": {"x": 1 → /a: the file ends before '{' is closed
      {"a": {"x": 1} "b": tru, // c → nothing
      """#))
  func alone(text: String, expected: [String]) throws {
    let node = try #require(JSONTree(of: text).root?["a"])
    var errors: [DecodeError] = []
    do throws(DecodeErrors) {
      _ = try ExpoDecoder().decode([String: Int].self, from: node, at: JSONPointer(["a"]))
    } catch { errors = error.errors }
    #expect(errors.lines == expected)
  }

  @Test(
    "errors beyond the limit are not kept, and the line at which decoding stopped is named",
    arguments: [
      (.min, 0, 1), (-1, 0, 1), (0, 0, 1), (1, 1, 2), (2, 2, 3), (3, 3, nil), (.max, 3, nil),
    ] as [(Int, Int, Int?)])
  func limit(limit: Int, count: Int, stop: Int?) throws {
    struct Item: Decodable { let a: Int }
    var decoder = ExpoDecoder()
    decoder.errorLimit = limit
    for text in ["[{},\n{},\n{}]", "[{\"a\": 01},\n{\"a\": 02},\n{\"a\": 03}]"] {
      let file = SourceFile(name: "f", text: text)
      let tree = JSONTree(reading: file, errorLimit: limit)
      let thrown = #expect(throws: DecodeErrors.self) {
        try decoder.decode([Item].self, from: file)
      }
      let collected = #expect(throws: DecodeErrors.self) {
        try decoder.collect([Item].self, from: tree).get()
      }
      for errors in [try #require(thrown), try #require(collected)] {
        #expect(errors.errors.count == count)
        let last = "\(errors)".split(separator: "\n").last.map(String.init)
        #expect(errors.stop?.line == stop)
        #expect(
          stop.map { "and more: decoding stopped at line \($0)" == last }
            ?? !"\(errors)".contains("and more"))
        #expect(errors.words(in: .korean).contains("멈췄습니다") == (stop != nil))
      }
    }
  }

  @Test("warnings do not count towards the limit of errors")
  func warnings() throws {
    // Each text has a direction mark, a warning.
    let texts = Array(repeating: "\"a\u{200E}\"", count: 200)
    let valid = SourceFile(name: "f", text: "[\(texts.joined(separator: ", "))]")
    #expect(try ExpoDecoder().decode([String].self, from: valid).count == 200)
    let tree = JSONTree(reading: valid)
    #expect(tree.isSound && tree.root?.elements.reduce(0) { count, _ in count + 1 } == 200)
    let collected = ExpoDecoder().collect([String].self, from: tree)
    #expect(collected.value?.count == 200 && collected.errors.count == 100)
    let wrong = "[\(texts.joined(separator: ", ")), 7]"
    for errors in ExpoDecoder().both(by: [String].self, wrong) {
      #expect(errors.lines.filter { $0.hasPrefix("/200: expected a string") }.count == 1)
    }
  }

  @Test("the fix for a key with a backslash escapes it")
  func escapedKey() {
    struct Keyed: Decodable {
      let value: Int
      enum CodingKeys: String, CodingKey, CaseIterable { case value = "a\\b_long_key" }
    }
    let fixes = ExpoDecoder().collected(by: Keyed.self, #"{"ab_long_key": 1}"#).compactMap(\.fix)
    #expect(fixes.flatMap(\.edits).map(\.text) == [#""a\\b_long_key""#])
  }

  @Test("each error prints one line, and a refused document says why")
  func described() throws {
    let errors = #expect(throws: DecodeErrors.self) {
      try ExpoDecoder().decode([Int].self, from: "[\"x\",\n null]", named: "f.json")
    }
    let lines = "\(try #require(errors))".split(separator: "\n").map { $0.prefix(11) }
    #expect(lines == ["f.json:1:2:", "f.json:2:2:"])
    let refused = #expect(throws: DecodeErrors.self) {
      try JSONFormatter().format(JSONTree(of: "[1,]"))
    }
    #expect(refused?.words(in: .english) == "f:1:3: trailing ',' before ']'; delete the comma")
    #expect(refused?.errorDescription == refused?.words(in: .preferred))
  }

  @Test("a hexadecimal number has no second sign")
  func sign() {
    let fixes = JSONTree(of: "[0x+1F]").errors.compactMap(\.fix)
    #expect(!fixes.flatMap(\.edits).map(\.text).contains("31"))
  }
}
