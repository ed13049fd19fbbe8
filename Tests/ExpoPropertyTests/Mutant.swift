import ExpoTestSupport

/// A document with one slip of the hand: other bytes in place of a few.
struct Mutant {
  let original: [UInt8]
  let range: Range<Int>
  let replacement: [UInt8]

  private init(_ original: [UInt8], _ range: Range<Int>, _ replacement: some Sequence<UInt8>) {
    (self.original, self.range, self.replacement) = (original, range, Array(replacement))
  }

  var offset: Int { range.lowerBound }

  var text: [UInt8] {
    Array(original[..<range.lowerBound] + replacement + original[range.upperBound...])
  }

  static func forEach(
    in samples: [String], _ make: ([UInt8]) -> [Mutant],
    _ body: (_ path: String, _ mutant: Mutant) throws -> Void
  ) throws {
    for path in samples {
      let mutants = make(Array(try Repository.file(path).bytes))
      for index in stride(from: 0, to: mutants.count, by: Thoroughness.slipStride) {
        try body(path, mutants[index])
      }
    }
  }

  static func documents() throws -> [String] {
    try Repository.soundSamples().filter { !$0.hasSuffix("Contents.json") }
  }

  /// The document with every single token deleted, doubled, and swapped with the next one.
  static func all(of bytes: [UInt8]) -> [Mutant] {
    let tokens = tokens(of: bytes)
    return tokens.enumerated().flatMap { index, token in
      let end = token.upperBound
      let swapped = tokens.dropFirst(index + 1).prefix(1).map { next in
        let parts = [bytes[next], bytes[end..<next.lowerBound], bytes[token]]
        return Mutant(bytes, token.lowerBound..<next.upperBound, parts.joined())
      }
      return [Mutant(bytes, token, []), Mutant(bytes, end..<end, bytes[token])] + swapped
    }
  }

  /// The document with every quote that opens or closes text deleted, and doubled.
  static func quotes(of bytes: [UInt8]) -> [Mutant] {
    bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") && bytes[max(0, $0 - 1)] != 0x5C }
      .flatMap { index in ["", "\"\""].map { Mutant(bytes, index..<index + 1, $0.utf8) } }
  }

  static func tokens(of bytes: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D:
        index += 1
        continue
      case UInt8(ascii: "\""):
        index += 1
        while bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        while UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] { index += 1 }
      default: index += 1
      }
      tokens.append(start..<index)
    }
    return tokens
  }
}
