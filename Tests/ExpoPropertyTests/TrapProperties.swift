import ExpoInvariants
import ExpoTestSupport
import Foundation
import Testing

/// Damaged input of every kind leads to findings with locations inside the file, never to a trap.
struct TrapProperties {
  static let substitutes: [UInt8] =
    Array("\"\\{}[],:0 ".utf8) + [0x00, 0x80, 0xFF]

  /// In a sample every third document, without those of catalogs, which are hardly longer than a stride.
  private static func documents() throws -> [String] {
    if Thoroughness.triesAll { return try Repository.soundSamples() }
    return try Mutant.documents().enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
  }

  private static func firstFault(_ variants: some Sequence<[UInt8]>) -> String? {
    for variant in variants {
      if let fault = ScannerInvariant.fault(in: variant) {
        return "\(fault) in \(String(decoding: variant, as: UTF8.self))"
      }
    }
    return nil
  }

  @Test(
    "no prefix of a sample traps, and none with any byte deleted",
    arguments: try documents())
  func prefixes(path: String) throws {
    let bytes = Array(try Repository.file(path).bytes)
    let offsets = stride(from: 0, to: bytes.count, by: Thoroughness.stride)
    #expect(Self.firstFault(offsets.lazy.map { Array(bytes[..<$0]) }) == nil)
    #expect(Self.firstFault(offsets.lazy.map { Array(bytes[..<$0] + bytes[($0 + 1)...]) }) == nil)
  }

  @Test(
    "no sample traps with any byte replaced",
    arguments: try documents(), substitutes)
  func replacements(path: String, byte: UInt8) throws {
    var bytes = Array(try Repository.file(path).bytes)
    var fault: String?
    // In a sample, each place has another byte.
    let step = Thoroughness.stride == 1 ? 1 : Thoroughness.stride * Self.substitutes.count
    let first = (Self.substitutes.firstIndex(of: byte) ?? 0) * Thoroughness.stride % step
    for offset in stride(from: first, to: bytes.count, by: step) where fault == nil {
      let original = bytes[offset]
      bytes[offset] = byte
      fault = ScannerInvariant.fault(in: bytes).map { "\($0) at \(offset)" }
      bytes[offset] = original
    }
    #expect(fault == nil)
  }

  private static let pieces =
    [
      "[", "]", "{", "}", ",", ":", "\"", "\"a\":", "\"a\"b", "\"x,\n", "\"x,\"b\":", "\"b: \"",
      "x\",", "a:", "a\":", "\"\"", "01", "- 1", "1,2", "１", "tru", "한국", "\\", "\\q", "\\u12",
      "\\ud800", "'", "“", "”", "，", "\u{A0}", "\u{200B}", "\u{FEFF}", "\u{1}", " ", "\n", "\r\n",
      "\r", "//", "/*", "*/", "#", "\n<<<<<<< a\n", "\n=======\n", "\n>>>>>>> b\n", "=", "@",
      "{\"a\":1},",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xEA, 0xB0], [0xB9, 0xDA, 0xB6, 0xF7]]

  @Test("no mixture of mistakes of all kinds traps")
  func mixtures() {
    var random = SeededGenerator(seed: 13)
    let documents = (0..<Thoroughness.documents).lazy.map { _ in
      (0..<30).flatMap { _ in Self.pieces.randomElement(using: &random) ?? [] }
    }
    #expect(Self.firstFault(documents) == nil)
  }

  private static func onThread<Value: Sendable>(
    stackSize: Int, _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = stackSize
      thread.start()
    }
  }

  @Test("a million nested brackets are refused on a small stack", arguments: ["[", "{\"a\":"])
  func nesting(opener: String) async {
    let text = String(repeating: opener, count: 1_000_000)
    let errors = await Self.onThread(stackSize: 128 << 10) {
      JSONTree(reading: SourceFile(name: "f", text: text)).errors
    }
    #expect(errors.map(\.rule.code) == ["EX114"])
    #expect(errors.first?.location.bytes.lowerBound == 512 * opener.utf8.count)
  }

  private final class Chain: Decodable {
    let next: Chain?
    let number: Int
  }

  @Test("a document nested to the limit decodes on the small stack of a secondary thread")
  func decoding() async {
    #if DEBUG
      let stack = 4 << 20
    #else
      let stack = 512 << 10
    #endif
    let link = "{\"number\": 1, \"next\": "
    let text =
      String(repeating: link, count: 511) + "{\"number\": x}" + String(repeating: "}", count: 511)
    let counts = await Self.onThread(stackSize: stack) {
      ["1", "[]"].map { number in
        let file = SourceFile(name: "f", text: text.replacing(": x", with: ": \(number)"))
        let decoding = ExpoDecoder().collect(Chain.self, from: JSONTree(reading: file))
        return [decoding.value == nil ? 0 : 1, decoding.errors.count]
      }
    }
    #expect(counts == [[1, 0], [0, 1]])
  }
}
