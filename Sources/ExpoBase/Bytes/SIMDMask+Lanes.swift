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
    // The half is chosen without a branch: which one it is cannot be predicted.
    let isSecond = halves[0] == 0
    let half = isSecond ? halves[1] : halves[0]
    return half == 0
      ? nil : half.littleEndian.trailingZeroBitCount / 8 + (isSecond ? 8 : 0)
  }
}
