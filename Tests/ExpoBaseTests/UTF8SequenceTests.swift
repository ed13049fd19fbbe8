import ExpoTestSupport
import Testing

@testable import ExpoBase

/// All sequences of so many bytes out of some.
private func sequences(of bytes: [UInt8], count: Int) -> [[UInt8]] {
  (0..<count).reduce([[]]) { all, _ in all.flatMap { head in bytes.map { head + [$0] } } }
}

struct UTF8SequenceTests {
  @Test("every scalar decodes to itself")
  func everyScalar() {
    var wrong = 0
    // A sample has the ends of all ranges.
    let ends: [UInt32] = [0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF]
    for value in ends + stride(from: UInt32(0), through: 0x10FFFF, by: Thoroughness.scalarStride) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let step = UTF8Sequence(in: SourceBytes(bytes), at: 0)
      if step.scalar != scalar || step.length != bytes.count { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test("ill-formed sequences are replaced as the standard library replaces them")
  func illFormed() {
    let pieces: [UInt8] = [
      0x41, 0x80, 0xBF, 0xC0, 0xC2, 0xE0, 0xA0, 0xED, 0x9F, 0xF0, 0x90, 0xF4, 0xFF,
    ]
    let wrong = sequences(of: pieces, count: 4).filter { bytes in
      replaced(bytes) != Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }
    #expect(wrong.isEmpty)
  }

  private func replaced(_ source: [UInt8]) -> [Unicode.Scalar] {
    let bytes = SourceBytes(source)
    var scalars: [Unicode.Scalar] = []
    var offset = 0
    while offset < bytes.count {
      let step = UTF8Sequence(in: bytes, at: offset)
      scalars.append(step.scalar ?? "\u{FFFD}")
      offset += step.length
    }
    return scalars
  }
}

struct PlainUTF8Tests {
  private func isASCII(_ bytes: [UInt8]) -> Bool? { PlainUTF8.isASCII(bytes.span.bytes) }

  @Test(
    "the check says whether text is ASCII, unless it is short or has sequences of four bytes",
    arguments: [
      ("a plain text of letters", true), ("해금은 두 줄로 된 악기다", false),
      ("é at the beginning of it", false), ("the end of it has an é", false),
      ("the end of it has a 가", false), ("too short", nil),
      ("a violin of four bytes 🎻", nil), ("", nil),
    ] as [(String, Bool?)])
  func texts(text: String, expected: Bool?) { #expect(isASCII(Array(text.utf8)) == expected) }

  @Test(
    "well-formed bytes are recognized at every position, and no others",
    arguments: Thoroughness.triesAll ? [18, 19, 33, 34, 35] : [19, 34])
  func pieces(length: Int) {
    let pieces: [UInt8] = [
      0x41, 0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEE, 0xEF,
      0xF0, 0xF4, 0xFF,
    ]
    var wrong: [[UInt8]] = []
    for sequence in sequences(of: pieces, count: 3) {
      let isWellFormed = String(validating: [0x61] + sequence + [0x61], as: UTF8.self) != nil
      for offset in [0, 1, 2, 14, 15, 16, length - 4, length - 3] where offset + 3 <= length {
        var bytes = [UInt8](repeating: 0x61, count: length)
        bytes.replaceSubrange(offset..<offset + 3, with: sequence)
        if (isASCII(bytes) != nil) != isWellFormed { wrong.append(bytes) }
      }
    }
    #expect(wrong.isEmpty)
  }
}
