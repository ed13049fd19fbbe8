public import ExpoModel

/// How a project's documents differ from the form that all share.
public struct Dialect: Equatable, Sendable {
  /// Keys that may be missing.
  public var optionalKeys: Set<String>
  /// Keys that are allowed though nothing reads them.
  public var extraKeys: Set<String>
  /// Other names of keys: `["imageName": "image_name"]`.
  public var aliases: [String: String]
  /// The most characters of a short description; nil for no limit.
  public var shortDescriptionLimit: Int?
  /// Members that entries may have beyond the four, in the order they are shown.
  public var facts: [FactMember]
  /// The key of an entry's member that describes its picture in words; nil for none.
  public var alternativeKey: String?

  /// The form that all share.
  public static let standard = Dialect()

  /// Describes a dialect.
  public init(
    optionalKeys: Set<String> = [], extraKeys: Set<String> = [], aliases: [String: String] = [:],
    shortDescriptionLimit: Int? = nil, facts: [FactMember] = [], alternativeKey: String? = nil
  ) {
    self.optionalKeys = optionalKeys
    self.extraKeys = extraKeys
    self.aliases = aliases
    self.shortDescriptionLimit = shortDescriptionLimit
    self.facts = facts
    self.alternativeKey = alternativeKey
  }

  /// Whether a key that no type reads is allowed in a document of a kind.
  func allows(_ key: String, in kind: DocumentKind) -> Bool {
    if extraKeys.contains(key) { return true }
    return kind == .entries && (key == alternativeKey || facts.contains { $0.key == key })
  }

  /// The accepted spellings of a key, its own first.
  func names(of key: String) -> [String] {
    [key] + aliases.filter { $0.value == key }.map(\.key).sorted()
  }
}
