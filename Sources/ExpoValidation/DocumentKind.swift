import ExpoDiagnostics
public import ExpoJSON
import ExpoModel

/// The two kinds of document there are.
public enum DocumentKind: String, CaseIterable, Sendable {
  /// An array of entries.
  case entries
  /// One object that describes the exposition.
  case exposition

  /// How many keys of a kind an object has that looks like it.
  fileprivate static let enough = 3
  /// How many keys are enough where something is known to be a document.
  private static let enoughInDocument = 2
  /// How many elements of an array are looked at.
  private static let sampleSize = 1000

  /// The kind that a document looks like; nil if it looks like neither.
  ///
  /// An array looks like entries if most of its objects have three keys of an entry, an object like
  /// an exposition if it has three of its keys; near spellings count. What was recovered of a broken
  /// document counts. A JSON Schema, which has a title and a description too, looks like neither.
  public init?(of root: JSONNode, _ dialect: Dialect = .standard) {
    guard let kind = Self.looks(of: root, dialect, enough: Self.enough) else { return nil }
    self = kind
  }

  /// The kind of what is known to be a document, if it can be told: two keys are enough, spelled as
  /// they should be.
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

/// The keys of a kind of document, with the other names they have.
private struct KnownKeys {
  private let keys: [String]
  /// What the project calls keys, and what they are called elsewhere.
  private let names, aliases: [String: String]

  init(_ kind: DocumentKind, _ dialect: Dialect) {
    keys =
      switch kind {
      case .entries: Entry.CodingKeys.allCases.map(\.rawValue)
      case .exposition: Exposition.CodingKeys.allCases.map(\.rawValue)
      }
    names = dialect.aliases
    aliases = KeyAliases.of(kind)
  }

  /// How many of the keys an object has; near spellings count from three keys on.
  func count(in object: JSONNode, enough: Int) -> Int {
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

  /// How many of the missing keys an object has in near spellings.
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
    if let meant = aliases[word] { return meant }
    let folded = word.lowercased().filter { $0 != "_" && $0 != "-" }
    return keys.first { $0.filter { $0 != "_" } == folded }
      ?? EditDistance.nearest(to: word, among: keys)
  }
}
