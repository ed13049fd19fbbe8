/// Finds the missing key of which an unknown key is probably a misspelling.
///
/// `imageName` → `image_name`; `locaton` → `location`; nil if two keys are equally similar.
struct KeySuggestions {
  private let candidates: [String]
  private let aliases: [String: String]
  /// The first candidate of each spelling without case, `_` and `-`.
  private let foldedCandidates: [String: String]
  private let nearCandidates: NearWords

  /// The known key that an unknown one probably means, and whether that is certain.
  typealias Meaning = (key: String, isCertain: Bool)

  /// Creates suggestions.
  ///
  /// - Parameters:
  ///   - candidates: The known keys that are missing.
  ///   - aliases: Other names of keys: `["imageName": "image_name"]`.
  init(_ candidates: [String], aliases: [String: String]) {
    self.candidates = candidates
    self.aliases = aliases
    foldedCandidates = Dictionary(
      candidates.map { (Self.folded($0), $0) }, uniquingKeysWith: { first, _ in first })
    nearCandidates = NearWords(candidates)
  }

  /// The candidate that an unknown key probably means: an alias, another case, or a misspelling.
  func meaning(of unknown: String) -> Meaning? {
    if candidates.isEmpty { return nil }
    if let meant = aliases[unknown] {
      return candidates.first { $0 == meant }.map { ($0, isCertain: true) }
    }
    if let same = foldedCandidates[Self.folded(unknown)] {
      return (same, isCertain: true)
    }
    return nearCandidates.nearest(to: unknown).map {
      ($0, isCertain: Self.isSlip(unknown, of: $0))
    }
  }

  /// The minimum length at which a key with a letter more or less is probably not another word.
  private static let longKey = 8

  /// Whether a key differs from another by a mistake that is unlikely to make another word: two
  /// letters swapped, or in a long key one letter too many or too few.
  ///
  /// `locaton`, `nmae`; but not `tile`, `game` or `curation`, which are words.
  private static func isSlip(_ unknown: String, of key: String) -> Bool {
    guard NearWords.isOneSlip(unknown, key) else { return false }
    if unknown.unicodeScalars.count != key.unicodeScalars.count {
      return key.unicodeScalars.count >= longKey
    }
    return unknown.lowercased().unicodeScalars.sorted() == key.lowercased().unicodeScalars.sorted()
  }

  /// A key without case, `_` and `-`.
  private static func folded(_ key: String) -> String {
    key.lowercased().filter { $0 != "_" && $0 != "-" }
  }

}

/// Remembers the numbers of the keys that were looked up.
///
/// Records of one type are asked for the same keys in the same order, so the number of a key is
/// guessed from its place in that order.
struct KeyGuesses {
  // A tuple would be copied by the runtime, field by field.
  private struct Guess {
    var name = ""
    var number: Int?
  }

  private static let count = 16
  /// The last key at each place, modulo ``count``; none before the first look-up.
  private var guesses: [Guess] = []

  /// The number of a key, if it was the last one at its place, or 0 if it has none; `place` others
  /// were looked up before it in its object.
  @inline(__always)
  func number(of name: String, place: Int) -> Int? {
    let slot = place & (Self.count - 1)
    guard slot < guesses.count else { return nil }
    let guess = guesses[slot]
    return guess.name == name ? guess.number : nil
  }

  /// Finds the number of a key, and remembers it as the last one at its place; nil if several keys
  /// of the document are equal.
  mutating func remember(_ name: String, place: Int, in tree: JSONTree) -> Int? {
    if tree.hasEqualKeys { return nil }
    if guesses.isEmpty { guesses = Array(repeating: Guess(), count: Self.count) }
    let number = tree.keyNames.firstIndex(of: name).map { $0 + 1 } ?? 0
    guesses[place & (Self.count - 1)] = Guess(name: name, number: number)
    return number
  }
}
