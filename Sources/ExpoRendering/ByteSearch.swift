import ExpoBase

/// A search for the few bytes of a text that may have a meaning, sixteen at a time.
///
/// Most text has none, so the search itself takes the time.
protocol ByteSearch {
  typealias Block = SIMD16<UInt8>
  typealias Mask = SIMDMask<SIMD16<Int8>>

  /// The bytes of a block that may have a meaning.
  static func candidates(in block: Block) -> Mask
  /// Whether a byte may have a meaning; must agree with ``candidates(in:)``.
  static func isCandidate(_ byte: UInt8) -> Bool
}

extension ByteSearch {
  /// The offset of the first candidate at or after an offset; the end of the text if none.
  static func firstCandidate(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    let raw = UnsafeRawBufferPointer(text)
    while offset + 16 <= raw.count {
      let block = raw.loadUnaligned(fromByteOffset: offset, as: Block.self)
      if let lane = candidates(in: block).firstLane { return offset + lane }
      offset += 16
    }
    while offset < text.count, !isCandidate(text[offset]) { offset += 1 }
    return offset
  }
}
