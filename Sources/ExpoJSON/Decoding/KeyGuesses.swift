/// What is known of the number of a key in ``KeyTable``.
enum KeyNumber: Equatable {
  /// It may be any key.
  case unknown
  /// No key with a number is this one.
  case none
  case number(Int)

  fileprivate init(of name: String, in tree: JSONTree) {
    self = tree.keyNames.firstIndex(of: name).map { .number($0 + 1) } ?? .none
  }
}

/// Remembers the numbers of the keys that were looked up.
///
/// Records of one type are asked for the same keys in the same order, so the number of a key is
/// guessed from its place in that order.
struct KeyGuesses {
  private static let count = 16
  /// The last key at each place, modulo ``count``; none before the first look-up.
  private var names: [String] = []
  private var numbers: [KeyNumber] = []

  /// The number of a key; `place` others were looked up before it in its object.
  mutating func number(of name: String, place: Int, in tree: JSONTree) -> KeyNumber {
    if tree.hasEqualKeys { return .unknown }
    let slot = place & (Self.count - 1)
    if slot < names.count, names[slot] == name, numbers[slot] != .unknown { return numbers[slot] }
    return remember(name, at: slot, in: tree)
  }

  @inline(never)
  private mutating func remember(_ name: String, at slot: Int, in tree: JSONTree) -> KeyNumber {
    if names.isEmpty {
      names = Array(repeating: "", count: Self.count)
      numbers = Array(repeating: .unknown, count: Self.count)
    }
    let number = KeyNumber(of: name, in: tree)
    names[slot] = name
    numbers[slot] = number
    return number
  }
}
