import ExpoTestSupport

/// A document with one slip of the hand and where it was made.
struct Mutant {
  let original: [UInt8]
  let place: Range<Int>
  let replacement: [UInt8]
  let offset: Int

  var text: [UInt8] {
    var text = original
    text.replaceSubrange(place, with: replacement)
    return text
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
    return tokens.indices.flatMap { mutants(of: bytes, tokens, at: $0) }
  }

  /// The document with every quote that opens or closes text deleted, and doubled.
  static func quotes(of bytes: [UInt8]) -> [Mutant] {
    bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") && bytes[max(0, $0 - 1)] != 0x5C }
      .flatMap { place in
        [[], Array("\"\"".utf8)].map {
          Mutant(original: bytes, place: place..<place + 1, replacement: $0, offset: place)
        }
      }
  }

  private static func mutants(
    of bytes: [UInt8], _ tokens: [Range<Int>], at index: Int
  ) -> [Mutant] {
    let token = tokens[index]
    func mutant(_ place: Range<Int>, _ replacement: ArraySlice<UInt8>, at offset: Int) -> Mutant {
      Mutant(original: bytes, place: place, replacement: Array(replacement), offset: offset)
    }
    var mutants = [
      mutant(token, [], at: token.lowerBound),
      mutant(token.upperBound..<token.upperBound, bytes[token], at: token.upperBound),
    ]
    if index + 1 < tokens.count {
      let next = tokens[index + 1]
      let between = bytes[token.upperBound..<next.lowerBound]
      mutants.append(
        mutant(
          token.lowerBound..<next.upperBound, bytes[next] + between + bytes[token],
          at: token.lowerBound))
    }
    return mutants
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
