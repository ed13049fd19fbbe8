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

  /// The form that all share.
  public static let standard = Dialect()

  /// Describes a dialect.
  public init(
    optionalKeys: Set<String> = [], extraKeys: Set<String> = [], aliases: [String: String] = [:],
    shortDescriptionLimit: Int? = nil
  ) {
    self.optionalKeys = optionalKeys
    self.extraKeys = extraKeys
    self.aliases = aliases
    self.shortDescriptionLimit = shortDescriptionLimit
  }

  /// The accepted spellings of a key, its own first.
  func names(of key: String) -> [String] {
    [key] + aliases.filter { $0.value == key }.map(\.key).sorted()
  }
}
