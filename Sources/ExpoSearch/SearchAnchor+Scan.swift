import ExpoBase

extension SearchAnchor {
  private typealias Block = SIMD16<UInt8>
  private typealias Signed = SIMD16<Int8>
  private typealias Mask = SIMDMask<SIMD16<Int8>>

  /// How many bytes are compared before their results are looked at.
  private static let stride = 64

  /// The first offset, from one to another, at which the first byte of the anchor stands, with the
  /// second behind it, or a variant begins; the end if there is none.
  func firstCandidate(in bytes: SourceBytes, from start: Int, before end: Int) -> Int {
    bytes.withSpan { span in
      var offset = start
      while true {
        offset = firstPossible(in: span, from: offset, before: end)
        if offset >= end || isCandidate(bytes, offset) { return min(offset, end) }
        offset += 1
      }
    }
  }

  /// Whether a variant begins at an offset, or perhaps one.
  func isVariant(_ bytes: SourceBytes, at offset: Int) -> Bool {
    guard bytes[offset] >= 0xC0, !variants.isEmpty else { return false }
    let scalar = PlainScalars.scalar(in: bytes, at: offset, before: bytes.count)
    return scalar.map { scalar in variants.contains { $0.contains(scalar) } } ?? true
  }

  private func isCandidate(_ bytes: SourceBytes, _ offset: Int) -> Bool {
    first.contains(bytes[offset]) && offset + distance < bytes.count
      && second.contains(bytes[offset + distance]) || isVariant(bytes, at: offset)
  }

  /// The first offset with both bytes, or with a lead byte of a variant.
  ///
  /// A comparison with one byte takes half the instructions of one with a range: of a syllable the
  /// variants begin with 0xE1 only, of a letter with 0xE1, 0xEF and a range.
  private func firstPossible(in span: RawSpan, from start: Int, before end: Int) -> Int {
    switch leads {
    case .one(let byte):
      let one = Block(repeating: byte)
      return firstPossible(in: span, from: start, before: end) { $0 .== one }
    case .rangeAndTwo(let range, let one, let two):
      let range = LeadBlock(range)
      let (one, two) = (Block(repeating: one), Block(repeating: two))
      return firstPossible(in: span, from: start, before: end) {
        range.contains($0) .| ($0 .== one) .| ($0 .== two)
      }
    case .ranges(let one, let two, let three):
      let (one, two, three) = (LeadBlock(one), LeadBlock(two), LeadBlock(three))
      return firstPossible(in: span, from: start, before: end) {
        one.contains($0) .| two.contains($0) .| three.contains($0)
      }
    }
  }

  /// The first offset with both bytes, or with a lead byte of a variant; among the last bytes of the
  /// document any offset.
  @inline(__always)
  private func firstPossible(
    in span: RawSpan, from start: Int, before end: Int, _ isLead: (Block) -> Mask
  ) -> Int {
    let (one, two) = (Block(repeating: first.mask), Block(repeating: first.value))
    let (three, four) = (Block(repeating: second.mask), Block(repeating: second.value))
    let distance = distance
    @inline(__always)
    func possible(_ offset: Int) -> Mask {
      let block = unsafe span.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: Block.self)
      let later = unsafe span.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset &+ distance, as: Block.self)
      return ((block & one) .== two) .& ((later & three) .== four) .| isLead(block)
    }
    precondition(start >= 0 && distance >= 0)
    let last = min(end - 1, span.byteCount - Self.stride - distance)
    var offset = start
    while offset <= last {
      let pairs = (
        possible(offset) .| possible(offset &+ 16), possible(offset &+ 32) .| possible(offset &+ 48)
      )
      if (pairs.0 .| pairs.1).hasAny {
        var place = offset
        while place < offset &+ Self.stride {
          if let lane = possible(place).firstLane { return place + lane }
          place &+= 16
        }
      }
      offset &+= Self.stride
    }
    return offset
  }

  /// A range of lead bytes, moved to the lower end of the signed numbers: one comparison finds them.
  private struct LeadBlock {
    private let move: Block
    private let limit: Signed

    init(_ range: ClosedRange<UInt8>) {
      move = Block(repeating: 0x80 &- range.lowerBound)
      // A lead byte is at least 0xC0, so a range has fewer than 128 of them.
      limit = Signed(repeating: -128 &+ Int8(range.count))
    }

    @inline(__always)
    func contains(_ block: Block) -> Mask {
      unsafe unsafeBitCast(block &+ move, to: Signed.self) .< limit
    }
  }
}
