import ExpoBase

/// Finds the missing key that an unknown key probably misspells.
///
/// `imageName` → `image_name`; `locaton` → `location`; nil if two keys are equally similar.
struct KeySuggestions {
  private let candidates: [String]
  /// `["imageName": "image_name"]`.
  private let aliases: [String: String]
  /// The first candidate of each spelling after `folded`.
  private let foldedCandidates: [String: String]
  private let nearCandidates: NearWords

  typealias Meaning = (key: String, isCertain: Bool)

  /// `aliases` are other names of keys: `["imageName": "image_name"]`.
  init(_ candidates: [String], aliases: [String: String]) {
    self.candidates = candidates
    self.aliases = aliases
    foldedCandidates = Dictionary(
      candidates.map { (Self.folded($0), $0) }, uniquingKeysWith: { first, _ in first })
    nearCandidates = NearWords(candidates)
  }

  /// An alias, another case, or a misspelling.
  func meaning(of unknown: String) -> Meaning? {
    // Long keys are compared by bytes only, so they are similar to none.
    if candidates.isEmpty || !unknown.isQuicklyCompared { return nil }
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

  /// From this length on, a key with one letter more or less is probably not another word.
  private static let longKey = 8

  /// Two letters swapped, or in a long key one letter too many or too few: unlikely to be another word.
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
  static func folded(_ key: String) -> String {
    VisibleText.seen(key).lowercased().filter { $0 != "_" && $0 != "-" }
  }
}
