import ExpoJSON
import ExpoBase
import Testing

/// What `decode` throws: the first error of each value, and those of later elements.
struct StrictDecodingTests {
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
      if let number = try? container.decode(Int.self) {
        text = "number \(number)"
      } else {
        text = try container.decode(String.self)
      }
    }
  }

  private func errors<Value: Decodable>(_ type: Value.Type, _ text: String) -> [String] {
    do {
      _ = try ExpoDecoder().decode(type, from: SourceFile(name: "f", text: text))
      return []
    } catch {
      return error.errors.map {
        "\($0.location.pointer): \($0.words(in: .english).message)"
      }
    }
  }

  @Test(
    "posters → errors: the first of each, those of all elements",
    arguments: [
      (#"[{"title": "t", "visitors": 1}]"#, []),
      (
        #"[{"title": 1, "visitors": "2"}, {"title": "t"}, {"title": "t", "visitors": 1}, 7]"#,
        [
          "/0/title: expected a string for 'title', found a number",
          "/1: missing key 'visitors'", "/3: expected an object, found a number",
        ]
      ),
      (#"[{"title": "t", "vistors": 1}]"#, ["/0: missing key 'visitors'; found 'vistors'"]),
      (#"{"title": "t"}"#, [": expected an array, found an object"]),
      (
        #"[{"title": 1, "visitors": 1}, {"title": "t" "visitors": 1}]"#,
        [
          "/0/title: expected a string for 'title', found a number",
          "/1: expected ',' after the member",
        ]
      ),
      ("", [": expected a value, found an empty file"]),
    ])
  func posters(text: String, errors: [String]) {
    #expect(self.errors([Poster].self, text) == errors)
  }

  @Test("no initialiser gets a value that is not in the document")
  func placeholders() {
    #expect(
      errors([String: [Initial]].self, #"{"a": ["x", 1, null, "y", {}]}"#) == [
        "/a/1: expected a string, found a number", "/a/2: expected a string, found null",
        "/a/4: expected a string, found an object",
      ])
    #expect(errors([Initial].self, #"["x", 'y', ]"#).count == 2)
  }

  @Test("a caught error leaves no trace, in what is decoded and in what is collected")
  func caught() throws {
    let file = SourceFile(name: "f", text: #"["a", 1, "b"]"#)
    let decoded = try ExpoDecoder().decode([Either].self, from: file)
    #expect(decoded.map(\.text) == ["a", "number 1", "b"])
    let collected = ExpoDecoder().collect([Either].self, from: JSONTree(reading: file))
    #expect(collected.value == decoded && collected.errors.isEmpty)
    #expect(errors([Either].self, #"["a", 1, []]"#) == ["/2: expected a string, found an array"])
  }

  @Test("an initialiser catches the cases of DecodingError that Foundation throws")
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
            return "typeMismatch \(type) \(context.codingPath.map(\.stringValue))"
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
        "keyNotFound absent 0", #"valueNotFound Int8 ["null"]"#, #"typeMismatch Int8 ["wrong"]"#,
        #"dataCorrupted ["bad"]"#,
      ])
  }
}
