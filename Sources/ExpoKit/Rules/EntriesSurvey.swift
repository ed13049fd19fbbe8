import ExpoJSON
import ExpoModel

/// One walk over a list of entries that finds the few that rules must check.
///
/// A plain record of sound strings with unique names and no doubtful white space breaks no rule of
/// shape or content; only two hashes are computed for it.
struct EntriesSurvey {
  /// The index of an entry, and its index among all values of the document.
  private typealias Place = (index: Int, position: Int)

  /// How many elements there are.
  private(set) var count = 0
  /// What is not a plain record.
  private(set) var irregular: [EntryList.Element] = []
  /// Plain records with a text that a rule may have something to say about.
  private(set) var doubtful: [EntryList.Element] = []
  /// Entries that have a text of another before them, or the same hash by chance, in order.
  private(set) var repeats:
    [(key: Entry.CodingKeys, first: EntryList.Element, second: EntryList.Element)] = []
  /// Whether texts that differ in their bytes may still be the same, so that hashes do not tell.
  private var needsComparison = false

  /// The keys that should be different in every entry.
  private static let unique: [Entry.CodingKeys] = [.name, .imageName]

  /// Walks over the elements of an array.
  ///
  /// - Parameters:
  ///   - root: The array.
  ///   - rules: The rules for entries.
  ///   - readsTexts: Whether more than the shape is asked for.
  init(_ root: JSONNode, _ rules: EntriesRules, readsTexts: Bool) {
    var records = JSONRecords(of: root, keys: rules.keys)
    var seen = Self.unique.map { _ in [UInt64: Place]() }
    while records.next() {
      count += 1
      if !records.isPlain {
        irregular.append(EntryList.Element(number: records.index + 1, node: records.node))
      } else if readsTexts, rules.mayApply(to: records) {
        doubtful.append(EntryList.Element(number: records.index + 1, node: records.node))
      }
      guard readsTexts, !needsComparison, records.isPlain || records.node.kind == .object
      else { continue }
      for (index, key) in Self.unique.enumerated() {
        note(key, of: records, rules, in: &seen[index])
      }
    }
    if needsComparison { findRepeats(in: root, rules) }
  }

  /// Finds the repeats by the texts themselves, as Swift compares them.
  private mutating func findRepeats(in root: JSONNode, _ rules: EntriesRules) {
    var seen = Self.unique.map { _ in [String: EntryList.Element]() }
    repeats = []
    for (number, entry) in root.elements.enumerated() {
      let element = EntryList.Element(number: number + 1, node: entry)
      for (index, key) in Self.unique.enumerated() {
        guard let text = rules.clearText(key, of: entry)?.trimmingWhitespace, !text.isEmpty else {
          continue
        }
        if let first = seen[index][text] {
          repeats.append((key, first, element))
        } else {
          seen[index][text] = element
        }
      }
    }
  }

  /// Notes the text of an entry under a key that should be unique.
  private mutating func note(
    _ key: Entry.CodingKeys, of records: JSONRecords, _ rules: EntriesRules,
    in seen: inout [UInt64: Place]
  ) {
    guard let hash = hash(of: key, records, rules) else { return }
    guard let first = seen.updateValue((records.index, records.position), forKey: hash) else {
      return
    }
    seen[hash] = first
    repeats.append(
      (
        key, EntryList.Element(number: first.index + 1, node: records.node(at: first.position)),
        EntryList.Element(number: records.index + 1, node: records.node)
      ))
  }

  /// The hash of a text without the white space around it; nil if it says nothing.
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

/// A member of a document under one of its known keys, with its place.
struct Member {
  let key: String
  let node: JSONNode
  private let parent: JSONPointer

  /// Creates a member: the value of a key of the object at a pointer.
  init(_ key: String, _ node: JSONNode, in parent: JSONPointer) {
    self.key = key
    self.node = node
    self.parent = parent
  }

  /// The first member under a key of the root, the one Swift reads; nil if there is none.
  init?(_ key: String, of root: JSONNode) {
    guard let node = root[key] else { return nil }
    self.init(key, node, in: .root)
  }

  /// The text, if it is text and what it says is not a guess.
  var clearText: String? { node.isDamaged ? nil : node.string }

  /// The place of the value.
  var location: DocumentLocation { node.location(at: parent.appending(key)) }

  /// The place of a part of the text, given in UTF-8 bytes of it.
  func location(ofText range: Range<Int>) -> DocumentLocation {
    var location = node.location(at: parent.appending(key))
    location.bytes = node.bytes(ofUnescaped: range)
    return location
  }
}
