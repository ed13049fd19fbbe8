/// The bytes of a document: one shared, immutable block of memory of the process or of a mapped
/// file. Every access is bounds-checked.
// Other modules inline the members of a package type only if the type is usable from inline code
// (Swift 6.3). Without it the scanner calls two functions for each 16 bytes and takes 1.6 times as
// long.
@safe
@usableFromInline
package struct SourceBytes: @unchecked Sendable {
  @usableFromInline let start: UnsafeRawPointer
  @usableFromInline package let count: Int
  /// Keeps the memory valid, and frees it when it is released.
  package let owner: AnyObject

  /// Whether no other process can change the memory.
  package let isOwned: Bool

  package init(_ bytes: some Collection<UInt8>) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe copy.initialize(fromContentsOf: bytes)
    unsafe self.init(UnsafeRawBufferPointer(copy), owner: OwnBlock(copy), isOwned: true)
  }

  @unsafe
  package init(_ block: UnsafeRawBufferPointer, owner: AnyObject, isOwned: Bool) {
    self.isOwned = isOwned
    unsafe self.start =
      block.baseAddress ?? UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
    self.count = block.count
    self.owner = owner
  }

  /// Shares the memory.
  package func part(_ range: Range<Int>) -> SourceBytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes beyond the end")
    return unsafe SourceBytes(
      UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count), owner: owner,
      isOwned: isOwned)
  }

  /// The new owner must keep the present one.
  package func owned(by owner: AnyObject) -> SourceBytes {
    unsafe SourceBytes(
      UnsafeRawBufferPointer(start: start, count: count), owner: owner, isOwned: isOwned)
  }

  @inlinable
  package func withSpan<Result>(_ body: (RawSpan) -> Result) -> Result {
    let block = unsafe UnsafeRawBufferPointer(start: start, count: count)
    return body(unsafe block.bytes)
  }
}

@safe
private final class OwnBlock {
  private let memory: UnsafeMutableBufferPointer<UInt8>

  init(_ memory: UnsafeMutableBufferPointer<UInt8>) { unsafe self.memory = memory }

  deinit { unsafe memory.deallocate() }
}

extension SourceBytes: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  /// The offset must be less than ``count``.
  @inlinable
  package subscript(offset: Int) -> UInt8 {
    precondition(UInt(bitPattern: offset) < UInt(bitPattern: count), "offset beyond the bytes")
    return unsafe start.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Gives the standard library's algorithms direct access to the memory.
  @usableFromInline
  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try unsafe body(
      UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count))
  }
}

extension SourceBytes: Equatable {
  @usableFromInline
  package static func == (one: SourceBytes, other: SourceBytes) -> Bool {
    guard one.count == other.count else { return false }
    return one.withSpan { span in
      other.withSpan { span.isSame(from: 0, as: $0, from: 0, one.count) }
    }
  }
}

extension SourceBytes: Hashable {
  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(start: start, count: count))
  }
}

extension SourceBytes {
  /// Whether well-formed UTF-8 is canonically equivalent only to the same bytes.
  ///
  /// True for ASCII, Latin letters up to U+02FF, Hangul syllables, Hanja, kana and CJK brackets:
  /// NFC (UAX #15) does not change them, and they do not combine with their neighbors. False for all
  /// other text, some of which has no other equivalent either.
  @inlinable
  package func isOnlyEqualToItself(in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let lead = self[index]
      if lead < 0x80 {
        index += 1
      } else if lead < 0xE0 {
        guard lead <= 0xCB else { return false }
        index += 2
      } else {
        guard lead < 0xF0, index + 2 < range.upperBound,
          isStableTriple(lead, self[index + 1], self[index + 2])
        else { return false }
        index += 3
      }
    }
    return true
  }

  @inlinable
  func isStableTriple(_ lead: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    let value = UInt32(lead & 0xF) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    return switch value {
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3001...0x3020, 0x3041...0x3096, 0x30A1...0x30FA: true
    default: false
    }
  }
}

extension [UInt8] {
  /// Not `Array.span`, which needs macOS 26.
  package func withSpan<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withUnsafeBufferPointer { bytes throws(Failure) in try body(unsafe bytes.span) }
  }
}
