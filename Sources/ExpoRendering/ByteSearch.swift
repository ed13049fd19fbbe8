import ExpoSource

/// Looks for the few bytes of a text that may mean something, sixteen at a time.
///
/// Nearly all text has none of them, so that is what takes the time.
protocol ByteSearch {
  typealias Block = SIMD16<UInt8>
  typealias Mask = SIMDMask<SIMD16<Int8>>

  /// Which of sixteen bytes may mean something.
  static func suspects(in block: Block) -> Mask
  /// The same of one byte.
  static func isSuspect(_ byte: UInt8) -> Bool
}

extension ByteSearch {
  /// The first such byte from an offset on; the end of the text if there is none.
  static func firstSuspect(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    let raw = UnsafeRawBufferPointer(text)
    while offset + 16 <= raw.count {
      let block = raw.loadUnaligned(fromByteOffset: offset, as: Block.self)
      if let lane = suspects(in: block).firstLane { return offset + lane }
      offset += 16
    }
    while offset < text.count, !isSuspect(text[offset]) { offset += 1 }
    return offset
  }
}
