import ExpoBase
import ExpoModel

/// Which entries of two lists are the same: those with equal bytes, then those with the same image
/// name, the same name, the same text, and at last those with similar texts.
///
/// Of several with one key the first belongs to the first, the second to the second. Texts are compared
/// with each other only of the first 100 entries on each side that are left over, so that lists of any
/// content take little more than linear time.
struct EntryMatching {
  /// An entry on both sides, or on one.
  typealias Match = (old: EntryList.Element?, new: EntryList.Element?, isMoved: Bool)
  private typealias Pair = (old: EntryList.Element, new: EntryList.Element)

  private var pairs: [Pair] = []
  /// The entries that have no counterpart yet.
  private var (old, new): ([EntryList.Element], [EntryList.Element])

  init(_ oldList: EntryList?, _ newList: EntryList?) {
    old = oldList.map { Array($0.elements) } ?? []
    new = newList.map { Array($0.elements) } ?? []
    guard let oldList, let newList else { return }
    func pair<Key: Hashable>(by key: (EntryList, EntryList.Element) -> Key?) {
      self.pair(by: { key(oldList, $0) }, { key(newList, $0) })
    }
    func text(_ key: Entry.CodingKeys, _ list: EntryList, _ entry: EntryList.Element) -> String? {
      list.text(key, of: entry).flatMap { $0.isEmpty ? nil : $0 }
    }
    pair { $0.spelling(of: $1) }
    pair { list, entry in
      text(.imageName, list, entry).map { [$0, list.text(.name, of: entry) ?? ""] }
    }
    for key in [.imageName, .name, .description] as [Entry.CodingKeys] {
      pair { text(key, $0, $1) }
    }
    pairSimilar(oldList, newList)
  }

  /// All entries of both lists.
  var matches: [Match] {
    let pairs = pairs.sorted { $0.old.number < $1.old.number }
    let kept = Set(Alignment.increasing(pairs.map { ($0.old.number, $0.new.number) }).map(\.old))
    return pairs.map { ($0.old, $0.new, !kept.contains($0.old.number)) }
      + old.map { ($0, nil, false) } + new.map { (nil, $0, false) }
  }

  private mutating func pair<Key: Hashable>(
    by oldKey: (EntryList.Element) -> Key?, _ newKey: (EntryList.Element) -> Key?
  ) {
    if old.isEmpty || new.isEmpty { return }
    var waiting: [Key: [EntryList.Element]] = [:]
    for entry in old.reversed() {
      if let key = oldKey(entry) { waiting[key, default: []].append(entry) }
    }
    for entry in new {
      guard let key = newKey(entry), let partner = waiting[key]?.popLast() else { continue }
      pairs.append((partner, entry))
    }
    removePaired()
  }

  private mutating func removePaired() {
    let paired = (Set(pairs.map(\.old.number)), Set(pairs.map(\.new.number)))
    old.removeAll { paired.0.contains($0.number) }
    new.removeAll { paired.1.contains($0.number) }
  }

  // MARK: Likeness

  /// How many entries of each list are compared with each other.
  private static let mostCompared = 100
  /// How many characters of each text are compared.
  private static let comparedLength = 2_000

  /// Pairs each entry with the most similar one, if at least half of the words of both are the same.
  private mutating func pairSimilar(_ oldList: EntryList, _ newList: EntryList) {
    var others = new.prefix(Self.mostCompared).map { ($0, Self.words(of: $0, in: newList)) }
    for entry in old.prefix(Self.mostCompared) {
      let words = Self.words(of: entry, in: oldList)
      let shared = others.map { other in words.count { other.1.contains($0) } }
      guard let most = shared.max(), let place = shared.firstIndex(of: most),
        most > 0, most * 2 >= max(words.count, others[place].1.count)
      else { continue }
      pairs.append((entry, others.remove(at: place).0))
    }
    removePaired()
  }

  /// The hashes of the words of an entry.
  private static func words(of entry: EntryList.Element, in list: EntryList) -> Set<Int> {
    let texts = [.name, .shortDescription, .description].map { list.text($0, of: entry) ?? "" }
    let words = texts.flatMap { TextWords.of(String($0.prefix(comparedLength))) }
    return Set(words.map(\.hashValue))
  }
}
