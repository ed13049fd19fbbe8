import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoJSON

struct ArrayDecodingTests {
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

  @Test("an array, and its elements, may be null where the type is optional")
  func optionalArrays() throws {
    let decoder = ExpoDecoder()
    #expect(try decoder.decode([[Int]?].self, from: "[[1], null, []]") == [[1], nil, []])
    #expect(try decoder.decode([String]?.self, from: #"["a"]"#) == ["a"])
    #expect(try decoder.decode([[Bool?]].self, from: "[[true, null]]") == [[true, nil]])
  }

  @Test("an element knows its position in the whole array")
  func paths() throws {
    let visitors = try ExpoDecoder().decode(
      [Visitor].self, from: #"[{"name": "a"}, {"name": "b"}, {"name": "c"}]"#)
    #expect(visitors.map(\.path) == [["0"], ["1"], ["2"]])
  }

  @Test(
    "a string decodes as with Foundation, wherever its special characters are",
    arguments: [
      "\\n", "\\n\\n", "\\\"", "\\u0041", "\\\\\\u0041", "\\ud83d\\ude00",
      "\\/\\b\\f\\r\\t\\\\", "é", "한", "한글\\n한", "😀", "\u{7F}", "\u{200B}", "\u{2028}", "e\u{301}",
      "\n", "\\x", "\\ud800", "\\u12",
    ])
  func anywhere(piece: String) {
    let decoder = ExpoDecoder()
    for before in Thoroughness.offsets(0..<140) {
      let text =
        "[\"\(String(repeating: "a", count: before))\(piece)\(Self.tail)\", \"\(Self.tail)\"]"
      let ours = try? decoder.decode([String].self, from: text)
      let theirs = try? JSONDecoder().decode([String].self, from: Data(text.utf8))
      #expect(ours == theirs)
      // Shows whether Swift takes a string for ASCII.
      #expect(ours?.map(\.utf16.count) == theirs?.map(\.utf16.count))
      #expect(decoder.collect([String].self, from: JSONTree(of: text)).value == theirs)
    }
  }

  /// Longer than what is left at the end of a document.
  private static let tail = String(repeating: "the end, 끝, ", count: 10)

  @Test(
    "bytes that are not UTF-8 are found, wherever they are",
    arguments: [[0xFF], [0x80], [0xC3], [0xED, 0x95], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]]
  )
  func illFormed(piece: [UInt8]) {
    let decoder = ExpoDecoder()
    for filler in ["a", "한"] {
      for before in Thoroughness.offsets(0..<40) {
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

  @Test("a decoder that outlives decoding still has its string")
  func kept() throws {
    let decoder = ExpoDecoder()
    let texts = (0..<20).map { "\($0)\n" + Self.tail }
    let document = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let later = try decoder.decode([Later].self, from: document)
    #expect(try later.map { try $0.name() } == texts)
  }

  @Test("many strings with escapes decode as with Foundation")
  func strings() throws {
    let parts = ["", "a", "정원\\n", "\\\"", "e\\u0301", "\\ud83d\\ude00", "the quick brown fox "]
    let strings = (0..<400).map { number in
      "\"" + (0..<number).map { parts[($0 * 7 + number) % parts.count] }.joined() + "\""
    }
    let text = "[" + strings.joined(separator: ",\n") + "]"
    let ours = try ExpoDecoder().decode([String].self, from: text)
    #expect(ours == (try JSONDecoder().decode([String].self, from: Data(text.utf8))))
  }
}
