import ExpoJSON
import ExpoModel

/// A walk over a list of entries that finds the few that rules must check.
///
/// A plain record of sound strings with unique names and no white space at the ends breaks no rule
/// of shape or content; only two hashes are computed for it.
struct EntriesSurvey {
  /// The index of an entry, and its index among all values of the document.
  private typealias Occurrence = (index: Int, position: Int)

  private(set) var count = 0
  /// The elements that are not plain records.
  private(set) var irregular: [EntryList.Element] = []
  /// The plain records with a text that may break a rule.
  private(set) var suspicious: [EntryList.Element] = []
  /// The entries with the text of an earlier one, or by chance with its hash, in order.
  private(set) var repeats:
    [(key: Entry.CodingKeys, first: EntryList.Element, second: EntryList.Element)] = []
  /// Whether texts can be equal though their bytes differ, so that hashes do not tell.
  private var needsComparison = false

  /// The keys that should be different in every entry.
  private static let unique: [Entry.CodingKeys] = [.name, .imageName]

  /// `readsTexts` is whether more than the shape is asked for.
  init(_ root: JSONNode, _ rules: EntriesRules, readsTexts: Bool) {
    var records = JSONRecords(of: root, keys: rules.keys)
    var seen = Self.unique.map { _ in [UInt64: Occurrence]() }
    while records.next() {
      count += 1
      if !records.isPlain {
        irregular.append(EntryList.Element(number: records.index + 1, node: records.node))
      } else if readsTexts, rules.mayApply(to: records) {
        suspicious.append(EntryList.Element(number: records.index + 1, node: records.node))
      }
      guard readsTexts, !needsComparison, records.isPlain || records.node.kind == .object
      else { continue }
      for (index, key) in Self.unique.enumerated() {
        guard let hash = hash(of: key, records, rules) else { continue }
        guard let first = seen[index][hash] else {
          seen[index][hash] = (records.index, records.position)
          continue
        }
        repeats.append(
          (
            key, EntryList.Element(number: first.index + 1, node: records.node(at: first.position)),
            EntryList.Element(number: records.index + 1, node: records.node)
          ))
      }
    }
    if needsComparison { compareTexts(in: root, rules) }
  }

  /// Finds the repeats by the texts themselves, as Swift compares them: after NFC.
  private mutating func compareTexts(in root: JSONNode, _ rules: EntriesRules) {
    var seen = Self.unique.map { _ in [String: EntryList.Element]() }
    repeats = []
    for (number, entry) in root.elements.enumerated() {
      let element = EntryList.Element(number: number + 1, node: entry)
      for (index, key) in Self.unique.enumerated() {
        guard let text = rules.clearText(key, of: entry)?.trimmingWhitespace, !text.isEmpty else {
          continue
        }
        guard let first = seen[index][text] else {
          seen[index][text] = element
          continue
        }
        repeats.append((key, first, element))
      }
    }
  }

  /// The hash of a text without the white space around it; nil if nothing is left of it.
  private mutating func hash(
    of key: Entry.CodingKeys, _ records: JSONRecords, _ rules: EntriesRules
  ) -> UInt64? {
    if records.isPlain, case let string = records.string(key.place), !string.hasEscapes,
      !string.isEmpty, !string.mayHaveSpaceAtEnds
    {
      return hash(of: records.bytes, string.content)
    }
    guard let text = rules.clearText(key, of: records.node)?.trimmingWhitespace, !text.isEmpty
    else { return nil }
    let bytes = SourceBytes(text.utf8)
    return hash(of: bytes, 0..<bytes.count)
  }

  private mutating func hash(of bytes: SourceBytes, _ range: Range<Int>) -> UInt64 {
    if !bytes.isOnlyEqualToItself(in: range) { needsComparison = true }
    return bytes.hash(of: range)
  }
}

struct Member {
  let key: String
  let node: JSONNode
  private let parent: JSONPointer

  /// `parent` is the pointer to the object.
  init(_ key: String, _ node: JSONNode, in parent: JSONPointer) {
    self.key = key
    self.node = node
    self.parent = parent
  }

  /// The first member under a key, which Swift reads.
  init?(_ key: String, of root: JSONNode) {
    guard let node = root[key] else { return nil }
    self.init(key, node, in: .root)
  }

  /// Nil if the value is not a string or was recovered by a guess.
  var clearText: String? { node.isDamaged ? nil : node.string }

  var location: DocumentLocation { node.location(at: parent.appending(key)) }

  /// The range is in UTF-8 bytes of the text.
  func location(ofText range: Range<Int>) -> DocumentLocation {
    var location = location
    location.bytes = node.bytes(ofUnescaped: [range])[0]
    return location
  }
}
