import ExpoBase

/// Output in pieces of one size.
///
/// Reusing a piece that fits in the processor's cache is faster than filling memory as large as the document.
struct ChunkedOutput {
  private var chunk: [UInt8]
  private var count = 0
  private let sink: ([UInt8]) throws -> Void

  /// In bytes; the last piece may be smaller.
  init(pieceSize: Int, _ sink: @escaping ([UInt8]) throws -> Void) {
    chunk = [UInt8](repeating: 0, count: max(1, pieceSize))
    self.sink = sink
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) throws {
    chunk[count] = byte
    count += 1
    if count == chunk.count { try handOn() }
  }

  @inline(__always)
  mutating func append(_ bytes: SourceBytes, _ range: Range<Int>) throws {
    let end = count + range.count
    guard end < chunk.count else { return try appendInParts(bytes, range) }
    copy(bytes, range)
    count = end
  }

  /// Appends the lowest bytes of a word, the lowest first.
  mutating func append(word: UInt64, count length: Int) throws {
    let offset = count
    guard offset + 8 < chunk.count else {
      for index in 0..<length { try append(UInt8(truncatingIfNeeded: word >> (8 * index))) }
      return
    }
    unsafe chunk.withUnsafeMutableBytes {
      unsafe $0.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
    }
    count += length
  }

  /// Nothing may be appended afterwards.
  mutating func finish() throws {
    chunk.removeLast(chunk.count - count)
    if !chunk.isEmpty { try sink(chunk) }
  }

  private mutating func appendInParts(_ bytes: SourceBytes, _ range: Range<Int>) throws {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(range.upperBound, start + chunk.count - count)
      copy(bytes, start..<end)
      count += end - start
      start = end
      if count == chunk.count { try handOn() }
    }
  }

  @inline(__always)
  private mutating func copy(_ bytes: SourceBytes, _ range: Range<Int>) {
    let offset = count
    unsafe chunk.withUnsafeMutableBytes { unsafe bytes.copy(range, to: $0, at: offset) }
  }

  private mutating func handOn() throws {
    try sink(chunk)
    count = 0
  }
}
