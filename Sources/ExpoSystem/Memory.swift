package import ExpoBase

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// In bytes.
  static func pageSize() -> UInt { UInt(sysconf(Int32(_SC_PAGESIZE))) }

  /// Maps the first `size` bytes for reading; nil if the system refuses.
  @unsafe
  static func map(_ file: FileDescriptor, size: Int) -> UnsafeRawBufferPointer? {
    let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { return nil }
    return unsafe UnsafeRawBufferPointer(start: start, count: size)
  }

  @unsafe
  static func unmap(_ memory: UnsafeRawBufferPointer) {
    unsafe munmap(UnsafeMutableRawPointer(mutating: memory.baseAddress), memory.count)
  }

  @unsafe
  static func mapZeroPage(at address: UInt, size: UInt) -> Bool {
    let flags = MAP_PRIVATE | MAP_FIXED | Int32(MAP_ANONYMOUS)
    let start = unsafe UnsafeMutableRawPointer(bitPattern: address)
    return unsafe mmap(start, Int(size), PROT_READ, flags, -1, 0) != MAP_FAILED
  }
}

// Inside the class, `free` would be its property.
private func libcFree(_ memory: UnsafeMutableRawPointer?) { unsafe free(memory) }

/// Memory that is filled piece by piece and grows as needed.
@safe
package final class GrowingBlock {
  package private(set) var memory = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
  package private(set) var count = 0

  /// - Throws: ``Errno`` if there is no memory.
  package init(capacity: Int) throws(Errno) { try resize(to: max(1, capacity)) }

  deinit { unsafe libcFree(memory.baseAddress) }

  /// The memory for the next bytes; never empty.
  package var free: UnsafeMutableRawBufferPointer { unsafe .init(rebasing: memory[count...]) }

  /// Counts the first `added` bytes of ``free`` as filled.
  ///
  /// - Throws: ``Errno`` if there is no memory to grow.
  package func fill(_ added: Int) throws(Errno) {
    count += added
    if unsafe count == memory.count { try resize(to: count * 2) }
  }

  private func resize(to size: Int) throws(Errno) {
    guard let start = unsafe realloc(memory.baseAddress, size) else { throw .noMemory }
    unsafe memory = UnsafeMutableRawBufferPointer(start: start, count: size)
  }

  /// The filled bytes; afterwards the block must not be filled further.
  package var bytes: SourceBytes {
    unsafe SourceBytes(
      UnsafeRawBufferPointer(rebasing: memory[..<count]), owner: self, isOwned: true)
  }
}

extension UnsafeMutablePointer {
  /// Allocates memory that is never freed, because a signal handler may use it at any time.
  package static func forever(_ value: Pointee, count: Int = 1) -> UnsafeMutablePointer {
    let memory = UnsafeMutablePointer.allocate(capacity: count)
    unsafe memory.initialize(repeating: value, count: count)
    return unsafe memory
  }
}
