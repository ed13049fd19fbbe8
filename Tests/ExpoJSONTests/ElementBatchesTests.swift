import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoJSON

struct ElementBatchesTests {
  /// The elements of each batch as they are written; "unsound" where reading ends with an error.
  private func batches(_ text: String, byteCount: Int) -> [[String]]? {
    guard var batches = ElementBatches(SourceFile(name: "f", text: text), byteCount: byteCount)
    else { return nil }
    var all: [[String]] = []
    while let tree = batches.next() {
      all.append(tree.root.map { $0.elements.map(\.spelling) } ?? [])
    }
    return batches.isSound ? all : all + [["unsound"]]
  }

  @Test(
    "document, bytes of a batch → the elements of each batch",
    arguments: [
      ("[1, 2, 3]", 1, [["1"], ["2"], ["3"]]),
      ("[1, 2, 3]", 4, [["1", "2"], ["3"]]),
      ("[1, 2, 3]", 8, [["1", "2", "3"]]),
      ("[1, 2, 3]", 9, nil),
      ("\u{FEFF} [ {\"a\": [1, 2]} , [[]] ] \n", 1, [["{\"a\": [1, 2]}"], ["[[]]"]]),
      ("[]     ", 1, [[]]),
      ("{\"a\": [1, 2]}", 1, nil),
      ("\"[1, 2]\"", 1, nil),
      ("", 0, nil),
      ("[1, 2, 3", 1, [["1"], ["2"], ["unsound"]]),
      ("[1, 2, 3] 4", 1, [["1"], ["2"], ["unsound"]]),
      ("[1, 2,]", 1, [["1"], ["2"], ["unsound"]]),
      ("[1 2, 3]", 1, [["unsound"]]),
      ("[\"a\u{200B}\", 2]", 1, [["\"a\u{200B}\""], ["2"]]),
    ] as [(String, Int, [[String]]?)])
  func batches(text: String, byteCount: Int, batches: [[String]]?) {
    #expect(self.batches(text, byteCount: byteCount) == batches)
  }

  /// Records where it is decoded.
  private struct Visitor: Decodable, Equatable {
    let name: String
    let path: [String]

    enum CodingKeys: String, CodingKey { case name }

    init(from decoder: any Decoder) throws {
      path = decoder.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    }
  }

  /// What is decoded, or the places of the errors, whole or in batches of a few bytes.
  private func outcome<Value: Decodable>(
    _ type: Value.Type, _ text: String, _ byteCount: Int
  ) -> String {
    var decoder = ExpoDecoder()
    decoder.batchByteCount = byteCount
    do {
      return "\(try decoder.decode(type, from: text))"
    } catch {
      return error.errors.map { "\($0.location.bytes) \($0.message)" }.joined(separator: "\n")
    }
  }

  @Test(
    "values and errors are those of the whole document",
    arguments: [
      #"[{"name": "a"}, {"name": "\u00e9\n"}, {"name": "다", "more": {}}]"#,
      #"[{"name": "a"}, {"name": 1}, {}, {"name": "d"}, null]"#,
      #"[{"name": "a"}, {"name": "b"} {"name": "c"}]"#,
      #"[{"name": "a"}, {"name": "b"}], 1"#,
      #"[{"name": "a"}, {"name": "b"}, {"name": 1}, {"name": "d""#,
      #"[{"name": "a"}, {"name": "b"}] {"name": 1}"#,
      #"[{"name": "a"}, {"name": 1}, {}, {"name": "d"}, {"name"]"#,
      #"[{"name": "a"}, {"name": "b"}, {"name": "c"}, "#,
      #"[{"name": "a", "name": "b"}, {"nam\u0065": "c"}, {"name": "d"}]"#,
      "[1, 2.5, \"x\", null, true]",
      "[null, 7, 1e2, -0]",
    ])
  func outcomes(text: String) {
    func check<Value: Decodable>(_ type: Value.Type) {
      let whole = outcome(type, text, .max)
      for byteCount in [0, 1, 8, 20] { #expect(outcome(type, text, byteCount) == whole) }
    }
    check([Visitor].self)
    check([Int].self)
    check([Int?].self)
    check([String].self)
    check([[String: String]].self)
    check(Set<Int>.self)
  }

  @Test("arrays of scalars that may be null", arguments: [0, Int.max])
  func optionalArrays(byteCount: Int) throws {
    var decoder = ExpoDecoder()
    decoder.batchByteCount = byteCount
    #expect(try decoder.decode([[Int]?].self, from: "[[1], null, []]") == [[1], nil, []])
    #expect(try decoder.decode([String]?.self, from: #"["a"]"#) == ["a"])
    #expect(try decoder.decode([[Bool?]].self, from: "[[true, null]]") == [[true, nil]])
  }

  @Test("an element knows its place in the whole array")
  func paths() throws {
    var decoder = ExpoDecoder()
    decoder.batchByteCount = 1
    let visitors = try decoder.decode(
      [Visitor].self, from: #"[{"name": "a"}, {"name": "b"}, {"name": "c"}]"#)
    #expect(visitors.map(\.path) == [["0"], ["1"], ["2"]])
  }

  @Test(
    "a string is Foundation's, wherever in it something stands",
    arguments: [
      "\\n", "\\n\\n", "\\\"", "\\u0041", "\\\\\\u0041", "\\ud83d\\ude00",
      "\\/\\b\\f\\r\\t\\\\", "é", "한", "한글\\n한", "😀", "\u{7F}", "\u{200B}", "\u{2028}", "e\u{301}",
      "\n", "\\x", "\\ud800", "\\u12",
    ])
  func anywhere(piece: String) {
    var decoder = ExpoDecoder()
    decoder.batchByteCount = 1
    for before in Thoroughness.places(0..<140) {
      let text =
        "[\"\(String(repeating: "a", count: before))\(piece)\(Self.tail)\", \"\(Self.tail)\"]"
      let ours = try? decoder.decode([String].self, from: text)
      let theirs = try? JSONDecoder().decode([String].self, from: Data(text.utf8))
      #expect(ours == theirs)
      // Shows whether Swift takes a string for ASCII.
      #expect(ours?.map(\.utf16.count) == theirs?.map(\.utf16.count))
      // Read as one document, not in batches.
      let tree = JSONTree(reading: SourceFile(name: "f", text: text))
      #expect(ExpoDecoder().collect([String].self, from: tree).value == theirs)
    }
  }

  /// Longer than what is left at the end of a document.
  private static let tail = String(repeating: "the end, 끝, ", count: 10)

  @Test(
    "bytes that are not UTF-8 are found, wherever they are",
    arguments: [[0xFF], [0x80], [0xC3], [0xED, 0x95], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]]
  )
  func illFormed(piece: [UInt8]) {
    var decoder = ExpoDecoder()
    decoder.batchByteCount = 1
    for filler in ["a", "한"] {
      for before in Thoroughness.places(0..<40) {
        for next in ["a", "\\n", "\", \""] {
          let head = "[\"" + String(repeating: filler, count: before)
          let bytes = Array(head.utf8) + piece + Array((next + Self.tail + "\"]").utf8)
          #expect(throws: DecodeErrors.self) {
            try decoder.decode([String].self, from: Data(bytes))
          }
        }
      }
    }
  }

  /// Keeps its decoder and decodes later.
  private struct Later: Decodable {
    let decoder: any Decoder

    init(from decoder: any Decoder) throws { self.decoder = decoder }

    func name() throws -> String { try decoder.singleValueContainer().decode(String.self) }
  }

  @Test("a decoder that is kept still has its string")
  func kept() throws {
    var decoder = ExpoDecoder()
    decoder.batchByteCount = 1
    let texts = (0..<20).map { "\($0)\n" + Self.tail }
    let document = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let later = try decoder.decode([Later].self, from: document)
    #expect(try later.map { try $0.name() } == texts)
  }

  @Test("strings of many batches, with escapes, are Foundation's")
  func strings() throws {
    let parts = ["", "a", "정원\\n", "\\\"", "e\\u0301", "\\ud83d\\ude00", "the quick brown fox "]
    let strings = (0..<400).map { number in
      "\"" + (0..<number).map { parts[($0 * 7 + number) % parts.count] }.joined() + "\""
    }
    let text = "[" + strings.joined(separator: ",\n") + "]"
    #expect(text.utf8.count > ElementBatches.defaultByteCount)
    let ours = try ExpoDecoder().decode([String].self, from: text)
    #expect(ours == (try JSONDecoder().decode([String].self, from: Data(text.utf8))))
  }
}
