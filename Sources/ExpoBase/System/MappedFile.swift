/// A file that is mapped into memory and read in place, without a copy.
///
/// Bytes that are appended to the file later are not visible. If the file is truncated, the lost
/// pages read as zeros and ``isCut`` becomes true: check it after reading.
@safe
package final class MappedFile {
  private let memory: UnsafeRawBufferPointer
  private let slot: Int

  /// Maps the first `size` bytes of an open file; nil if ``FaultHandler`` cannot watch them or the
  /// system refuses.
  package init?(_ descriptor: Int32, size: Int) {
    guard size > 0, let memory = unsafe SystemMemory.map(descriptor, size: size) else { return nil }
    guard let slot = unsafe FaultHandler.watch(memory) else {
      unsafe SystemMemory.unmap(memory)
      return nil
    }
    unsafe self.memory = unsafe memory
    self.slot = slot
  }

  deinit {
    FaultHandler.forget(slot)
    unsafe SystemMemory.unmap(memory)
  }

  /// Whether a page of the file was gone when it was read.
  package var isCut: Bool { FaultHandler.isCut(slot) }

  /// The bytes; they keep the mapping.
  package var bytes: SourceBytes {
    unsafe SourceBytes(memory, owner: self, isOwned: false)
  }
}
