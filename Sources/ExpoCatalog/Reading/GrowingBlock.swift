import ExpoSource

/// Memory that is filled piece by piece and grows as it must.
final class GrowingBlock {
  private var memory: UnsafeMutableRawBufferPointer
  private var count = 0

  /// Takes memory for `capacity` bytes, at least one.
  init(capacity: Int) {
    memory = .allocate(byteCount: max(1, capacity), alignment: 16)
  }

  deinit { memory.deallocate() }

  /// Where the next bytes belong; never empty.
  var free: UnsafeMutableRawBufferPointer { .init(rebasing: memory[count...]) }

  /// Takes the first bytes of ``free`` for filled.
  func fill(_ added: Int) {
    count += added
    guard count == memory.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: count * 2, alignment: 16)
    larger.copyMemory(from: .init(memory))
    memory.deallocate()
    memory = larger
  }

  /// What was filled in; the block must not be filled any further.
  var bytes: SourceBytes {
    SourceBytes(UnsafeRawBufferPointer(rebasing: memory[..<count]), owner: self, isOwned: true)
  }
}
