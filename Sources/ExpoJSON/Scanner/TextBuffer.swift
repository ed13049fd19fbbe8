import ExpoBase

/// The texts of the strings of a batch, without escapes, copied while they are checked.
///
/// A text is as far behind the start of the buffer as its string is behind the start of the batch;
/// it is never longer than the string. A string that has anything rare is not copied.
// Written only while the scanner alone has a reference to it.
@safe
final class TextBuffer: @unchecked Sendable {
  private typealias Block = SIMD16<UInt8>

  private let memory: UnsafeMutableRawBufferPointer
  private let byteCount: Int
  /// Where the batch begins in the document.
  private var start = 0

  /// Creates a buffer for a batch of at most so many bytes; strings behind them are not copied.
  init(byteCount: Int) {
    self.byteCount = byteCount
    unsafe memory = .allocate(byteCount: byteCount, alignment: 16)
  }

  deinit { unsafe memory.deallocate() }

  /// Begins a batch at an offset of the document; the texts before are lost.
  func begin(at start: Int) { self.start = start }

  func string(_ text: Range<Int>, isASCII: Bool, isTrusted: Bool) -> String {
    let range = text.lowerBound - start..<text.upperBound - start
    precondition(range.lowerBound >= 0 && range.upperBound <= byteCount, "text beyond the end")
    let part = unsafe UnsafeRawBufferPointer(rebasing: memory[range])
    return unsafe SourceBytes.text(
      part.assumingMemoryBound(to: UInt8.self), isTrusted: isTrusted,
      isKnownASCII: isTrusted && isASCII)
  }

  /// Copies the text of a string whose content begins at an offset; nil if the string has anything
  /// that the scanner has to read itself, or is too long.
  ///
  /// - Returns: The node of the string, whose content is the text as if it stood in the document where
  ///   the string begins, and where the string ends there.
  func copy(of bytes: SourceBytes, from content: Int) -> (node: Tape.Node, end: Int)? {
    guard content >= StringBlock.lookBehind else { return nil }
    // Four blocks can be read, and written, at every offset up to here.
    let limit = min(bytes.count, start + byteCount) - 4 * StringBlock.width
    var (index, target) = (content, content)
    var isASCII = true
    while index <= limit {
      let stop = bytes.withSpan { copyASCII($0, from: index, to: target, limit: limit) }
      target += stop - index
      index = stop
      guard index <= limit else { return nil }
      if bytes[index] >= 0x80 {
        isASCII = false
        guard
          let stop = bytes.withSpan({ copyText($0, from: index, to: target, limit: limit) }),
          bytes[stop] < 0x80
        else { return nil }
        target += stop - index
        index = stop
      }
      if bytes[index] == .quote {
        let flags: Tape.Flags = isASCII ? [.copied, .ascii] : .copied
        let node = Tape.Node(.string, at: content - 1, end: target + 1, flags: flags)
        return (node, index + 1)
      }
      guard bytes[index] == .backslash,
        let character = EscapedString.Escape.character(bytes[index + 1])
      else { return nil }
      unsafe memory[target - start] = character
      index += 2
      target += 1
    }
    return nil
  }

  /// Copies plain ASCII up to the first other byte, or to a place beyond the limit.
  @inline(__always)
  private func copyASCII(_ span: RawSpan, from index: Int, to target: Int, limit: Int) -> Int {
    let width = StringBlock.width
    let shift = target - index - start
    var index = index
    if let lane = copyBlock(span, index, shift).firstLane { return index + lane }
    index += width
    while index <= limit {
      let first = copyBlock(span, index, shift) .| copyBlock(span, index + width, shift)
      let second =
        copyBlock(span, index + 2 * width, shift) .| copyBlock(span, index + 3 * width, shift)
      if (first .| second).hasAny { break }
      index += 4 * width
    }
    while index <= limit {
      if let lane = StringBlock.asciiStops(span, at: index).firstLane { return index + lane }
      index += width
    }
    return index
  }

  @inline(__always)
  private func copyBlock(
    _ span: RawSpan, _ index: Int, _ shift: Int
  ) -> SIMDMask<SIMD16<Int8>> {
    store(span, index, shift)
    return StringBlock.asciiStops(span, at: index)
  }

  /// Copies text of any characters up to a byte that is not plain; nil if that is ill-formed or
  /// beyond the limit.
  @inline(__always)
  private func copyText(_ span: RawSpan, from index: Int, to target: Int, limit: Int) -> Int? {
    let shift = target - index - start
    var index = index
    while index <= limit {
      store(span, index, shift)
      if let stop = StringBlock(span, at: index).firstStop {
        return stop.isIllFormed ? nil : index + stop.lane
      }
      index += StringBlock.width
    }
    return nil
  }

  /// Copies sixteen bytes.
  @inline(__always)
  private func store(_ span: RawSpan, _ index: Int, _ shift: Int) {
    precondition(index >= 0 && index <= span.byteCount - 16, "bytes beyond the end")
    precondition(index + shift >= 0 && index + shift <= byteCount - 16, "no room")
    let block = unsafe span.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: Block.self)
    unsafe memory.storeBytes(of: block, toByteOffset: index + shift, as: Block.self)
  }
}
