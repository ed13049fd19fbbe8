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

  /// Whether a key that the model does not have is allowed.
  func allows(_ key: String, in kind: DocumentKind) -> Bool {
    if extraKeys.contains(key) { return true }
    return kind == .entries && (pictureKeys.contains(key) || facts.contains { $0.key == key })
  }

  /// The names under which a key may be written, its own first.
  func names(of key: String) -> [String] {
    [key] + aliases.filter { $0.value == key }.map(\.key).sorted()
  }
}
