import ExpoSource

/// The keys that a document uses, by the numbers that its tape knows them by, from 1.
///
/// The same few keys stand in every record. What each is is told while its bytes are at hand, so
/// that nobody has to go back to them: in a large document they have long left the cache.
struct KeyTable: Sendable {
  /// How many keys are told apart; others have the number 0.
  private static let limit = 64

  /// Where each stands first, without its quotes.
  private(set) var spellings: [Range<Int>] = []
  /// The key that stood last at each place of an object.
  private var guesses = [Int](repeating: 0, count: 8)

  /// The number of a key by its bytes between the quotes, and how many members stand before it.
  mutating func number(of key: Range<Int>, in bytes: SourceBytes, place: Int) -> Int {
    let slot = place & 7
    let guess = guesses[slot]
    if guess > 0, bytes.isSame(in: key, as: spellings[guess - 1]) { return guess }
    let number = known(key, in: bytes) ?? add(key)
    guesses[slot] = number
    return number
  }

  private func known(_ key: Range<Int>, in bytes: SourceBytes) -> Int? {
    spellings.firstIndex { bytes.isSame(in: key, as: $0) }.map { $0 + 1 }
  }

  private mutating func add(_ key: Range<Int>) -> Int {
    guard spellings.count < Self.limit else { return 0 }
    spellings.append(key)
    return spellings.count
  }
}
