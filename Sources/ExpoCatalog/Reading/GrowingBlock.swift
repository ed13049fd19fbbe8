import ExpoSource

/// Memory that is filled piece by piece and grows as needed.
@safe
final class GrowingBlock {
  private var memory: UnsafeMutableRawBufferPointer
  private var count = 0

  /// Creates a block for `capacity` bytes, at least one.
  init(capacity: Int) {
    unsafe memory = .allocate(byteCount: max(1, capacity), alignment: 16)
  }

  deinit { unsafe memory.deallocate() }

  /// Where the next bytes belong; never empty.
  var free: UnsafeMutableRawBufferPointer { unsafe .init(rebasing: memory[count...]) }

  /// Counts the first bytes of ``free`` as filled.
  func fill(_ added: Int) {
    count += added
    guard unsafe count == memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: count * 2, alignment: 16)
    unsafe larger.copyMemory(from: .init(memory))
    unsafe memory.deallocate()
    unsafe memory = larger
  }

  /// What was filled in; the block must not be filled any further.
  var bytes: SourceBytes {
    unsafe SourceBytes(
      UnsafeRawBufferPointer(rebasing: memory[..<count]), owner: self, isOwned: true)
  }
}
