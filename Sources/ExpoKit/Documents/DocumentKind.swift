public import ExpoJSON
import ExpoModel

/// The two kinds of documents.
public enum DocumentKind: String, CaseIterable, Sendable {
  /// An array of entries.
  case entries
  /// One object that describes the exposition.
  case exposition

  fileprivate static let sampleSize = 1000

  /// The kind that a document looks like in a search; nil for neither.
  ///
  /// Entries are an array in which at least half of the objects have three keys of an entry, and at
  /// least half have `image_name` or `short_desc`. An exposition is an object with three of its keys,
  /// and `visitors` or a `duration` of two dates. Misspelled keys count among the three, and so do
  /// recovered parts of a broken document. A JSON Schema is neither, although it has a title and a
  /// description.
  public init?(of root: JSONNode, _ dialect: Dialect = .standard) {
    guard let likeness = Likeness(of: root, dialect), likeness.isTelling else { return nil }
    self = likeness.kind
  }

  /// The kind of document that a name in code suggests; nil if it suggests neither or both.
  init?(suggestedBy name: String) {
    let name = name.lowercased()
    let isOfEntries = ["item", "entr"].contains { name.contains($0) }
    let isOfExposition = ["expo", "fair"].contains { name.contains($0) }
    if isOfEntries == isOfExposition { return nil }
    self = isOfEntries ? .entries : .exposition
  }

  func isForm(of root: JSONNode) -> Bool {
    root.kind == (self == .entries ? .array : .object)
  }
}

/// How many keys of a kind an object has, or at least half of the objects in an array.
struct Likeness: Sendable {
  let kind: DocumentKind
  /// The number of keys that are spelled exactly as in the kind or the dialect.
  fileprivate let exact: Int
  /// The same with near spellings.
  fileprivate let own: Int
  /// The same with near spellings and with the names of other models.
  fileprivate let all: Int
  /// Whether it has a correctly spelled key that hardly any other model has.
  fileprivate let hasTellingKey: Bool
  private(set) var isEmptyList = false

  /// The number of keys by which a value looks like a kind.
  static let enough = 3

  var hasThree: Bool { all >= Self.enough }
  var hasTwo: Bool { exact >= 2 }
  /// Whether its keys alone make it a document; the data of any program may have one of them.
  var isTelling: Bool { hasThree && own >= 2 && hasTellingKey }
  /// How its file is recognized if it is not a document.
  var withoutDocument: Recognition { hasThree && exact < Self.enough ? .alike(kind) : .other }
  /// The kind if three keys suggest it, or two that are spelled correctly.
  var kindByKeys: DocumentKind? { hasThree || hasTwo ? kind : nil }
  /// As ``kindByKeys``, but an empty array counts as entries.
  var documentKind: DocumentKind? { isEmptyList ? kind : kindByKeys }
}

extension Likeness {
  /// Nil if it is neither an array nor an object, or a JSON Schema.
  init?(of root: JSONNode, _ dialect: Dialect) {
    switch root.kind {
    case .array:
      let objects = root.elements.prefix(DocumentKind.sampleSize).filter { $0.kind == .object }
      self.init(ofObjects: objects, .entries, dialect)
      isEmptyList = objects.isEmpty && !root.elements.contains { _ in true }
    case .object where root["$schema"]?.string?.contains("json-schema.org/") != true:
      self.init(ofObjects: [root], .exposition, dialect)
    default: return nil
    }
  }

  /// Each count is one that at least half of the objects reach.
  init(ofObjects objects: [JSONNode], _ kind: DocumentKind, _ dialect: Dialect) {
    let keys = KnownKeys(kind, dialect)
    let found = objects.map(keys.likeness)
    let most = { (counts: [Int]) in
      counts.sorted(by: >).dropFirst((counts.count - 1) / 2).first ?? 0
    }
    self.init(
      kind: kind, exact: most(found.map(\.exact)), own: most(found.map(\.own)),
      all: most(found.map(\.all)),
      hasTellingKey: most(found.map { $0.hasTellingKey ? 1 : 0 }) > 0)
  }
}

extension DocumentKind {
  package var memberOrder: JSONFormatter.MemberOrder {
    JSONFormatter.MemberOrder(keys, ofElements: self == .entries)
  }

  var keys: [String] {
    self == .entries
      ? Entry.CodingKeys.allCases.map(\.rawValue) : Exposition.CodingKeys.allCases.map(\.rawValue)
  }

  /// The names of keys in other models: older versions, and apps of other people.
  var aliases: [String: String] {
    switch self {
    case .entries:
      [
        "title": "name", "imageName": "image_name", "image": "image_name",
        "img_name": "image_name", "shortDescription": "short_desc",
        "short_description": "short_desc", "summary": "short_desc", "description": "desc",
        "longDescription": "desc", "fullDescription": "desc", "explanation": "desc",
      ]
    case .exposition:
      [
        "name": "title", "visitorsCount": "visitors", "visitorCount": "visitors",
        "numberOfVisitors": "visitors", "place": "location", "period": "duration",
        "desc": "description",
      ]
    }
  }

  /// Whether the members include one that hardly any other model has.
  fileprivate func isTelling(_ members: [String: JSONNode]) -> Bool {
    if self == .entries { return members["image_name"] != nil || members["short_desc"] != nil }
    guard members["visitors"] == nil else { return true }
    let text = members["duration"]?.string ?? ""
    return switch ExpositionPeriod.Reading(text) {
    case .canonical, .variant, .reversed: true
    // Two dates have more numbers than the three of one day.
    case .impossibleDay: text.split { !$0.isWholeNumber }.count > 3
    case .oneDay, .bareYear, .unreadable: false
    }
  }
}

private struct KnownKeys {
  /// Objects with more members are not entries: their keys are not compared with near spellings.
  static let memberLimit = 16

  // Made once: a document may contain a million lists.
  private static let entries = KnownKeys(.entries)
  private static let exposition = KnownKeys(.exposition)

  private let kind: DocumentKind
  private var names: [String: String]
  private let words: [String: String]
  private let near: NearWords

  init(_ kind: DocumentKind, _ dialect: Dialect) {
    self = kind == .entries ? Self.entries : Self.exposition
    for (name, key) in dialect.aliases where names[key] == key { names[name] = names[name] ?? key }
  }

  private init(_ kind: DocumentKind) {
    self.kind = kind
    names = Dictionary(uniqueKeysWithValues: kind.keys.map { ($0, $0) })
    words = kind.aliases.merging(kind.keys.map { ($0.filter { $0 != "_" }, $0) }) { $1 }
    near = NearWords(kind.keys, isStrict: true)
  }

  func likeness(of object: JSONNode) -> Likeness {
    var exact = [String: JSONNode](minimumCapacity: names.count)
    var others: [String] = []
    for (index, member) in object.members.enumerated() {
      guard let word = member.key.string, word.isQuicklyCompared else { continue }
      if let key = names[word] {
        exact[key] = exact[key] ?? member.value
      } else if index < Self.memberLimit {
        others.append(word)
      }
    }
    let meant = exact.count < Likeness.enough ? others.compactMap(meaning) : []
    let near = Set(meant.filter(\.isNear).map(\.key)).subtracting(exact.keys)
    let all = Set(meant.map(\.key)).subtracting(exact.keys)
    return Likeness(
      kind: kind, exact: exact.count, own: exact.count + near.count,
      all: exact.count + all.count,
      hasTellingKey: kind.isTelling(exact))
  }

  private func meaning(of word: String) -> (key: String, isNear: Bool)? {
    let letters = word.lowercased().filter { $0 != "_" && $0 != "-" }
    if let key = words[word] ?? words[letters] { return (key, key.filter { $0 != "_" } == letters) }
    return near.nearest(to: word).map { ($0, true) }
  }
}

// MARK: - Documents inside other values

extension Dialect {
  /// Whether a value is an entry, or contains a document, by the rule for searches: `{"items": […]}`.
  func isDocumentInside(_ root: JSONNode) -> Bool {
    Likeness(ofObjects: [root], .entries, self).isTelling || kinds(in: root) == [.exposition]
      || textOfJSON(root).flatMap { DocumentKind(of: $0, self) } != nil
      || entries(in: root, at: .root, \.isTelling) != nil
  }

  /// The kinds of the first two elements; nil for one that is not a document.
  func kinds(in array: JSONNode) -> [DocumentKind?] {
    array.elements.prefix(2).map { DocumentKind(of: $0, self) }
  }

  /// How many objects may be around the entries.
  private static let deepest = 3

  /// The first list of entries that is a value or inside it.
  func entries(
    in node: JSONNode, at pointer: JSONPointer, depth: Int = 0, _ isMeant: (Likeness) -> Bool
  ) -> JSONPointer? {
    if node.kind == .array { return Likeness(of: node, self).map(isMeant) == true ? pointer : nil }
    for member in node.members where depth <= Self.deepest {
      let path = pointer.appending(member.key.string ?? "")
      if let found = entries(in: member.value, at: path, depth: depth + 1, isMeant) { return found }
    }
    return nil
  }

  /// The object or array that is the text of a string.
  func textOfJSON(_ node: JSONNode) -> JSONNode? {
    guard let string = node.string else { return nil }
    let tree = JSONTree(reading: SourceFile(name: "", text: string), errorLimit: ErrorLimit(1))
    return tree.isSound && tree.root?.isContainer == true ? tree.root : nil
  }
}
