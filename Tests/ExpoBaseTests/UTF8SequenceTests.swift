import ExpoBase
import Testing

struct UTF8SequenceTests {
  @Test("every scalar decodes to itself")
  func everyScalar() {
    var wrong = 0
    for value in UInt32(0)...0x10FFFF {
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
    var wrong: [[UInt8]] = []
    for a in pieces {
      for b in pieces {
        for c in pieces {
          for d in pieces {
            let bytes = [a, b, c, d]
            if replaced(bytes) != Array(String(decoding: bytes, as: UTF8.self).unicodeScalars) {
              wrong.append(bytes)
            }
          }
        }
      }
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
