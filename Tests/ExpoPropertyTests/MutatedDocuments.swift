import ExpoTestSupport

/// Documents with a few mistakes at random, most of them small.
struct MutatedDocuments {
  private let seeds: [[UInt8]]
  private var random: SeededGenerator

  /// Signs and words that decide whether a text is JSON.
  private static let pieces: [[UInt8]] =
    [
      "[", "]", "{", "}", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\udE00", "\\n", "\\/", "\\x",
      "0", "-", "+", ".", "e", "E+", "1e5", "-0.5", "01", "true", "false", "null", "NaN",
      "Infinity", "nul", "\"a\":", "[]", "{}", ",,", "//", "/**/", "#", "'", " ", "\t", "\n", "\r",
      "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{7F}", "\u{0}", "\u{1F}", "가", "😀",
    ].map { Array($0.utf8) } + [[0xFF], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xEA, 0xB0]]

  /// Creates a source of documents made from the conformance cases.
  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    seeds = try Repository.files(under: "Tests/Conformance", ending: ".json")
      .map { Array(try Repository.file($0).bytes) }.filter { $0.count < 400 }
  }

  /// The next document: a case of the conformance tests or a generated document, mutated.
  mutating func next() -> [UInt8] {
    var bytes =
      Bool.random(using: &random)
      ? seeds.randomElement(using: &random) ?? [] : Array(RandomDocument.text(&random).utf8)
    for _ in 0..<Int.random(in: 0...3, using: &random) { Self.mutate(&bytes, &random) }
    return bytes
  }

  /// Makes one mistake in a text.
  static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1...4, using: &random))
    let piece = pieces.randomElement(using: &random) ?? []
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes.replaceSubrange(start..<end, with: piece)
    case 3 where start < bytes.count: bytes[start] = .random(in: 0...255, using: &random)
    case 4 where Int.random(in: 0..<4, using: &random) == 0: bytes.removeSubrange(start...)
    default: bytes.insert(contentsOf: piece, at: start)
    }
  }
}
