/// The bytes of a document: one block of memory that is shared, never copied and never changed.
///
/// The block is either the process's own or a file mapped into memory; every access is checked
/// against its bounds.
@safe
public struct SourceBytes: @unchecked Sendable {
  @usableFromInline let start: UnsafeRawPointer
  /// How many bytes there are.
  public let count: Int
  /// What keeps the memory, and gives it back when nobody reads it any more.
  public let owner: AnyObject

  /// Whether the memory is the process's own: nobody else can change it.
  public let isOwned: Bool

  /// Copies bytes into memory of their own.
  public init(_ bytes: some Collection<UInt8>) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe copy.initialize(fromContentsOf: bytes)
    unsafe self.init(UnsafeRawBufferPointer(copy), owner: OwnBlock(copy), isOwned: true)
  }

  /// Names memory that stays where it is, and as long as it is, while `owner` lives.
  @unsafe
  public init(_ block: UnsafeRawBufferPointer, owner: AnyObject, isOwned: Bool) {
    self.isOwned = isOwned
    unsafe self.start =
      block.baseAddress ?? UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
    self.count = block.count
    self.owner = owner
  }

  /// A part of the bytes, in the same memory.
  public func part(_ range: Range<Int>) -> SourceBytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "bytes beyond the end")
    return unsafe SourceBytes(
      UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count), owner: owner,
      isOwned: isOwned)
  }

  /// Reads many bytes at a time, bounds-checked all the same.
  @inlinable
  public func withSpan<Result>(_ body: (RawSpan) -> Result) -> Result {
    let block = unsafe UnsafeRawBufferPointer(start: start, count: count)
    return body(unsafe block.bytes)
  }
}

/// Memory of the process's own.
@safe
private final class OwnBlock {
  private let memory: UnsafeMutableBufferPointer<UInt8>

  init(_ memory: UnsafeMutableBufferPointer<UInt8>) { unsafe self.memory = memory }

  deinit { unsafe memory.deallocate() }
}

extension SourceBytes: RandomAccessCollection {
  /// 0, the offset of the first byte.
  @inlinable public var startIndex: Int { 0 }
  /// The offset behind the last byte: ``count``.
  @inlinable public var endIndex: Int { count }

  /// The byte at an offset from 0, which must be below ``count``.
  @inlinable
  public subscript(offset: Int) -> UInt8 {
    precondition(UInt(bitPattern: offset) < UInt(bitPattern: count), "offset beyond the bytes")
    return unsafe start.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Lends the memory to the standard library's algorithms.
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try unsafe body(
      UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count))
  }
}

extension SourceBytes: Equatable {
  /// Whether all bytes are the same, wherever they are.
  public static func == (one: SourceBytes, other: SourceBytes) -> Bool {
    one.elementsEqual(other)
  }
}
