import ExpoSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is read where the system keeps it, without a copy.
///
/// What the file gains while it is mapped is not seen. What it loses reads as zeros from then on,
/// and ``isCut`` says so: whoever reads the bytes asks when done (see ``MappingGuard``).
final class MappedFile {
  private let memory: UnsafeMutableRawBufferPointer
  private let slot: Int

  /// Maps the first `size` bytes of an open file; nil if the system will not.
  init?(_ descriptor: Int32, size: Int) {
    guard size > 0,
      let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    memory = UnsafeMutableRawBufferPointer(start: start, count: size)
    guard let slot = MappingGuard.watch(memory) else {
      munmap(start, size)
      return nil
    }
    self.slot = slot
  }

  deinit {
    MappingGuard.forget(slot)
    munmap(memory.baseAddress, memory.count)
  }

  /// Whether a part of the file was gone when it was to be read.
  var isCut: Bool { MappingGuard.isCut(slot) }

  /// The bytes; they keep the mapping.
  var bytes: SourceBytes {
    SourceBytes(UnsafeRawBufferPointer(memory), owner: self, isOwned: false)
  }
}
