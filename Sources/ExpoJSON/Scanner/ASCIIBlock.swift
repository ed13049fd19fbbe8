import ExpoSource

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

  /// Whether all bytes of this block and another are ASCII that a string may have as it is.
  @inline(__always)
  func isPlain(with other: ASCIIBlock) -> Bool {
    !(endsPlainText .| other.endsPlainText).hasAny
  }

  /// Quote, backslash, DEL, control characters, and all beyond ASCII, which are negative numbers.
  @inline(__always)
  private var endsPlainText: SIMDMask<Signed> {
    let signed = unsafe unsafeBitCast(bytes, to: Signed.self)
    return (signed .< Signed(repeating: 0x20)) .| (signed .== Signed(repeating: 0x7F))
      .| (bytes .== Bytes(repeating: .quote)) .| (bytes .== Bytes(repeating: .backslash))
  }
}
