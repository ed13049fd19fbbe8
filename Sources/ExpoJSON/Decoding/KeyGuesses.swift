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
  /// A key that was looked up.
  private struct Guess {
    let name: String
    let number: KeyNumber
  }

  private static let count = 16
  /// The last key at each place, modulo ``count``; none before the first look-up.
  private var guesses: [Guess] = []

  /// The number of a key, if it was the last one at its place; `place` others were looked up before
  /// it in its object.
  @inline(__always)
  func number(of name: String, place: Int) -> KeyNumber? {
    let slot = place & (Self.count - 1)
    guard slot < guesses.count else { return nil }
    let guess = guesses[slot]
    return guess.name == name && guess.number != .unknown ? guess.number : nil
  }

  /// Finds the number of a key, and remembers it as the last one at its place.
  mutating func remember(_ name: String, place: Int, in tree: JSONTree) -> KeyNumber {
    if tree.hasEqualKeys { return .unknown }
    if guesses.isEmpty {
      guesses = Array(repeating: Guess(name: "", number: .unknown), count: Self.count)
    }
    let number = KeyNumber(of: name, in: tree)
    guesses[place & (Self.count - 1)] = Guess(name: name, number: number)
    return number
  }
}
