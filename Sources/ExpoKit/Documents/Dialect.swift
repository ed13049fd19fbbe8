import ExpoJSON
public import ExpoModel

/// A project's differences from the common form of documents.
public struct Dialect: Equatable, Sendable {
  /// Keys that may be missing.
  public var optionalKeys: Set<String>
  /// Further keys that are allowed.
  public var extraKeys: Set<String>
  /// Other names of keys: `["imageName": "image_name"]`.
  public var aliases: [String: String]
  /// The maximum length of a short description in characters; nil for no limit.
  public var shortDescriptionLimit: Int?
  /// Further keys of entries, with their labels, in the order they are shown.
  public var facts: [FactMember]
  /// The key with the alternative text of an entry's image; nil for none.
  public var alternativeKey: String?
  /// The key with the creator of an entry's image; nil for none.
  public var creditKey: String?
  /// The key with the license of an entry's image; nil for none.
  public var licenseKey: String?
  /// The key with the origin of an entry's image; nil for none.
  public var sourceKey: String?

  /// The common form, without differences.
  public static let standard = Dialect()

  /// Creates a dialect.
  public init(
    optionalKeys: Set<String> = [], extraKeys: Set<String> = [], aliases: [String: String] = [:],
    shortDescriptionLimit: Int? = nil, facts: [FactMember] = [], alternativeKey: String? = nil,
    creditKey: String? = nil, licenseKey: String? = nil, sourceKey: String? = nil
  ) {
    self.optionalKeys = optionalKeys
    self.extraKeys = extraKeys
    self.aliases = aliases
    self.shortDescriptionLimit = shortDescriptionLimit
    self.facts = facts
    self.alternativeKey = alternativeKey
    self.creditKey = creditKey
    self.licenseKey = licenseKey
    self.sourceKey = sourceKey
  }

  /// The keys with facts about an entry's image; their values are strings.
  var pictureKeys: [String] {
    [alternativeKey, creditKey, licenseKey, sourceKey].compactMap(\.self)
  }

  /// Whether a key that no type reads is allowed.
  func allows(_ key: String, in kind: DocumentKind) -> Bool {
    if extraKeys.contains(key) { return true }
    return kind == .entries && (pictureKeys.contains(key) || facts.contains { $0.key == key })
  }

  /// Its own spelling first.
  func names(of key: String) -> [String] {
    [key] + aliases.filter { $0.value == key }.map(\.key).sorted()
  }
}

// MARK: - Reading members

/// Reads each member of an object by itself. `{"name": "해금", "short_desc": 3}` → `name` readable,
/// `short_desc` unreadable, `desc` missing. A string that is not valid JSON is readable if its
/// meaning is certain: `"a⇥b"`.
extension Dialect {
  func partialEntry(_ object: JSONNode) -> PartialEntry {
    PartialEntry { string($0, of: object) }
  }

  func partialExposition(_ object: JSONNode) -> PartialExposition {
    let visitors = member(Exposition.CodingKeys.visitors, of: object) {
      ExpoDecoder().collect(Int.self, from: $0).value
    }
    return PartialExposition(visitors: visitors) { string($0, of: object) }
  }

  func string(_ key: some CodingKey, of object: JSONNode) -> PartialMember<String> {
    member(key, of: object) { $0.isDamaged ? nil : $0.string }
  }

  func node(_ key: some CodingKey, of object: JSONNode) -> JSONNode? {
    node(named: key.stringValue, of: object)
  }

  func node(named key: String, of object: JSONNode) -> JSONNode? {
    if aliases.isEmpty { return object[key] }
    return names(of: key).lazy.compactMap { object[$0] }.first { _ in true }
  }

  private func member<Value>(
    _ key: some CodingKey, of object: JSONNode, _ value: (JSONNode) -> Value?
  ) -> PartialMember<Value> {
    guard object.kind == .object else { return .unreadable }
    guard let node = node(key, of: object) else {
      if optionalKeys.contains(key.stringValue) { return .omitted }
      // The member may be in what recovery dropped.
      return object.isDamaged ? .unreadable : .missing
    }
    return value(node).map { .readable($0) } ?? .unreadable
  }
}
