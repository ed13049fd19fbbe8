import ExpoBase

/// Numbers the keys of a document, from 1.
///
/// Records repeat the same few keys. The scanner numbers each key while its bytes are in the cache,
/// so that later passes need not read them again.
struct KeyTable: Sendable {
  /// The maximum number of different keys, one for each bit of ``repeatedASCII``; all others have
  /// the number 0.
  private static let limit = 64

  /// The bytes of the first occurrence of each key, without its quotes.
  private(set) var spellings: [Range<Int>] = []
  /// The keys that are read whole by comparing their bytes, as bits: they occurred twice and are
  /// plain ASCII.
  private var repeatedASCII: UInt64 = 0
  /// The number of the last key at each position in an object, modulo 8.
  private var guesses = [Int](repeating: 0, count: 8)

  /// The number of the key with the given bytes, without its quotes; `place` members precede it.
  mutating func number(of key: Range<Int>, in bytes: SourceBytes, place: Int) -> Int {
    let slot = place & 7
    let guess = guesses[slot]
    if guess > 0, bytes.isSame(in: key, as: spellings[guess - 1]) {
      if !key.isEmpty, key.allSatisfy({ 0x21..<0x7F ~= bytes[$0] }) {
        repeatedASCII |= 1 << (guess - 1)
      }
      return guess
    }
    let number = known(key, in: bytes) ?? add(key, in: bytes)
    guesses[slot] = number
    return number
  }

  /// The key that begins at an offset, after its opening quote, if it equals the key of the last
  /// object at this position and has no findings; `end` is after its closing quote.
  func guess(at offset: Int, in bytes: SourceBytes, place: Int) -> (number: Int, end: Int)? {
    let guess = guesses[place & 7]
    guard guess > 0, repeatedASCII >> (guess - 1) & 1 == 1 else { return nil }
    let end = offset + spellings[guess - 1].count
    guard end < bytes.count, bytes[end] == .quote,
      bytes.isSame(in: offset..<end, as: spellings[guess - 1])
    else { return nil }
    return (guess, end + 1)
  }

  private func known(_ key: Range<Int>, in bytes: SourceBytes) -> Int? {
    spellings.firstIndex { bytes.isSame(in: key, as: $0) }.map { $0 + 1 }
  }

  private mutating func add(_ key: Range<Int>, in bytes: SourceBytes) -> Int {
    guard spellings.count < Self.limit else { return 0 }
    spellings.append(key)
    return spellings.count
  }
}
