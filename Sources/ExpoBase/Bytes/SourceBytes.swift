/// The bytes of a document: one block of memory, shared and immutable.
///
/// The block is memory of the process or a mapped file. Every access is bounds-checked.
// Other modules inline the members of a package type only if the type itself is usable from inline
// code (Swift 6.3). Without it the scanner calls two functions for each 16 bytes and takes 1.6 times
// as long.
@safe
@usableFromInline
package struct SourceBytes: @unchecked Sendable {
  @usableFromInline let start: UnsafeRawPointer
  /// The number of bytes.
  @usableFromInline package let count: Int
  /// The object that keeps the memory valid, and frees it when it is released.
  package let owner: AnyObject

  /// Whether the memory belongs to this process, so that no other process can change it.
  package let isOwned: Bool

  /// Creates a copy of bytes.
  package init(_ bytes: some Collection<UInt8>) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe copy.initialize(fromContentsOf: bytes)
    unsafe self.init(UnsafeRawBufferPointer(copy), owner: OwnBlock(copy), isOwned: true)
  }

  /// Wraps memory kept valid by `owner`.
  @unsafe
  package init(_ block: UnsafeRawBufferPointer, owner: AnyObject, isOwned: Bool) {
    self.isOwned = isOwned
    unsafe self.start =
      block.baseAddress ?? UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
    self.count = block.count
    self.owner = owner
  }

  /// A part of the bytes, which shares their memory.
  package func part(_ range: Range<Int>) -> SourceBytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes beyond the end")
    return unsafe SourceBytes(
      UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count), owner: owner,
      isOwned: isOwned)
  }

  /// The same bytes with another owner, which must keep the present one.
  package func owned(by owner: AnyObject) -> SourceBytes {
    unsafe SourceBytes(
      UnsafeRawBufferPointer(start: start, count: count), owner: owner, isOwned: isOwned)
  }

  /// Calls a function with a view of all bytes, from which several can be loaded at once.
  @inlinable
  package func withSpan<Result>(_ body: (RawSpan) -> Result) -> Result {
    let block = unsafe UnsafeRawBufferPointer(start: start, count: count)
    return body(unsafe block.bytes)
  }
}

/// Memory that is allocated by the process.
@safe
private final class OwnBlock {
  private let memory: UnsafeMutableBufferPointer<UInt8>

  init(_ memory: UnsafeMutableBufferPointer<UInt8>) { unsafe self.memory = memory }

  deinit { unsafe memory.deallocate() }
}

extension SourceBytes: RandomAccessCollection {
  /// The offset of the first byte: 0.
  @inlinable package var startIndex: Int { 0 }
  /// The offset after the last byte: ``count``.
  @inlinable package var endIndex: Int { count }

  /// The byte at an offset, which must be less than ``count``.
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
  /// Whether both have the same bytes.
  @usableFromInline
  package static func == (one: SourceBytes, other: SourceBytes) -> Bool {
    one.elementsEqual(other)
  }
}
