import ExpoBase

/// Sixteen bytes of a string that may be plain ASCII.
struct ASCIIBlock {
  /// How many bytes are compared together.
  static let width = 16

  private typealias Bytes = SIMD16<UInt8>
  private typealias Signed = SIMD16<Int8>

  private let bytes: Bytes

  /// Loads the bytes at an offset, at least sixteen from the end.
  @inline(__always)
  init(_ span: RawSpan, at offset: Int) {
    precondition(offset >= 0 && offset <= span.byteCount - Self.width)
    unsafe bytes = span.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: Bytes.self)
  }

  /// Quote, backslash, DEL, control characters, and all bytes beyond ASCII.
  @inline(__always)
  var stops: SIMDMask<SIMD16<Int8>> {
    // As signed numbers, bytes beyond ASCII are negative; one more than DEL wraps around to them.
    let next = unsafe unsafeBitCast(bytes &+ Bytes(repeating: 1), to: Signed.self)
    return (next .< Signed(repeating: 0x21)) .| (bytes .== Bytes(repeating: .quote))
      .| (bytes .== Bytes(repeating: .backslash))
  }

  /// The first byte from an offset that a string of plain ASCII cannot have as it is, or where fewer
  /// than sixteen bytes are left.
  ///
  /// Needs fewer comparisons than ``StringBlock``, which has to know the bytes before it.
  @inline(__always)
  static func firstStop(in span: RawSpan, from start: Int) -> Int {
    var index = start
    // Many strings are short.
    if index <= span.byteCount - width {
      if let lane = ASCIIBlock(span, at: index).stops.firstLane { return index + lane }
      index += width
    }
    while index <= span.byteCount - 4 * width {
      let first = ASCIIBlock(span, at: index).stops .| ASCIIBlock(span, at: index + width).stops
      let second =
        ASCIIBlock(span, at: index + 2 * width).stops
        .| ASCIIBlock(span, at: index + 3 * width).stops
      if (first .| second).hasAny { break }
      index += 4 * width
    }
    while index <= span.byteCount - width {
      if let lane = ASCIIBlock(span, at: index).stops.firstLane { return index + lane }
      index += width
    }
    return index
  }
}
