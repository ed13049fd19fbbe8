import ExpoBase
import ExpoJSON
import ExpoModel
import ExpoSearch

/// The entries of a list, as a comparison reads them: each only if it may have changed.
struct ComparedList {
  let list: EntryList?
  let elements: [EntryList.Element]

  init(_ list: EntryList?) {
    self.list = list
    elements = list.map { Array($0.elements) } ?? []
  }

  var count: Int { elements.count }

  /// The entry at a place, counted from 0.
  func side(_ place: Int) -> Comparison.Side {
    let keys = Entry.CodingKeys.allCases
    let object = list.map { ComparedObject(elements[place].node, keys, $0.dialect) }
    return Comparison.Side(number: elements[place].number, object: object ?? ComparedObject())
  }

  func text(_ key: Entry.CodingKeys, _ place: Int) -> String? {
    list?.text(key, of: elements[place])
  }

  /// Whether two entries have the same bytes in their documents.
  func isSame(_ place: Int, as other: ComparedList, _ otherPlace: Int) -> Bool {
    guard let list, let bytes = other.list?.file.bytes else { return false }
    return list.file.bytes.isSame(
      in: elements[place].bytes, as: bytes.part(other.elements[otherPlace].bytes))
  }

  func hash(_ place: Int) -> UInt64? { list?.file.bytes.hash(of: elements[place].bytes) }
}

/// Which entries of two lists are the same: those with equal bytes, then those with the same image
/// name, the same name, the same text, and at last those with similar texts.
///
/// Of several with one key the first belongs to the first, the second to the second. Nothing is compared
/// pair by pair, so lists of any content take little more than linear time.
struct EntryMatching {
  private let old: ComparedList
  private let new: ComparedList
  /// For each old entry the place of its new one, or -1.
  private(set) var partners: [Int]
  private var openOld: [Int]
  private var openNew: [Int]

  init(_ old: ComparedList, _ new: ComparedList) {
    (self.old, self.new) = (old, new)
    partners = Array(repeating: -1, count: old.count)
    (openOld, openNew) = (Array(0..<old.count), Array(0..<new.count))
    pair { $0.hash($1) }
    pair { list, place in
      Self.key(list.text(.imageName, place)).map { [$0, list.text(.name, place) ?? ""] }
    }
    pair { Self.key($0.text(.imageName, $1)) }
    pair { Self.key($0.text(.name, $1)) }
    pair { Self.key($0.text(.description, $1)) }
    pairSimilar()
  }

  private static func key(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

  private mutating func pair<Key: Hashable>(by key: (ComparedList, Int) -> Key?) {
    if openOld.isEmpty || openNew.isEmpty { return }
    var waiting: [Key: [Int]] = [:]
    for place in openOld.reversed() {
      if let key = key(old, place) { waiting[key, default: []].append(place) }
    }
    for place in openNew {
      guard let key = key(new, place), let partner = waiting[key]?.popLast() else { continue }
      partners[partner] = place
    }
    close()
  }

  private mutating func close() {
    let paired = Set(partners)
    openOld.removeAll { partners[$0] >= 0 }
    openNew.removeAll { paired.contains($0) }
  }

  // MARK: Likeness

  /// How many hashes stand for a text.
  private static let sketchSize = 48
  /// The length of the parts of a text that are compared, in scalars.
  private static let shingle = 5
  /// A part that so many entries have tells nothing.
  private static let common = 12

  /// Pairs entries of whose texts at least half of the sampled parts are the same, the most similar
  /// first.
  private mutating func pairSimilar() {
    if openOld.isEmpty || openNew.isEmpty { return }
    let sketches = (openOld.map { sketch(old, $0) }, openNew.map { sketch(new, $0) })
    var holders: [UInt64: [Int]] = [:]
    for (place, sketch) in zip(openOld, sketches.0) {
      for hash in sketch { holders[hash, default: []].append(place) }
    }
    let sizes = Dictionary(uniqueKeysWithValues: zip(openOld, sketches.0.map(\.count)))
    var pairs: [(shared: Int, old: Int, new: Int)] = []
    for (place, sketch) in zip(openNew, sketches.1) {
      var shared: [Int: Int] = [:]
      for hash in sketch {
        guard let holders = holders[hash], holders.count <= Self.common else { continue }
        for holder in holders { shared[holder, default: 0] += 1 }
      }
      for (holder, count) in shared where count * 2 >= max(sketch.count, sizes[holder] ?? 0) {
        pairs.append((count, holder, place))
      }
    }
    pairs.sort { ($1.shared, $0.old, $0.new) < ($0.shared, $1.old, $1.new) }
    var taken: Set<Int> = []
    for pair in pairs where partners[pair.old] < 0 && taken.insert(pair.new).inserted {
      partners[pair.old] = pair.new
    }
    close()
  }

  /// The lowest hashes of the parts of an entry's texts, as a search folds them.
  private func sketch(_ list: ComparedList, _ place: Int) -> [UInt64] {
    var hashes: Set<UInt64> = []
    for key in [Entry.CodingKeys.name, .shortDescription, .description] {
      let scalars = list.text(key, place)?.searchedScalars ?? []
      for start in scalars.indices.dropLast(Self.shingle - 1) {
        let part = scalars[start..<start + Self.shingle]
        hashes.insert(
          part.reduce(0x9E37_79B9_7F4A_7C15) { ($0 ^ UInt64($1)) &* 0xBF58_476D_1CE4_E5B9 })
      }
    }
    return Array(hashes.sorted().prefix(Self.sketchSize))
  }
}
