extension SourceBytes {
  /// The memory must be large enough.
  @unsafe
  @inlinable
  package func copy(_ range: Range<Int>, to memory: UnsafeMutableRawBufferPointer, at offset: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes beyond the end")
    let part = unsafe UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
    unsafe UnsafeMutableRawBufferPointer(rebasing: memory[offset...]).copyMemory(from: part)
  }

  /// Copies the bytes of a range before a value; the memory must have room for the whole range.
  ///
  /// Returns where they end, and whether all of them are ASCII; false may also be due to the bytes
  /// that follow.
  @unsafe
  @inlinable
  package func copy(
    _ range: Range<Int>, before byte: UInt8, to memory: UnsafeMutableRawBufferPointer,
    at offset: Int
  ) -> (end: Int, isASCII: Bool) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes beyond the end")
    precondition(offset >= 0 && range.count <= memory.count - offset, "too little memory")
    guard range.count >= 16, let base = memory.baseAddress else {
      return unsafe copyByByte(range, before: byte, to: memory, at: offset)
    }
    return withSpan { span in
      let target = unsafe base + offset
      let unwanted = SIMD16<UInt8>(repeating: byte)
      var seen = SIMD16<UInt8>()
      /// Returns which of the sixteen copied bytes have the value.
      @inline(__always)
      func copyBlock(at index: Int) -> SIMDMask<SIMD16<Int8>> {
        let block = unsafe span.unsafeLoadUnaligned(
          fromUncheckedByteOffset: index, as: SIMD16<UInt8>.self)
        unsafe target.storeBytes(
          of: block, toByteOffset: index &- range.lowerBound, as: SIMD16<UInt8>.self)
        seen |= block
        return block .== unwanted
      }
      @inline(__always)
      func result(_ end: Int) -> (end: Int, isASCII: Bool) {
        let halves = unsafe unsafeBitCast(seen, to: SIMD2<UInt64>.self)
        return (end, (halves[0] | halves[1]) & 0x8080_8080_8080_8080 == 0)
      }
      var index = range.lowerBound
      while range.upperBound &- index >= 64 {
        let first = copyBlock(at: index) .| copyBlock(at: index &+ 16)
        let second = copyBlock(at: index &+ 32) .| copyBlock(at: index &+ 48)
        if (first .| second).hasAny { break }
        index &+= 64
      }
      while range.upperBound &- index >= 16 {
        if let lane = copyBlock(at: index).firstLane { return result(index &+ lane) }
        index &+= 16
      }
      guard index < range.upperBound else { return result(index) }
      // The last block overlaps the one before it.
      let last = range.upperBound &- 16
      let lane = copyBlock(at: last).firstLane
      return result(lane.map { Swift.max(index, last &+ $0) } ?? range.upperBound)
    }
  }

  @unsafe
  @usableFromInline
  func copyByByte(
    _ range: Range<Int>, before byte: UInt8, to memory: UnsafeMutableRawBufferPointer,
    at offset: Int
  ) -> (end: Int, isASCII: Bool) {
    var index = range.lowerBound
    var seen: UInt8 = 0
    while index < range.upperBound {
      // Read once: another process may change it.
      let next = self[index]
      if next == byte { break }
      unsafe memory[offset + index - range.lowerBound] = next
      seen |= next
      index += 1
    }
    return (index, seen < 0x80)
  }
}
