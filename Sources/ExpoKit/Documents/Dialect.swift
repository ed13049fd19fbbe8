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
  /// Members that entries may have beyond the four, in the order they are shown.
  public var facts: [FactMember]
  /// The key of an entry's member that describes its picture in words; nil for none.
  public var alternativeKey: String?

  /// The common form, without differences.
  public static let standard = Dialect()

  /// Creates a dialect.
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

/// What keys are called elsewhere: in models that were written first, and in other people's data.
enum KeyAliases {
  static func of(_ kind: DocumentKind) -> [String: String] {
    switch kind {
    case .entries: entries
    case .exposition: exposition
    }
  }

  private static let entries = [
    "title": "name", "imageName": "image_name", "image": "image_name", "img_name": "image_name",
    "shortDescription": "short_desc", "short_description": "short_desc", "summary": "short_desc",
    "description": "desc", "longDescription": "desc", "fullDescription": "desc",
    "explanation": "desc",
  ]

  private static let exposition = [
    "name": "title", "visitorsCount": "visitors", "visitorCount": "visitors",
    "numberOfVisitors": "visitors", "place": "location", "period": "duration",
    "desc": "description",
  ]
}
