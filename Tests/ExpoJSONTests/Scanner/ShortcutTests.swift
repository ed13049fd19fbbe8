import ExpoInvariants
@testable import ExpoJSON
import ExpoTestSupport
import Testing

/// Compares the scanner that reads many bytes at once with one that reads each byte by itself, and with
/// a plain grammar.
struct ShortcutTests {
  private static func scanned(_ bytes: [UInt8], byteByByte: Bool) -> JSONScanner {
    var scanner = JSONScanner(SourceFile(name: "f", bytes: bytes), depthLimit: 512)
    scanner.readsByteByByte = byteByByte
    scanner.scan()
    return scanner
  }

  private static func words(_ nodes: [Tape.Node]) -> [[Int]] {
    nodes.map { [Int($0.kind.rawValue), Int($0.flags.rawValue), $0.start, $0.end] }
  }

  private static func difference(in bytes: [UInt8]) -> String? {
    let fast = scanned(bytes, byteByByte: false)
    let slow = scanned(bytes, byteByByte: true)
    let fastTape = words(fast.tape.nodes)
    let slowTape = words(slow.tape.nodes)
    guard fastTape == slowTape else {
      return "tapes differ: \(bytes.prefix(24)) \(fastTape) \(slowTape)"
    }
    guard fast.log.errors == slow.log.errors else {
      return "errors differ: \(String(decoding: bytes, as: UTF8.self))"
    }
    let isSound = fast.log.errors.allSatisfy { $0.severity < .error }
    guard isSound != StrictGrammar.accepts(bytes) else { return nil }
    return "taken for \(isSound ? "valid" : "broken"): \(String(decoding: bytes, as: UTF8.self))"
  }

  @Test("pages are visited up to the end", arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func pages(count: Int) {
    let bytes = SourceBytes([UInt8](repeating: 0x61, count: count))
    var ends = [0]
    while let last = ends.last, last < count { ends.append(bytes.visitPages(from: last)) }
    #expect(ends == Array(stride(from: 0, to: count, by: 65_536)) + [count])
    // If all bytes are zero, the next part may begin one byte later.
    #expect(SourceBytes([UInt8](repeating: 0, count: count)).visitPages(from: 0) > 0)
  }

  @Test(
    "every sample is read the same with and without the shortcut",
    arguments: try Repository.files(under: "Samples", ending: ".json"))
  func samples(path: String) throws {
    #expect(Self.difference(in: Array(try Repository.file(path).bytes)) == nil)
  }

  /// Pieces at the edges of the shortcut's checks, and every kind of ill-formed UTF-8.
  private static let pieces: [[UInt8]] =
    [
      "a", "ab", "한", "글로 쓴", "ㅎ", "é", "·", "’", "…", "「", "あ", "つ", "😀", "\\n", "\\\"",
      "\\u2019", "\\ud83d\\ude00", "\\/", " ", " \\n", "\u{A0}", "\u{3000}", "\u{2028}", "\u{85}",
      "\u{AD}", "\u{200B}", "\u{3164}", "\u{115F}", "\u{FEFF}", "\u{E000}", "\u{10FFFF}",
      "\u{61C}", "\u{34F}", "\u{7F}", "\\q", "\\ud800", "\u{0}", "\n",
    ].map { Array($0.utf8) }
    + [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xE3, 0x80], [0xED, 0xA0, 0x80], [0xEA],
      [0xF0, 0x9F], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF], [0xED, 0x9F],
      [0xEC, 0x6E, 0x80], [0xC3, 0x61, 0x80], [0xEC, 0x9E, 0x61, 0x80], [0xF0, 0x61, 0x80],
    ]

  @Test("every piece is read the same at every position of a block, with and without the shortcut")
  func offsets() {
    var differences: [String] = []
    for piece in Self.pieces {
      for before in Thoroughness.offsets(0..<36) {
        for filler in ["x", "가", "é"] {
          let head = "[\"" + String(repeating: filler, count: before)
          let tail = String(repeating: filler, count: 20) + "\", \"b\"]"
          let bytes = Array(head.utf8) + piece + Array(tail.utf8)
          if let difference = Self.difference(in: bytes) { differences.append(difference) }
          // The string, or the document, ends right after the piece.
          for end in ["\"]", ""] {
            let cut = Array(head.utf8) + piece + Array(end.utf8)
            if let difference = Self.difference(in: cut) { differences.append(difference) }
          }
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.count), the first: \(differences.first ?? "")")
  }

  @Test("every suspicious character is reported in a block as it is without the shortcut")
  func suspicious() {
    let scalars = (0x7F..<0xD800).compactMap(Unicode.Scalar.init).filter {
      $0.isSuspicious || $0.isUnescapedLineEnd
    }
    #expect(scalars.count == 68)
    let differences = scalars.compactMap { scalar in
      Self.difference(in: Array("[\"하늘에서 내려온\(scalar)별 하나, 별 둘, 별 셋\"]".utf8))
    }
    #expect(differences.isEmpty, "\(differences.count), the first: \(differences.first ?? "")")
  }

  @Test("random bytes in Korean text are read the same with and without the shortcut")
  func bytes() {
    var random = SeededGenerator(seed: 6)
    let text = Array("[\"하늘에서 내려온 ’별‘ 하나·둘…\\n\\n셋이 — café에\"]".utf8)
    var differences: [String] = []
    for _ in 0..<Thoroughness.texts {
      var bytes = text
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let offset = Int.random(in: 2..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[offset] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.insert(UInt8.random(in: 0x60...0xFF, using: &random), at: offset)
        default: bytes.remove(at: offset)
        }
      }
      if let difference = Self.difference(in: bytes) { differences.append(difference) }
    }
    #expect(differences.isEmpty, "\(differences.count), the first: \(differences.first ?? "")")
  }
}
