extension SourceBytes {
  /// A hash of all bytes or a part, the same in every run; it does not resist an adversary.
  ///
  /// Multiplies every eight bytes by a constant and adds the two halves of the 128-bit product.
  @inlinable
  package func hash(of range: Range<Int>? = nil) -> UInt64 {
    let range = range ?? 0..<count
    var hash = UInt64(truncatingIfNeeded: range.count) &* 0x9E37_79B9_7F4A_7C15
    withSpan { span in
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        let word = unsafe span.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
        hash = Self.mixed(hash ^ word.littleEndian)
        index += 8
      }
      var rest: UInt64 = 0
      while index < range.upperBound {
        rest = rest << 8 | UInt64(unsafe span.unsafeLoad(fromByteOffset: index, as: UInt8.self))
        index += 1
      }
      hash = Self.mixed(hash ^ rest)
    }
    return hash
  }

  @inlinable
  static func mixed(_ word: UInt64) -> UInt64 {
    let product = (word ^ 0xD6E8_FEB8_6659_FD93).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high &+ product.low
  }

  @inlinable
  package func isSame(in range: Range<Int>, as other: Range<Int>) -> Bool {
    range.count == other.count
      && withSpan { $0.isSame(from: range.lowerBound, as: $0, from: other.lowerBound, range.count) }
  }

  /// The end of the range if there is none.
  @inlinable
  package func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int {
    let wanted = SIMD16<UInt8>(repeating: byte)
    return withSpan { $0.firstIndex(in: range) { $0 .== wanted } }
  }

  /// The range is well-formed UTF-8.
  package func scalarCount(in range: Range<Int>) -> Int {
    // Without the later bytes of a sequence: 0b10xxxxxx
    range.count - count(in: range) { $0 & SIMD16(repeating: 0xC0) .== SIMD16(repeating: 0x80) }
  }

  /// The number of bytes that match, by a comparison of sixteen at a time.
  @inlinable
  @inline(__always)
  package func count(
    in range: Range<Int>, where isWanted: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>
  ) -> Int {
    withSpan { span in
      var count = 0
      var index = range.lowerBound
      while index + 16 <= range.upperBound {
        let block = unsafe span.unsafeLoadUnaligned(
          fromByteOffset: index, as: SIMD16<UInt8>.self)
        let wanted = isWanted(block)
        if wanted.hasAny {
          count += Int(SIMD16<UInt8>().replacing(with: 1, where: wanted).wrappedSum())
        }
        index += 16
      }
      for offset in index..<range.upperBound where isWanted(SIMD16(repeating: self[offset]))[0] {
        count += 1
      }
      return count
    }
  }

  /// Another process may change the bytes of a mapped file at any moment, even between validating
  /// and copying them, so a copy is validated.
  package func wellFormedText(in range: Range<Int>) -> String {
    text(in: range, isTrusted: isOwned)
  }

  /// The text of a range, with U+FFFD for each ill-formed sequence.
  func text(in range: Range<Int>) -> String {
    text(in: range, isTrusted: false)
  }

  private func text(in range: Range<Int>, isTrusted: Bool) -> String {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes beyond the end")
    if isOwned {
      let part = unsafe UnsafeBufferPointer(
        start: start.assumingMemoryBound(to: UInt8.self) + range.lowerBound, count: range.count)
      return unsafe Self.text(part, isTrusted: isTrusted)
    }
    return unsafe withUnsafeTemporaryAllocation(byteCount: range.count, alignment: 1) { part in
      unsafe copy(range, to: part, at: 0)
      let bytes = unsafe UnsafeBufferPointer(part.assumingMemoryBound(to: UInt8.self))
      return unsafe Self.text(bytes, isTrusted: false)
    }
  }

  /// Bytes that cannot change meanwhile, validated unless trusted to be well-formed or known as
  /// ASCII.
  @unsafe
  package static func text(
    _ bytes: UnsafeBufferPointer<UInt8>, isTrusted: Bool, isKnownASCII: Bool = false
  ) -> String {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      if isTrusted || isKnownASCII {
        return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isKnownASCII))
      }
      if let isASCII = unsafe PlainUTF8.isASCII(bytes.span.bytes) {
        return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
      }
      // Twice as fast for Korean text as decoding, which ill-formed text needs.
      if let text = unsafe try? UTF8Span(validating: bytes.span) { return String(copying: text) }
    }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element that belongs to the second part; the end if there is none.
  @inlinable
  package func partitioningIndex(where isNotBefore: (Element) -> Bool) -> Int {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let middle = low + count / 2
      // Without a branch, because the processor cannot predict it.
      (low, count) = isNotBefore(self[middle]) ? (low, count / 2) : (middle + 1, (count - 1) / 2)
    }
    return low
  }
}

extension RawSpan {
  @inlinable
  @inline(__always)
  func isSame(from start: Int, as other: RawSpan, from otherStart: Int, _ count: Int) -> Bool {
    var index = 0
    @inline(__always)
    func isSame<Word: FixedWidthInteger & BitwiseCopyable>(_ word: Word.Type) -> Bool {
      defer { index &+= MemoryLayout<Word>.size }
      return unsafe unsafeLoadUnaligned(fromByteOffset: start + index, as: word)
        == other.unsafeLoadUnaligned(fromByteOffset: otherStart + index, as: word)
    }
    while count &- index >= 8 {
      if !isSame(UInt64.self) { return false }
    }
    return (count & 4 == 0 || isSame(UInt32.self)) && (count & 2 == 0 || isSame(UInt16.self))
      && (count & 1 == 0 || isSame(UInt8.self))
  }

  /// The first byte for which a comparison of sixteen bytes is true, or the end of the range.
  @inlinable
  @inline(__always)
  package func firstIndex(
    in range: Range<Int>, where isWanted: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>
  ) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= byteCount, "bytes beyond the end")
    @inline(__always)
    func wanted(at index: Int) -> SIMDMask<SIMD16<Int8>> {
      isWanted(
        unsafe unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: SIMD16<UInt8>.self))
    }
    var index = range.lowerBound
    // Many texts are short.
    if range.upperBound &- index >= 16 {
      if let lane = wanted(at: index).firstLane { return index &+ lane }
      index &+= 16
    }
    while range.upperBound &- index >= 64 {
      let first = wanted(at: index) .| wanted(at: index &+ 16)
      let second = wanted(at: index &+ 32) .| wanted(at: index &+ 48)
      if (first .| second).hasAny { break }
      index &+= 64
    }
    while range.upperBound &- index >= 16 {
      if let lane = wanted(at: index).firstLane { return index &+ lane }
      index &+= 16
    }
    let count = range.upperBound - index
    if count == 0 { return index }
    // Eight bytes from each end of the rest, or all of fewer, followed by zeros.
    var head: UInt64 = 0
    var tail: UInt64 = 0
    if count >= 8 {
      head = unsafe unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      tail = unsafe unsafeLoadUnaligned(fromByteOffset: range.upperBound - 8, as: UInt64.self)
    } else {
      for offset in 0..<count {
        let byte = unsafe unsafeLoad(fromByteOffset: index + offset, as: UInt8.self)
        head |= (UInt64(byte) << UInt64(8 * offset)).littleEndian
      }
    }
    let rest = unsafe unsafeBitCast(SIMD2(head, tail), to: SIMD16<UInt8>.self)
    guard let lane = isWanted(rest).firstLane else { return range.upperBound }
    return lane < 8 ? Swift.min(index + lane, range.upperBound) : range.upperBound - 16 + lane
  }
}

/// Two 64-bit halves compile to fewer instructions than a loop over the lanes.
extension SIMDMask<SIMD16<Int8>> {
  @inlinable
  @inline(__always)
  package var hasAny: Bool {
    let halves = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }

  @inlinable
  @inline(__always)
  package var firstLane: Int? {
    let halves = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    // Without a branch, because the processor cannot predict the half.
    let isSecond = halves[0] == 0
    let half = isSecond ? halves[1] : halves[0]
    return half == 0
      ? nil : half.littleEndian.trailingZeroBitCount / 8 + (isSecond ? 8 : 0)
  }
}
