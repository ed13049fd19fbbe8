/// The lanes of a comparison of sixteen bytes.
///
/// Two 64-bit halves compile to fewer instructions than a loop over the lanes.
extension SIMDMask<SIMD16<Int8>> {
  /// Whether any lane is set.
  @inlinable
  @inline(__always)
  package var hasAny: Bool {
    let halves = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }

  /// The index of the first lane that is set; nil if none is.
  @inlinable
  @inline(__always)
  package var firstLane: Int? {
    let halves = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    if halves[0] != 0 { return halves[0].littleEndian.trailingZeroBitCount / 8 }
    return halves[1] == 0 ? nil : 8 + halves[1].littleEndian.trailingZeroBitCount / 8
  }
}
