package import ExpoBase

/// A file that is mapped into memory, without a copy.
///
/// Bytes that are appended later are not visible. If the file is truncated, the lost pages read as
/// zeros and ``isCut`` becomes true: check it after reading.
@safe
package final class MappedFile {
  private let memory: UnsafeRawBufferPointer
  private let slot: Int

  /// Maps the first `size` bytes; nil if ``FaultHandler`` cannot watch them or the system refuses.
  package init?(_ file: FileDescriptor, size: Int) {
    guard size > 0, let memory = unsafe System.map(file, size: size) else { return nil }
    guard let slot = unsafe FaultHandler.watch(memory) else {
      unsafe System.unmap(memory)
      return nil
    }
    unsafe self.memory = unsafe memory
    self.slot = slot
  }

  deinit {
    FaultHandler.forget(slot)
    unsafe System.unmap(memory)
  }

  /// Whether a page of the file was gone when it was read.
  package var isCut: Bool { FaultHandler.isCut(slot) }

  /// The bytes of the file, which stays mapped as long as they are used.
  package var bytes: SourceBytes {
    unsafe SourceBytes(memory, owner: self, isOwned: false)
  }
}

/// A range of memory pages in one word.
///
/// A signal handler reads the ranges while other threads write them. It never sees a partial change, because a
/// 64-bit processor reads and writes an aligned word atomically.
struct MappedPages: Equatable {
  static let empty = MappedPages(word: 0)

  /// The bits for the number of pages; the others hold the number of the first page.
  private static var countBits: UInt64 { 28 }

  private let word: UInt64

  private init(word: UInt64) { self.word = word }

  /// Nil if the numbers of the pages do not fit into the word.
  init?(address: UInt, byteCount: Int, pageSize: UInt) {
    guard UInt.bitWidth == 64, byteCount > 0, address.isMultiple(of: pageSize) else { return nil }
    let first = UInt64(address / pageSize)
    let count = UInt64((UInt(byteCount) + pageSize - 1) / pageSize)
    guard first >> (64 - Self.countBits) == 0, count >> Self.countBits == 0 else { return nil }
    self.init(word: first << Self.countBits | count)
  }

  func contains(page: UInt) -> Bool {
    let first = word >> Self.countBits
    let count = word & (1 << Self.countBits - 1)
    return UInt64(page) &- first < count
  }
}
