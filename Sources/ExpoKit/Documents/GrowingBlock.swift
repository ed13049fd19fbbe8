import ExpoBase

/// Memory that is filled piece by piece and grows as needed.
@safe
final class GrowingBlock {
  private var memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  /// Creates a block for `capacity` bytes, at least one.
  ///
  /// - Throws: ``Errno`` if there is no memory.
  init(capacity: Int) throws(Errno) {
    unsafe memory = try System.resize(to: max(1, capacity))
  }

  deinit { unsafe System.release(memory) }

  /// The free memory for the next bytes; never empty.
  var free: UnsafeMutableRawBufferPointer { unsafe .init(rebasing: memory[count...]) }

  /// Counts the first bytes of ``free`` as filled.
  ///
  /// - Throws: ``Errno`` if there is no memory to grow.
  func fill(_ added: Int) throws(Errno) {
    count += added
    guard unsafe count == memory.count else { return }
    unsafe memory = try System.resize(memory.baseAddress, to: count * 2)
  }

  /// The filled bytes; the block must not be filled any further.
  var bytes: SourceBytes {
    unsafe SourceBytes(
      UnsafeRawBufferPointer(rebasing: memory[..<count]), owner: self, isOwned: true)
  }
}
