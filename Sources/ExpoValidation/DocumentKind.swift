public import ExpoJSON
import ExpoModel

/// The two kinds of document there are.
public enum DocumentKind: String, CaseIterable, Sendable {
  /// An array of entries.
  case entries
  /// One object that describes the exposition.
  case exposition

  /// How many keys of a kind make an object look like it.
  private static let enough = 2

  /// The kind that a document looks like; nil if it looks like neither.
  ///
  /// An array with an object that has two keys of an entry looks like entries, an object with two
  /// keys of an exposition like an exposition. What was recovered of a broken document counts. A
  /// JSON Schema, which has a title and a description too, looks like neither.
  public init?(of root: JSONNode, _ dialect: Dialect = .standard) {
    switch root.kind {
    case .array where root.elements.contains { Self.looksLikeEntry($0, dialect) }: self = .entries
    case .object where root["$schema"]?.string?.contains("json-schema.org/") == true: return nil
    case .object where Self.has(Exposition.CodingKeys.self, root, dialect): self = .exposition
    default: return nil
    }
  }

  /// Whether an object has two keys of an entry.
  static func looksLikeEntry(_ node: JSONNode, _ dialect: Dialect) -> Bool {
    node.kind == .object && has(Entry.CodingKeys.self, node, dialect)
  }

  private static func has<Keys: CodingKey & CaseIterable>(
    _ keys: Keys.Type, _ object: JSONNode, _ dialect: Dialect
  ) -> Bool {
    keys.allCases.count { key in
      dialect.names(of: key.stringValue).contains { object[$0] != nil }
    } >= enough
  }
}
