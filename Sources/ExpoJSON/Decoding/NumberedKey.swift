/// A key with its number in a document, if that is known.
struct NumberedKey {
  let name: String
  /// The number in ``KeyTable``; 0 if it is not known, -1 if no key with a number is this one.
  let number: Int

  /// Creates a key whose number is not known.
  init(_ name: String) {
    self.name = name
    number = 0
  }

  fileprivate init(_ name: String, in tree: JSONTree) {
    self.name = name
    number = tree.keyNames.firstIndex(of: name).map { $0 + 1 } ?? -1
  }
}

/// Remembers the numbers of the keys that were looked up.
///
/// Records of one type are asked for the same keys in the same order, so the number of a key is
/// guessed from its place in that order.
struct KeyGuesses {
  private static let count = 16
  /// The last key at each place, modulo ``count``; none before the first look-up.
  private var keys: [NumberedKey] = []

  /// The key with its number; `place` others were looked up before it in its object.
  mutating func key(_ name: String, place: Int, in tree: JSONTree) -> NumberedKey {
    if tree.hasEqualKeys { return NumberedKey(name) }
    if keys.isEmpty { keys = Array(repeating: NumberedKey(""), count: Self.count) }
    let slot = place & (Self.count - 1)
    if keys[slot].number != 0, keys[slot].name == name { return keys[slot] }
    let key = NumberedKey(name, in: tree)
    keys[slot] = key
    return key
  }
}
