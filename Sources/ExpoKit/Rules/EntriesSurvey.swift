import ExpoJSON
import ExpoModel

/// A walk over a list of entries that finds the few that rules must check.
///
/// A plain record of sound strings with unique names and no white space at the ends breaks no rule
/// of shape or content; only two hashes are computed for it.
struct EntriesSurvey {
  private(set) var count = 0
  /// The elements that are not plain records.
  private(set) var irregular: [EntryList.Element] = []
  /// The plain records with a text that may break a rule.
  private(set) var suspicious: [EntryList.Element] = []
  /// The entries with the text of an earlier one, or by chance with its hash, in order.
  private(set) var repeats:
    [(key: Entry.CodingKeys, first: EntryList.Element, second: EntryList.Element)] = []
  /// The index of an entry, and its index among all values of the document.
  private var seen: [[UInt64: (index: Int, position: Int)]] = [[:], [:]]
  /// Whether texts can be equal though their bytes differ: then their hashes are those of Swift,
  /// which compares them after NFC.
  private var comparesTexts = false

  /// The keys that should be different in every entry.
  private static let unique: [Entry.CodingKeys] = [.name, .imageName]

  /// `readsTexts` is false if only the shape is checked.
  init(_ root: JSONNode, _ rules: DocumentRules, readsTexts: Bool) {
    var records = JSONRecords(of: root, keys: rules.keys)
    while records.next() {
      count += 1
      if !records.isPlain {
        irregular.append(EntryList.Element(number: records.index + 1, node: records.node))
      } else if readsTexts, rules.mayApply(to: records) {
        suspicious.append(EntryList.Element(number: records.index + 1, node: records.node))
      }
      if readsTexts, !comparesTexts { findRepeats(of: records, rules) }
    }
    if comparesTexts {
      seen = [[:], [:]]
      repeats = []
      records = JSONRecords(of: root, keys: rules.keys)
      while records.next() { findRepeats(of: records, rules) }
    }
  }

  private mutating func findRepeats(of records: JSONRecords, _ rules: DocumentRules) {
    guard records.isPlain || records.node.kind == .object else { return }
    for (index, key) in Self.unique.enumerated() {
      guard let hash = hash(of: key, records, rules) else { continue }
      guard let first = seen[index][hash] else {
        seen[index][hash] = (records.index, records.position)
        continue
      }
      let old = EntryList.Element(number: first.index + 1, node: records.node(at: first.position))
      let new = EntryList.Element(number: records.index + 1, node: records.node)
      repeats.append((key, old, new))
    }
  }

  /// The hash of a text without the white space around it, which another rule reports; nil if nothing
  /// is left of it.
  private mutating func hash(
    of key: Entry.CodingKeys, _ records: JSONRecords, _ rules: DocumentRules
  ) -> UInt64? {
    if !comparesTexts, records.isPlain, case let string = records.string(key.index),
      !string.hasEscapes, !string.content.isEmpty, !string.mayHaveSpaceAtEnds
    {
      comparesTexts = !records.bytes.isOnlyEqualToItself(in: string.content)
      return records.bytes.hash(of: string.content)
    }
    let entry = EntryList.Element(number: 0, node: records.node)
    guard let text = rules.member(key, of: entry)?.clearText?.trimmingWhitespace, !text.isEmpty
    else { return nil }
    if comparesTexts { return UInt64(truncatingIfNeeded: text.comparisonKey.hashValue) }
    let bytes = SourceBytes(text.utf8)
    comparesTexts = !bytes.isOnlyEqualToItself(in: 0..<bytes.count)
    return bytes.hash()
  }
}
