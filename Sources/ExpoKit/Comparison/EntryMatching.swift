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
  typealias Match = (old: ComparedObject?, new: ComparedObject?, isMoved: Bool)

  private var pairs: [(old: ComparedObject, new: ComparedObject)] = []
  /// The entries that have no counterpart yet, in their order.
  private var (old, new): ([ComparedObject], [ComparedObject])

  /// All entries of both lists.
  static func matches(_ old: EntryList?, _ new: EntryList?) -> [Match] {
    // One order for both directions: which entries are the same, or moved, may have several answers.
    let bytes = [old, new].map { $0?.file.bytes ?? SourceBytes([]) }
    let hashes = bytes.map { $0.hash(of: 0..<$0.count) }
    guard hashes[1] < hashes[0] else { return EntryMatching(old, new).matches }
    return EntryMatching(new, old).matches.map { ($0.new, $0.old, $0.isMoved) }
  }

  private init(_ old: EntryList?, _ new: EntryList?) {
    self.old = old.map { ComparedObject.all($0.root, in: $0.file, $0.dialect) } ?? []
    self.new = new.map { ComparedObject.all($0.root, in: $0.file, $0.dialect) } ?? []
    pair { $0.spelling }
    let keys: [[Entry.CodingKeys]] = [[.imageName, .name], [.imageName], [.name], [.description]]
    for keys in keys {
      pair { entry in
        let texts = keys.map { entry.text($0) ?? "" }
        return texts[0].isEmpty ? nil : texts
      }
    }
    pairSimilar()
  }

  private var matches: [Match] {
    let pairs = pairs.sorted { $0.old.number < $1.old.number }
    let kept = Set(Alignment.increasing(pairs.map { ($0.old.number, $0.new.number) }).map(\.old))
    return pairs.map { ($0.old, $0.new, !kept.contains($0.old.number)) }
      + old.map { ($0, nil, false) } + new.map { (nil, $0, false) }
  }

  private mutating func pair<Key: Hashable>(by key: (ComparedObject) -> Key?) {
    if old.isEmpty || new.isEmpty { return }
    var (waiting, left) = (Dictionary(grouping: old.reversed(), by: key), [ComparedObject]())
    for entry in new {
      if let key = key(entry), let partner = waiting[key]?.popLast() {
        pairs.append((partner, entry))
      } else {
        left.append(entry)
      }
    }
    (old, new) = (waiting.values.joined().sorted { $0.number < $1.number }, left)
  }

  // MARK: Likeness

  /// How many entries of each list are compared with each other.
  private static let mostCompared = 100
  /// How many characters of each text are compared.
  private static let comparedLength = 2_000

  /// Pairs each entry with the most similar one, if at least half of the words of both are the same.
  private mutating func pairSimilar() {
    var others = new.prefix(Self.mostCompared).map { (entry: $0, words: Self.words(of: $0)) }
    for entry in old.prefix(Self.mostCompared) {
      let words = Self.words(of: entry)
      let shared = others.map { other in words.count { other.words.contains($0) } }
      guard let most = shared.max(), let place = shared.firstIndex(of: most),
        most > 0, most * 2 >= max(words.count, others[place].words.count)
      else { continue }
      let other = others.remove(at: place).entry
      pairs.append((entry, other))
      old.removeAll { $0.number == entry.number }
      new.removeAll { $0.number == other.number }
    }
  }

  /// The hashes of the words of an entry.
  private static func words(of entry: ComparedObject) -> Set<Int> {
    let texts = [.name, .shortDescription, .description].map { entry.text($0) ?? "" }
    return Set(texts.flatMap { TextWords.of(String($0.prefix(comparedLength))) }.map(\.hashValue))
  }
}
