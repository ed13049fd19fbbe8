import ExpoBase
import ExpoModel

/// Pairs the entries of two lists: first those with equal bytes, then with the same image name, name or
/// full text, then with similar texts.
///
/// If several entries have the same key, the first is paired with the first, and so on. Only the first
/// 100 unpaired entries of each side are compared by text, which keeps the time nearly linear.
struct EntryMatching {
  typealias Match = (old: ComparedObject?, new: ComparedObject?, isMoved: Bool)

  private let entries: (old: [ComparedObject], new: [ComparedObject])
  private var pairs: [Alignment.Pair] = []
  private var old, new: [Int]

  static func matches(_ old: EntryList?, _ new: EntryList?) -> [Match] {
    // Always compares in the same order, because several pairings may be possible.
    let hashes = [old, new].map { ($0?.file.bytes ?? SourceBytes([])).hash() }
    guard hashes[1] < hashes[0] else { return EntryMatching(old, new).matches }
    return EntryMatching(new, old).matches.map { ($0.new, $0.old, $0.isMoved) }
  }

  private init(_ old: EntryList?, _ new: EntryList?) {
    let all = [old, new].map { $0.map { ComparedObject.all($0.root, $0.dialect) } ?? [] }
    entries = (all[0], all[1])
    self.old = Array(all[0].indices)
    self.new = Array(all[1].indices)
    // If entries with different bytes have the same hash, their comparison still finds the difference.
    pair { $0.node.source.hash() }
    let keys: [[Entry.CodingKeys]] = [[.imageName, .name], [.imageName], [.name], [.description]]
    for keys in keys {
      pair { entry in
        let texts = keys.map { entry.text($0) ?? "" }
        return texts[0].isEmpty ? nil : texts.map(\.comparisonKey)
      }
    }
    pairSimilar()
  }

  private var matches: [Match] {
    let pairs = pairs.sorted { $0.old < $1.old }
    let kept = Set(Alignment.increasing(pairs).map(\.old))
    return pairs.map { (entries.old[$0.old], entries.new[$0.new], !kept.contains($0.old)) }
      + old.map { (entries.old[$0], nil, false) } + new.map { (nil, entries.new[$0], false) }
  }

  private mutating func pair<Key: Hashable>(by key: (ComparedObject) -> Key?) {
    let entries = entries
    pairs += Alignment.takePairs(
      from: &old, and: &new, by: { key(entries.old[$0]) }, { key(entries.new[$0]) })
  }

  // MARK: Likeness

  private static let mostCompared = 100
  private static let comparedLength = 2_000

  /// Pairs the entries that share at least half of the words of each.
  private mutating func pairSimilar() {
    var others = new.prefix(Self.mostCompared).map {
      (index: $0, words: Self.words(of: entries.new[$0]))
    }
    for entry in old.prefix(Self.mostCompared) {
      let words = Self.words(of: entries.old[entry])
      let shared = others.map { other in words.count { other.words.contains($0) } }
      guard let most = shared.max(), let nearest = shared.firstIndex(of: most),
        most > 0, most * 2 >= max(words.count, others[nearest].words.count)
      else { continue }
      let other = others.remove(at: nearest).index
      pairs.append((entry, other))
      old.removeAll { $0 == entry }
      new.removeAll { $0 == other }
    }
  }

  private static func words(of entry: ComparedObject) -> Set<Int> {
    let texts = [.name, .shortDescription, .description].map { entry.text($0) ?? "" }
    let words = texts.flatMap { String($0.prefix(comparedLength)).words }
    return Set(words.map { String($0).comparisonKey.hashValue })
  }
}

extension Alignment {
  /// Takes the pairs with equal keys out of two lists; elements without a key stay.
  ///
  /// Of several with the same key, the first is paired with the first, the second with the second.
  static func takePairs<Key: Hashable>(
    from old: inout [Int], and new: inout [Int], by oldKey: (Int) -> Key?, _ newKey: (Int) -> Key?
  ) -> [Pair] {
    if old.isEmpty || new.isEmpty { return [] }
    var waiting = Dictionary(grouping: old.reversed(), by: oldKey)
    var pairs: [Pair] = []
    new.removeAll { index in
      guard let key = newKey(index), let partner = waiting[key]?.popLast() else { return false }
      pairs.append((partner, index))
      return true
    }
    old = waiting.values.joined().sorted()
    return pairs
  }
}
