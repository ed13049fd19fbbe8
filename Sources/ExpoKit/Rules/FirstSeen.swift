/// Remembers by hash which entry had a text first: an open table that only grows.
struct FirstSeen {
  /// The location of an entry: its index, and its index among all values of the document.
  struct Place {
    let number: UInt32
    let position: UInt32

    /// Nil beyond four thousand million values.
    init?(number: Int, position: Int) {
      guard let number = UInt32(exactly: number), let position = UInt32(exactly: position) else {
        return nil
      }
      (self.number, self.position) = (number, position)
    }

    fileprivate init() { (number, position) = (0, 0) }

    /// Whether it is no entry: the list itself comes first.
    fileprivate var isNone: Bool { position == 0 }
  }

  private struct Slot {
    var hash: UInt64 = 0
    var place = Place()
    var isFree: Bool { place.isNone }
  }

  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0

  /// The entry that had the hash before; if none had, this one has it now.
  mutating func first(with hash: UInt64, orFrom place: Place) -> Place? {
    let index = index(of: hash)
    guard slots[index].isFree else { return slots[index].place }
    slots[index] = Slot(hash: hash, place: place)
    count += 1
    if count * 2 > slots.count { grow() }
    return nil
  }

  /// The slot that holds a hash, or the free one where it belongs.
  private func index(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while !slots[index].isFree, slots[index].hash != hash { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 4)
    for slot in old where !slot.isFree { slots[index(of: slot.hash)] = slot }
  }
}
