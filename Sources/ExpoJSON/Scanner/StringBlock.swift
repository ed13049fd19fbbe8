import ExpoBase

/// Sixteen bytes of a string, compared with themselves one and two bytes earlier.
///
/// A lead byte announces how many continuation bytes follow (RFC 3629 §4): a byte is one of them exactly if a lead
/// byte is before it, or a lead byte of three is two before it. The rest is rare and checked byte by byte.
struct StringBlock {
  typealias Bytes = SIMD16<UInt8>
  /// Signed, because the processor compares these in one step.
  typealias Signed = SIMD16<Int8>
  typealias Mask = SIMDMask<SIMD16<Int8>>

  static let width = 16
  /// Bytes needed before the block.
  static let lookBehind = 2

  private let bytes: Bytes
  private let previous: Bytes
  private let beforePrevious: Bytes

  /// Reads the block at an offset, at least two bytes from the start and sixteen from the end.
  @inline(__always)
  init(_ span: RawSpan, at offset: Int) {
    precondition(offset >= Self.lookBehind && offset <= span.byteCount - Self.width)
    unsafe bytes = span.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: Bytes.self)
    unsafe previous = span.unsafeLoadUnaligned(fromUncheckedByteOffset: offset - 1, as: Bytes.self)
    unsafe beforePrevious = span.unsafeLoadUnaligned(
      fromUncheckedByteOffset: offset - 2, as: Bytes.self)
  }

  /// The first byte that the scanner has to read itself, by its lane from 0, and whether it cannot follow the bytes
  /// before it; nil if all are plain and well-formed.
  @inline(__always)
  var firstStop: (lane: Int, isIllFormed: Bool)? {
    let illFormed = isIllFormed
    let certain = illFormed .| endsPlainText
    let possible = mayBeginRare
    guard (certain .| possible).hasAny else { return nil }
    let all = possible.hasAny ? certain .| isRare : certain
    guard let lane = all.firstLane else { return nil }
    return (lane, isIllFormed: illFormed.hasAny && illFormed[lane])
  }

  /// Missing or extra continuation bytes, and surrogates (U+D800–U+DFFF).
  @inline(__always)
  private var isIllFormed: Mask {
    let isContinuation = Self.signed(bytes) .< Signed(repeating: -0x40)
    let isDue =
      (previous .>= Bytes(repeating: 0xC0)) .| (beforePrevious .>= Bytes(repeating: 0xE0))
    // Anything but a continuation byte after 0xED is ill-formed anyway.
    let isSurrogate =
      (previous .== Bytes(repeating: 0xED)) .& (Self.signed(bytes) .>= Signed(repeating: -0x60))
    return (isContinuation .^ isDue) .| isSurrogate
  }

  /// Quote, backslash, control characters, and lead bytes from 0xEE up.
  @inline(__always)
  private var endsPlainText: Mask {
    // Added to 0x92, both ranges wrap to the lower end, side by side.
    let isControlOrHigh =
      Self.signed(bytes &+ Bytes(repeating: 0x92)) .< Signed(repeating: -0x4E)
    return (bytes .== Bytes(repeating: .quote)) .| (bytes .== Bytes(repeating: .backslash))
      .| isControlOrHigh .| (bytes .== Bytes(repeating: 0x7F))
  }

  /// A byte that may end a sequence of two, or of three with a lead byte up to 0xE3.
  @inline(__always)
  private var mayBeginRare: Mask {
    // Added to these, 0xC0 to 0xDF and 0xE0 to 0xE3 wrap to the lower end.
    (Self.signed(previous &+ Bytes(repeating: 0xC0)) .< Signed(repeating: -0x60))
      .| (Self.signed(beforePrevious &+ Bytes(repeating: 0xA0)) .< Signed(repeating: -0x7C))
  }

  /// The last bytes of sequences that are overlong, a line end or perhaps suspicious (rule EX205).
  @inline(__always)
  private var isRare: Mask {
    isRarePair .| isRareTriple
  }

  /// U+0000–U+009F, U+00AD, U+034F, U+061C.
  @inline(__always)
  private var isRarePair: Mask {
    let last = bytes
    return ((previous & Bytes(repeating: 0xFE)) .== Bytes(repeating: 0xC0))
      .| ((previous .== Bytes(repeating: 0xC2))
        .& ((last .< Bytes(repeating: 0xA0)) .| (last .== Bytes(repeating: 0xAD))))
      .| ((previous .== Bytes(repeating: 0xCD)) .& (last .== Bytes(repeating: 0x8F)))
      .| ((previous .== Bytes(repeating: 0xD8)) .& (last .== Bytes(repeating: 0x9C)))
  }

  /// U+0000–U+0FFF; U+115F, U+1160, U+180E; U+200B–U+200F, U+2028–U+202F and those with the same end;
  /// U+2040–U+207F; U+3164.
  @inline(__always)
  private var isRareTriple: Mask {
    let last = bytes
    let isFiller =
      (last .== Bytes(repeating: 0x9F)) .| (last .== Bytes(repeating: 0xA0))
      .| (last .== Bytes(repeating: 0x8E))
    return (beforePrevious .== Bytes(repeating: 0xE0))
      .| ((beforePrevious .== Bytes(repeating: 0xE1)) .& isFiller)
      .| ((beforePrevious .== Bytes(repeating: 0xE2))
        .& (((last & Bytes(repeating: 0x18)) .== Bytes(repeating: 0x08))
          .| (previous .== Bytes(repeating: 0x81))))
      .| ((beforePrevious .== Bytes(repeating: 0xE3)) .& (last .== Bytes(repeating: 0xA4)))
  }

  // MARK: Masks

  @inline(__always)
  private static func signed(_ bytes: Bytes) -> Signed {
    unsafe unsafeBitCast(bytes, to: Signed.self)
  }
}

// MARK: - ASCII

extension StringBlock {
  /// The first quote, backslash, DEL, control character or byte beyond ASCII; the end if there is none.
  ///
  /// Fewer comparisons than ``firstStop``, which needs the bytes before.
  @inline(__always)
  static func firstASCIIStop(in span: RawSpan, from start: Int) -> Int {
    span.firstIndex(in: start..<span.byteCount) { bytes in
      // As signed numbers, bytes beyond ASCII are negative; DEL + 1 wraps to them.
      (signed(bytes &+ Bytes(repeating: 1)) .< Signed(repeating: 0x21))
        .| (bytes .== Bytes(repeating: .quote)) .| (bytes .== Bytes(repeating: .backslash))
    }
  }
}

/// Reads strings sixteen bytes at a time and checks their UTF-8 on the way.
///
/// The scanner itself reads what is rare, such as sequences of four bytes, so this only makes reading faster.
extension SourceBytes {
  /// Passes well-formed, unsuspicious characters and simple escapes inside a string, and notes in `flags` what it finds.
  ///
  /// `start` is where a character begins. The result is the first byte that the scanner has to read itself.
  @inline(__always)
  func endOfPlainRun(from start: Int, _ flags: inout Tape.Flags) -> Int {
    // A reported unfinished sequence before the block must not be completed by it.
    guard start >= StringBlock.lookBehind, self[start - 1] < 0xC0, self[start - 2] < 0xE0 else {
      return start
    }
    var index = start
    while true {
      index = withSpan { StringBlock.firstASCIIStop(in: $0, from: index) }
      guard index <= count - StringBlock.width else { return index }
      if self[index] >= 0x80 {
        let end = endOfText(from: index)
        guard end.isEscape else { return end.index }
        index = end.index
      }
      guard self[index] == .backslash, skipEscape(at: index, &flags) else {
        return index
      }
      index += 2
    }
  }

  /// Passes characters up to an escape, or to a byte that the scanner has to read itself.
  @inline(__always)
  private func endOfText(from start: Int) -> (index: Int, isEscape: Bool) {
    // Checked here, so that the loop need not.
    precondition(start >= StringBlock.lookBehind)
    var index = start
    while index <= count - StringBlock.width {
      let stop = withSpan { StringBlock($0, at: index).firstStop }
      guard let stop else {
        index += StringBlock.width
        continue
      }
      index += stop.lane
      if stop.isIllFormed || self[index] >= 0x80 { break }
      return (index, isEscape: self[index] == .backslash)
    }
    return (startOfCharacter(before: index, notBefore: start), isEscape: false)
  }

  /// Skips an escape of two bytes; returns false if the scanner has to read it.
  @inline(__always)
  func skipEscape(at index: Int, _ flags: inout Tape.Flags) -> Bool {
    guard index + 1 < count else { return false }
    switch self[index + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"):
      flags.formUnion([.escaped, .lineBreak])
    case .backslash:
      flags.formUnion(isN(at: index + 2) ? [.escaped, .oddLineBreak] : .escaped)
    case UInt8(ascii: "f"):
      flags.formUnion([.escaped, .lineBreak, .oddLineBreak])
    case .quote, .slash, UInt8(ascii: "b"), UInt8(ascii: "t"):
      flags.insert(.escaped)
    default: return false
    }
    return true
  }

  /// `n` after a character that is a backslash spells a line break.
  @inline(__always)
  func isN(at index: Int) -> Bool { byte(at: index) == UInt8(ascii: "n") }

  /// Where the character with the byte before an offset begins; the offset itself if that byte is ASCII.
  private func startOfCharacter(before index: Int, notBefore start: Int) -> Int {
    guard index > start else { return index }
    var lead = index - 1
    while lead > start, self[lead] & 0xC0 == 0x80 { lead -= 1 }
    return self[lead] < 0x80 ? index : lead
  }
}
