public import ExpoJSON
import ExpoModel

/// The two kinds of documents.
public enum DocumentKind: String, CaseIterable, Sendable {
  /// An array of entries.
  case entries
  /// One object that describes the exposition.
  case exposition

  /// The number of keys by which an object is recognized as a kind.
  fileprivate static let enough = 3
  /// The number of keys that is enough for a file that is known to be a document.
  private static let enoughInDocument = 2
  /// The number of elements of an array that are examined.
  private static let sampleSize = 1000

  /// The kind that a document looks like; nil if it looks like neither.
  ///
  /// An array looks like entries if most of its objects have three keys of an entry; an object
  /// looks like an exposition if it has three of its keys. Misspelt keys and recovered parts of a
  /// broken document count. A JSON Schema, which has a title and a description too, looks like
  /// neither.
  public init?(of root: JSONNode, _ dialect: Dialect = .standard) {
    guard let kind = Self.looks(of: root, dialect, enough: Self.enough) else { return nil }
    self = kind
  }

  /// The kind of a value that is known to be a document; nil if it is unclear.
  ///
  /// Two correctly spelled keys are enough.
  init?(ofDocument root: JSONNode, _ dialect: Dialect) {
    guard
      let kind = Self.looks(of: root, dialect, enough: Self.enough)
        ?? Self.looks(of: root, dialect, enough: Self.enoughInDocument)
    else { return nil }
    self = kind
  }

  private static func looks(
    of root: JSONNode, _ dialect: Dialect, enough: Int
  ) -> DocumentKind? {
    switch root.kind {
    case .array:
      let keys = KnownKeys(.entries, dialect)
      let objects = root.elements.prefix(sampleSize).filter { $0.kind == .object }
      let alike = objects.count { keys.count(in: $0, enough: enough) >= enough }
      return alike > 0 && alike * 2 >= objects.count ? .entries : nil
    case .object:
      let keys = KnownKeys(.exposition, dialect)
      guard keys.count(in: root, enough: enough) >= enough else { return nil }
      let isSchema = root["$schema"]?.string?.contains("json-schema.org/") == true
      return isSchema ? nil : .exposition
    default: return nil
    }
  }

  /// Whether an object has two keys of an entry.
  static func looksLikeEntry(_ node: JSONNode, _ dialect: Dialect) -> Bool {
    node.kind == .object
      && KnownKeys(.entries, dialect).count(in: node, enough: enoughInDocument) >= enoughInDocument
  }
}

extension DocumentKind {
  /// The kind of a document that was named: an array with nothing in it can only be entries.
  init?(ofNamed root: JSONNode, _ dialect: Dialect = .standard) {
    let isEmptyList = root.kind == .array && !root.elements.contains { _ in true }
    guard let kind = isEmptyList ? .entries : DocumentKind(ofDocument: root, dialect) else {
      return nil
    }
    self = kind
  }

  /// Whether a document of this kind has such a value as its root.
  func isForm(of root: JSONNode) -> Bool {
    root.kind == (self == .entries ? .array : .object)
  }
}

extension DocumentKind {
  /// The order that members have in documents of this kind: that of the model's keys.
  package var memberOrder: JSONFormatter.MemberOrder {
    JSONFormatter.MemberOrder(keys, in: self == .entries ? .elements : .root)
  }

  /// The keys of the model.
  var keys: [String] {
    switch self {
    case .entries: Entry.CodingKeys.allCases.map(\.rawValue)
    case .exposition: Exposition.CodingKeys.allCases.map(\.rawValue)
    }
  }

  /// What keys are called elsewhere: in models that were written first, and in other people's data.
  var aliases: [String: String] {
    switch self {
    case .entries: Self.entryAliases
    case .exposition: Self.expositionAliases
    }
  }

  private static let entryAliases = [
    "title": "name", "imageName": "image_name", "image": "image_name", "img_name": "image_name",
    "shortDescription": "short_desc", "short_description": "short_desc", "summary": "short_desc",
    "description": "desc", "longDescription": "desc", "fullDescription": "desc",
    "explanation": "desc",
  ]

  private static let expositionAliases = [
    "name": "title", "visitorsCount": "visitors", "visitorCount": "visitors",
    "numberOfVisitors": "visitors", "place": "location", "period": "duration",
    "desc": "description",
  ]
}

/// The keys of a kind of document, with the other names they have.
private struct KnownKeys {
  /// How the keys of a kind may be spelled: their words and other names, and what is near to them.
  private struct Spellings {
    let words: [String: String]
    let near: NearWords

    init(_ kind: DocumentKind) {
      let plain = kind.keys.map { ($0.filter { $0 != "_" }, $0) }
      words = kind.aliases.merging(plain) { other, _ in other }
      near = NearWords(kind.keys)
    }
  }

  private static let entries = Spellings(.entries)
  private static let exposition = Spellings(.exposition)

  private let keys: [String]
  private let spellings: Spellings
  /// The project's names of keys.
  private let names: [String: String]

  init(_ kind: DocumentKind, _ dialect: Dialect) {
    keys = kind.keys
    spellings = kind == .entries ? Self.entries : Self.exposition
    names = dialect.aliases
  }

  /// The number of the keys that an object has; misspelt keys count from three keys on.
  ///
  /// Zero for an object of fewer members than are enough.
  func count(in object: JSONNode, enough: Int) -> Int {
    guard object.members.dropFirst(enough - 1).contains(where: { _ in true }) else { return 0 }
    let missing = missing(in: object)
    let exact = keys.count - missing.count
    return exact >= enough || enough < DocumentKind.enough
      ? exact : exact + near(missing, in: object)
  }

  /// The keys that an object has under none of their names.
  ///
  /// Looking a key up is quick in a small object. Of a large one, whose keys may all be repaired, each
  /// member is read once.
  private func missing(in object: JSONNode) -> [String] {
    let isLarge = object.members.dropFirst(Self.memberLimit).contains { _ in true }
    return isLarge
      ? missing(amongManyOf: object)
      : keys.filter { key in
        object[key] == nil && !names.contains { $0.value == key && object[$0.key] != nil }
      }
  }

  private func missing(amongManyOf object: JSONNode) -> [String] {
    var missing = keys
    for (key, _) in object.members where !missing.isEmpty {
      let word = key.isSound ? nil : key.string
      let isName = { name in word.map { $0 == name } ?? key.equals(name) }
      missing.removeAll { known in
        isName(known) || names.contains { $0.value == known && isName($0.key) }
      }
    }
    return missing
  }

  /// The number of the missing keys that an object has in a misspelling.
  private func near(_ keys: [String], in object: JSONNode) -> Int {
    var missing = Set(keys)
    // An object of many members is no entry: near spellings are looked for among the first.
    for (key, _) in object.members.prefix(Self.memberLimit) {
      guard let word = key.string, let meant = meaning(of: word) else { continue }
      missing.remove(meant)
    }
    return keys.count - missing.count
  }

  private static let memberLimit = 16

  private func meaning(of word: String) -> String? {
    let folded = word.lowercased().filter { $0 != "_" && $0 != "-" }
    return spellings.words[word] ?? spellings.words[folded] ?? spellings.near.nearest(to: word)
  }
}
